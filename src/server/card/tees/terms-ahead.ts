import type { CompetitionRow } from '../../competition/competition.ts'
import type { WholeCourse } from '../../course/course.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { readIndexToPlayOff, snapshotTerms } from '../round-terms.ts'
import { proposeForPlayer } from './propose-for-player.ts'
import { findPlayerTees } from './usual-tee.store.ts'

/**
 * What a player's card in a competition would be scored with if it were started at that moment, by the functions that start
 * it. A card that is started later may differ: another tee is chosen, or a score moves the index before.
 */
export async function readTermsAhead(
  db: Queryable,
  input: { userId: string; whole: WholeCourse; competition: CompetitionRow; startsAt: Date },
) {
  const { userId, whole, competition, startsAt } = input
  const person = await findPlayerTees(db, userId)
  if (!person) throw new Error(`There is no user ${userId}`)
  const proposed = await proposeForPlayer(db, { userId, person, whole, competition })
  const { clubId } = whole.course
  const tee = proposed?.tee ?? whole.tees[0] ?? null
  const index = await readIndexToPlayOff(db, startsAt, { userId, clubId, player: person })
  // Several rounds are one card here, on which no hole of one of them is closed.
  const roundNumber = competition.roundCount === 1 ? 1 : 0
  const { nine } = competition
  const terms = snapshotTerms({
    whole,
    competition,
    roundNumber,
    nine,
    tee,
    index,
    gender: person.gender,
  })
  return { ...terms, teeName: tee?.name ?? null, handicapIndex: index }
}
