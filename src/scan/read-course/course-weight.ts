import type { CourseReading, PrintedCell } from '../course-reading.ts'
import { weightOf } from '../read-rows/doubt/reading-weight.ts'

export type ReadCourse = Extract<CourseReading, { outcome: 'read' }>

/** With a larger share of doubtful cells another grid may fit the print better. Chosen by hand on drawn cards. */
const mostDoubtful = 0.1

/** The weight of a course's printed cells. */
export function courseWeight(course: ReadCourse): number {
  return weightOf(cellsOf(course))
}

/**
 * Whether another grid of the photo may give more of the course: only one nine was found, `halfRows` printed rows were found on
 * one of two nines, or much is doubtful.
 */
export function isWeakCourse(course: ReadCourse, halfRows: number): boolean {
  const cells = cellsOf(course)
  const doubtful = cells.filter(({ isDoubtful }) => isDoubtful).length
  return course.notes.includes('nine_holes') || halfRows > 0 || doubtful > mostDoubtful * cells.length
}

/** Whether two grids give the same numbers. Then a third one would hardly give others. */
export function isSameCourse(one: ReadCourse, other: ReadCourse): boolean {
  return numbersOf(one) === numbersOf(other)
}

function numbersOf({ rows }: ReadCourse): string {
  return rows
    .map(({ kind, cells }) => `${kind} ${cells.map(({ value }) => value ?? 'unread').join(',')}`)
    .join(';')
}

function cellsOf({ rows }: ReadCourse): PrintedCell[] {
  return rows.flatMap(({ cells }) => cells)
}
