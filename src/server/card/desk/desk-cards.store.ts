import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { isFromPaper } from '../../platform/db/from-paper.ts'
import type { OfClub } from '../../platform/db/of-club.ts'
import { cardObjections } from '../../platform/db/tables/card-objections.ts'
import { competitionEntries } from '../../platform/db/tables/competitions.ts'
import { kioskHandIns } from '../../platform/db/tables/kiosks.ts'
import { notices } from '../../platform/db/tables/notices.ts'
import { holeEntries, markerCards, rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { hasAccount, holeCount, playerName, thru } from '../../platform/db/entrant-columns.ts'

/** The cards of every entered player by name. Entries, rounds and scores are read by their keys. */
export async function listEnteredCards(db: Queryable, competition: OfClub) {
  return db
    .select({
      userId: users.id,
      playerName,
      hasAccount,
      ruling: competitionEntries.cardStatus,
      reason: competitionEntries.cardReason,
      roundId: rounds.id,
      roundNumber: rounds.roundNumber,
      isHandedIn: sql<boolean>`coalesce(${rounds.status} = 'submitted', false)`,
      totalsOnly: sql<boolean>`coalesce(${rounds.totalsOnly}, false)`,
      totalsConfirmed: sql<boolean>`${rounds.totalsConfirmedAt} is not null`,
      thru,
      holeCount,
      gross: rounds.gross,
      net: rounds.net,
      points: rounds.points,
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
        eq(competitionEntries.competitionId, competition.id),
        eq(competitionEntries.clubId, competition.clubId),
        eq(competitionEntries.status, 'entered'),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id), asc(rounds.roundNumber))
}

/** Open cards of which more than one source says different things of a hole, not all of them at the end. */
export async function listPossibleDifferences(
  db: Queryable,
  { id: competitionId, clubId }: OfClub,
): Promise<{ id: string; season: number }[]> {
  return db
    .selectDistinct({ id: holeEntries.roundId, season: holeEntries.season })
    .from(holeEntries)
    .innerJoin(
      rounds,
      and(
        eq(rounds.id, holeEntries.roundId),
        eq(rounds.clubId, holeEntries.clubId),
        eq(rounds.season, holeEntries.season),
      ),
    )
    .where(
      and(
        eq(rounds.competitionId, competitionId),
        eq(rounds.clubId, clubId),
        eq(rounds.status, 'in_progress'),
      ),
    )
    .groupBy(holeEntries.roundId, holeEntries.season, holeEntries.holeNumber)
    .having(
      sql`count(distinct ${holeEntries.source}) > 1 and count(distinct (${holeEntries.result}, ${holeEntries.strokes})) > 1`,
    )
}

/** The holes of some cards, by their rounds. */
export async function listHolesOf(db: Queryable, roundIds: readonly string[]) {
  if (roundIds.length === 0) return new Map<string, never[]>()
  const rows = await db
    .select({ id: rounds.id, holes: rounds.holes })
    .from(rounds)
    .where(inArray(rounds.id, [...roundIds]))
  return new Map(rows.map(({ id, holes }) => [id, holes]))
}

/** Why a marker refuses an open card, or what its player says is wrong on one that is in, by its round. */
export async function listObjections(
  db: Queryable,
  { id: competitionId, clubId }: OfClub,
): Promise<Map<string, { reason: string | null; hole: number | null }>> {
  const refused = await db
    .select({ roundId: markerCards.roundId, reason: markerCards.refusal })
    .from(markerCards)
    .innerJoin(rounds, eq(rounds.id, markerCards.roundId))
    .where(
      and(
        eq(rounds.competitionId, competitionId),
        eq(rounds.clubId, clubId),
        eq(rounds.status, 'in_progress'),
        isNotNull(markerCards.refusedAt),
      ),
    )
  const atKiosks = await db
    .select({ roundId: kioskHandIns.roundId, reason: kioskHandIns.disputeReason })
    .from(kioskHandIns)
    .innerJoin(rounds, eq(rounds.id, kioskHandIns.roundId))
    .where(
      and(
        eq(rounds.competitionId, competitionId),
        eq(rounds.clubId, clubId),
        isNotNull(kioskHandIns.disputedAt),
        isNull(kioskHandIns.settledAt),
      ),
    )
  const byPlayers = await db
    .select({
      roundId: cardObjections.roundId,
      reason: cardObjections.reason,
      hole: cardObjections.holeNumber,
    })
    .from(cardObjections)
    .innerJoin(rounds, and(eq(rounds.id, cardObjections.roundId), eq(rounds.clubId, cardObjections.clubId)))
    .where(
      and(
        eq(rounds.competitionId, competitionId),
        eq(rounds.clubId, clubId),
        eq(cardObjections.clubId, clubId),
        eq(cardObjections.state, 'open'),
      ),
    )
  const withoutHole = [...refused, ...atKiosks].map((one) => ({ ...one, hole: null }))
  return new Map(
    [...withoutHole, ...byPlayers].map(({ roundId, reason, hole }) => [roundId, { reason, hole }]),
  )
}

/** Who of these was asked for their card after a moment. */
export async function listReminded(
  db: Queryable,
  { competitionId, userIds, after }: { competitionId: string; userIds: readonly string[]; after: Date },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notices.userId })
    .from(notices)
    .where(
      and(
        eq(notices.competitionId, competitionId),
        eq(notices.kind, 'card_wanted'),
        inArray(notices.userId, [...userIds]),
        gt(notices.createdAt, after),
      ),
    )
  return rows.map(({ userId }) => userId)
}
