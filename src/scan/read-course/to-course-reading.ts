import type { CourseNote, CourseReading, PrintedRow } from '../course-reading.ts'
import type { FoundCard } from '../find-card/find-card.ts'
import type { GreyImage } from '../photo/grey-image.ts'
import { quadIn } from '../read-rows/quad-in.ts'
import { readPrintedRow, type SeenRow } from './read-printed-row.ts'

/** A row of pars with more doubtful cells than this share is a row of something else. */
const mostDoubtful = 0.5

/** The printed rows as a CourseReading; without a row of pars it is no card of a course. */
export function toCourseReading(card: FoundCard, seen: readonly SeenRow[], photo: GreyImage): CourseReading {
  const rows = seen
    .map((row) => readPrintedRow(row, (cell) => quadIn(photo, card, cell)))
    .filter((row) => share(row) <= mostDoubtful || row.kind === 'length')
  if (!rows.some(({ kind }) => kind === 'par')) return { outcome: 'unreadable', reason: 'no_pars' }
  const notes: CourseNote[] = []
  if (card.quarters !== 0) notes.push('was_turned')
  if (!card.back) notes.push('nine_holes')
  return { outcome: 'read', rows, notes }
}

function share({ cells }: PrintedRow): number {
  return cells.filter(({ isDoubtful }) => isDoubtful).length / Math.max(1, cells.length)
}
