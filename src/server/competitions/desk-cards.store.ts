import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { cardStatusNamed } from '#domain/competition/card-status.ts'
import { deskCardState, type DeskCardState } from '#domain/competition/desk-card.ts'
import type { CardStatus } from '#domain/competition/card-status.ts'
import { competitionEntries } from '../db/tables/competitions.ts'
import { notices } from '../db/tables/notices.ts'
import { rounds } from '../db/tables/rounds.ts'
import { users } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'
import { playerName, thru } from './entrant-columns.ts'

export type DeskCard = {
  userId: string
  playerName: string
  state: DeskCardState
  ruling: CardStatus
  reason: string | null
  roundId: string | null
  roundNumber: number | null
  thru: number
  holeCount: number
}

/** The cards of every entered player by name, with where each stands. Entries, rounds and scores are read by their keys. */
export async function listDeskCards(db: Queryable, competitionId: string): Promise<DeskCard[]> {
  const rows = await db
    .select({
      userId: users.id,
      playerName,
      ruling: competitionEntries.cardStatus,
      reason: competitionEntries.cardReason,
      roundId: rounds.id,
      roundNumber: rounds.roundNumber,
      isHandedIn: sql<boolean>`coalesce(${rounds.status} = 'submitted', false)`,
      totalsOnly: sql<boolean>`coalesce(${rounds.totalsOnly}, false)`,
      totalsConfirmed: sql<boolean>`${rounds.totalsConfirmedAt} is not null`,
      thru,
      holeCount: sql<number>`coalesce(jsonb_array_length(${rounds.holes}), 0)`,
      markerName: rounds.markerName,
      markerSignature: rounds.markerSignature,
    })
    .from(competitionEntries)
    .innerJoin(users, eq(users.id, competitionEntries.userId))
    .leftJoin(
      rounds,
      and(
        eq(rounds.competitionId, competitionEntries.competitionId),
        eq(rounds.userId, competitionEntries.userId),
        ne(rounds.status, 'abandoned'),
      ),
    )
    .where(and(eq(competitionEntries.competitionId, competitionId), eq(competitionEntries.status, 'entered')))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id), asc(rounds.roundNumber))
  return rows.map((row) => {
    const ruling = cardStatusNamed(row.ruling)
    return {
      ...{ userId: row.userId, playerName: row.playerName, ruling, reason: row.reason },
      ...{ roundId: row.roundId, roundNumber: row.roundNumber, thru: row.thru, holeCount: row.holeCount },
      state: deskCardState({ ...row, ruling, isBegun: row.roundId !== null }),
    }
  })
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
