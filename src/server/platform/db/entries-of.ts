import { and, eq, type SQL } from 'drizzle-orm'
import type { OfCard } from './of-club.ts'
import { holeEntries } from './tables/rounds.ts'

/** The hole entries of a card, from one partition and one club of the store. */
export function entriesOf({ id, clubId, season }: OfCard): SQL | undefined {
  return and(eq(holeEntries.roundId, id), eq(holeEntries.clubId, clubId), eq(holeEntries.season, season))
}
