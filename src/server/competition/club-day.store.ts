import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { isFromPaper } from '../platform/db/from-paper.ts'
import { competitionEntries } from '../platform/db/tables/competitions.ts'
import { memberships } from '../platform/db/tables/clubs.ts'
import { rounds } from '../platform/db/tables/rounds.ts'
import { users } from '../platform/db/tables/users.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import { holeCount, playerName, thru } from '../platform/db/entrant-columns.ts'

/** An entrant on whose card the committee has not ruled; `roundId` is null before the card is begun. */
export type EntrantOfDay = {
  competitionId: string
  userId: string
  playerName: string
  roundId: string | null
  /** Of the card, from 1; null before one is begun. An entrant of several rounds comes with each of their cards. */
  roundNumber: number | null
  isHandedIn: boolean
  totalsOnly: boolean
  totalsConfirmed: boolean
  /** Fixed when the card was handed in. */
  gross: number | null
  net: number | null
  points: number | null
  thru: number
  holeCount: number
  markerName: string | null
  markerSignature: string | null
  isFromPaper: boolean
}

/** The entrants of some competitions of a club with their cards, least played first. Entries, rounds and scores are read by their keys. */
export async function listEntrantsOfDay(
  db: Queryable,
  { clubId, competitionIds }: { clubId: string; competitionIds: readonly string[] },
): Promise<EntrantOfDay[]> {
  if (competitionIds.length === 0) return []
  return db
    .select({
      competitionId: competitionEntries.competitionId,
      userId: users.id,
      playerName,
      roundId: rounds.id,
      roundNumber: rounds.roundNumber,
      isHandedIn: sql<boolean>`coalesce(${rounds.status} = 'submitted', false)`,
      totalsOnly: sql<boolean>`coalesce(${rounds.totalsOnly}, false)`,
      totalsConfirmed: sql<boolean>`${rounds.totalsConfirmedAt} is not null`,
      gross: rounds.gross,
      net: rounds.net,
      points: rounds.points,
      thru,
      holeCount,
      markerName: rounds.markerName,
      markerSignature: rounds.markerSignature,
      isFromPaper: isFromPaper(rounds),
    })
    .from(competitionEntries)
    .innerJoin(users, eq(users.id, competitionEntries.userId))
    .leftJoin(
      rounds,
      and(
        eq(rounds.competitionId, competitionEntries.competitionId),
        eq(rounds.userId, competitionEntries.userId),
        eq(rounds.clubId, competitionEntries.clubId),
        ne(rounds.status, 'abandoned'),
      ),
    )
    .where(
      and(
        inArray(competitionEntries.competitionId, [...competitionIds]),
        eq(competitionEntries.clubId, clubId),
        eq(competitionEntries.status, 'entered'),
        eq(competitionEntries.cardStatus, 'playing'),
      ),
    )
    .orderBy(asc(thru), asc(users.lastName), asc(users.firstName), asc(users.id))
}

/** The last round of which each entrant has a card; 0 before the first. */
export function lastRounds(cards: readonly EntrantOfDay[]): Map<string, number> {
  const last = new Map<string, number>()
  for (const { userId, roundNumber } of cards)
    last.set(userId, Math.max(roundNumber ?? 0, last.get(userId) ?? 0))
  return last
}

/** Who has not begun a round of one competition; of several rounds with the first of them. */
export function roundsNotBegun(cards: readonly EntrantOfDay[], roundCount: number) {
  const names = new Map(cards.map(({ userId, playerName }) => [userId, playerName]))
  return [...lastRounds(cards)]
    .filter(([, last]) => last < roundCount)
    .map(([userId, last]) => ({
      userId,
      playerName: names.get(userId) ?? '',
      ...(roundCount > 1 && { roundNumber: last + 1 }),
    }))
}

/** A card that was handed in with totals and no holes, which nobody of the club has confirmed (D8). */
export function hasUnconfirmedTotals<Card extends EntrantOfDay>(
  card: Card,
): card is Card & { roundId: string } {
  return card.roundId !== null && card.isHandedIn && card.totalsOnly && !card.totalsConfirmed
}

const MOST_WAITING = 10

/** Who waits to be let into the club, longest first. */
export async function listWaitingMembers(
  db: Queryable,
  clubId: string,
): Promise<{ id: string; firstName: string; lastName: string }[]> {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.clubId, clubId), eq(memberships.status, 'pending')))
    .orderBy(asc(memberships.joinedAt), asc(users.id))
    .limit(MOST_WAITING)
}
