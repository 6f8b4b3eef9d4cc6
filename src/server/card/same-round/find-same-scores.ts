import { toResults, type HoleEntry } from '#golf/card/hole-entry.ts'
import { hasSameResults } from '#golf/card/same-round.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import type { RoundRow } from '../rounds.store.ts'
import { listCardsAround, listCardsOfRound, type CardOfRoundRow } from './same-round.store.ts'

type Card = { round: RoundRow; entries: readonly HoleEntry[] }

/**
 * Another card of the player that is handed in and has the same results on the same holes, on the same day and course: most
 * likely the same round of golf. Rounds of one competition are different rounds.
 */
export async function findSameScores(
  db: Queryable,
  card: Card,
  { inCompetition }: { inCompetition?: string } = {},
): Promise<CardOfRoundRow | undefined> {
  for (const { timeZone, ...other } of await listCardsAround(db, card.round, { inCompetition })) {
    if (clubDay(other.round.startedAt, timeZone) !== clubDay(card.round.startedAt, timeZone)) continue
    const entries = await listCountingEntries(db, other.round)
    if (!hasSameResults(played(card), played({ round: other.round, entries }))) continue
    if (!(await hasCardHere(db, { card: card.round, other: other.round }))) return other
  }
  return undefined
}

/** Whether the round of another card has a card of this competition already: two rounds of one competition are never one. */
async function hasCardHere(
  db: Queryable,
  { card, other }: { card: RoundRow; other: CardOfRoundRow['round'] },
): Promise<boolean> {
  if (card.competitionId === null) return false
  return (await listCardsOfRound(db, other)).some(
    ({ round }) =>
      round.id !== card.id && round.status !== 'abandoned' && round.competitionId === card.competitionId,
  )
}

function played({ round, entries }: Card) {
  return { holeNumbers: round.holes.map(({ holeNumber }) => holeNumber), results: toResults(entries) }
}
