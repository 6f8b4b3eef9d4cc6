import { and, asc, eq, sql } from 'drizzle-orm'
import { cardStatusNamed, type CardStatus } from '#domain/competition/card-status.ts'
import { competitionEntries } from '../db/tables/competitions.ts'
import { users } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'

/** An entrant's card and what the committee has ruled on it. */
export type CardRuling = { userId: string; playerName: string; status: CardStatus; reason: string | null }

/** Everyone entered in a competition, or one of them, with the committee's ruling on their card. */
export async function readCardRulings(
  db: Queryable,
  competitionId: string,
  userId?: string,
): Promise<CardRuling[]> {
  const rows = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      status: competitionEntries.cardStatus,
      reason: competitionEntries.cardReason,
    })
    .from(competitionEntries)
    .innerJoin(users, eq(users.id, competitionEntries.userId))
    .where(
      and(
        eq(competitionEntries.competitionId, competitionId),
        eq(competitionEntries.status, 'entered'),
        userId === undefined ? undefined : eq(competitionEntries.userId, userId),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
  return rows.map((row) => ({
    userId: row.userId,
    playerName: `${row.firstName} ${row.lastName}`.trim() || 'Unknown Player',
    status: cardStatusNamed(row.status),
    reason: row.reason,
  }))
}

export async function saveCardRuling(
  tx: Queryable,
  ruling: {
    competitionId: string
    userId: string
    status: CardStatus
    reason: string | null
    by: string
    at: Date
  },
): Promise<void> {
  await tx
    .update(competitionEntries)
    .set({
      cardStatus: ruling.status,
      cardReason: ruling.reason,
      cardSetBy: ruling.by,
      cardSetAt: ruling.at,
      cardRevision: sql`${competitionEntries.cardRevision} + 1`,
    })
    .where(
      and(
        eq(competitionEntries.competitionId, ruling.competitionId),
        eq(competitionEntries.userId, ruling.userId),
      ),
    )
}
