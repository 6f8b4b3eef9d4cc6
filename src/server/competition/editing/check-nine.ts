import { isOnNine } from '#golf/course/nine.ts'
import { findCourse } from '../../course/course.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import type { CompetitionRow } from '../competitions.store.ts'
import { refusedMismatch } from './refuse-mismatch.ts'

type Played = Pick<CompetitionRow, 'nine' | 'courseId' | 'competitionType'> & { heldFrom?: number | null }

/** Refuses a nine of a course that has no two, in match play, and one without the hole from which the board is hidden. */
export async function checkNine(
  tx: Transaction,
  { nine, courseId, competitionType, heldFrom }: Played,
): Promise<void> {
  if (nine === null) return
  if (competitionType === 'matchplay')
    throw fieldError('nine', 'Match play is played over all holes of its course. Choose all holes.')
  const holes = courseId === null ? undefined : (await findCourse(tx, courseId))?.holes.length
  if (holes !== undefined && holes !== 18)
    throw fieldError('nine', `This course has ${holes} holes, so all of them are played.`)
  if (heldFrom != null && !isOnNine(heldFrom, nine))
    throw refusedMismatch('nine', { of: 'hidden_holes', from: heldFrom, holes: 18, nine })
}
