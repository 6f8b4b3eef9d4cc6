import type { Output } from '#contract/platform/call.ts'
import { updateHole } from '#contract/course/course-holes.ts'
import { getCourse, type Course, type WireCourseHole } from '#contract/course/courses.ts'
import { send } from '#web/lib/api.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { changedMeanwhileText } from '#web/messages/en/platform/changed-meanwhile.ts'
import { holeChange, storedText, type HoleField } from './hole-cells.ts'

/** A cell's new text, and the text that it was typed over. */
export type SentCell = { hole: WireCourseHole; field: HoleField; text: string; over: string }

/** Somebody else has changed the same cell meanwhile: the course as it is now, and what to say. Nothing was written. */
export type TakenCell = { taken: Course; text: string }

/**
 * Saves one cell of a course as it was last seen. What somebody else has changed elsewhere on the course is no conflict;
 * another text in this cell is, and so are other stroke indexes, of which this one may take one away (P16).
 */
export async function sendCell(
  course: Course,
  { hole, field, text, over }: SentCell,
): Promise<Output<typeof updateHole.reply> | TakenCell> {
  for (let seen = course; ;) {
    const stored = textIn(seen, hole, field)
    if (stored !== over && stored !== text) return { taken: seen, text: changedTo(stored) }
    try {
      const body = { version: seen.version, ...holeChange(field, text) }
      return await send(updateHole, { params: { holeId: hole.id }, body })
    } catch (fault) {
      const now = readConflict(fault, getCourse.reply)
      if (!now) throw fault
      if (field.endsWith('andicapIndex') && columnOf(seen, field) !== columnOf(now, field))
        return { taken: now, text: changedMeanwhileText.indexes }
      seen = now
    }
  }
}

/** What a cell shows on a course. */
export function textIn(course: Course, { id }: Pick<WireCourseHole, 'id'>, field: HoleField): string {
  const hole = course.holes.find((one) => one.id === id)
  return hole ? storedText(hole, field) : ''
}

function columnOf(course: Course, field: HoleField): string {
  return course.holes.map((hole) => storedText(hole, field)).join()
}

function changedTo(stored: string): string {
  return changedMeanwhileText.changedTo(stored === '' ? changedMeanwhileText.empty : stored)
}
