import { and, asc, eq, sql } from 'drizzle-orm'
import { cardStatusNamed, type CardStatus } from '#golf/competition/card-status.ts'
import { competitionEntries } from '../../platform/db/tables/competitions.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** An entrant's card and what the committee has ruled on it. */
export type CardRuling = {
  userId: string
  playerName: string
  status: CardStatus
  reason: string | null
  /** Of a disqualified card: its score still counts for the Handicap Index (Rules of Handicapping 2.1b). */
  countsForHandicap: boolean
}

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
      countsForHandicap: competitionEntries.isCardAcceptable,
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
    countsForHandicap: row.countsForHandicap,
  }))
}

export type RulingToSave = {
  userId: string
  status: CardStatus
  reason: string | null
  countsForHandicap: boolean
}

/** Saves the committee's word on some cards in one statement. */
export async function saveCardRulings(
  tx: Queryable,
  {
    competitionId,
    rulings,
    by,
    at,
  }: { competitionId: string; rulings: readonly RulingToSave[]; by: string; at: Date },
): Promise<void> {
  const column = <Key extends keyof RulingToSave>(key: Key) => sql.param(rulings.map((one) => one[key]))
  await tx.execute(sql`
    update competition_entries e
    set card_status = ruled.status, card_reason = ruled.reason, is_card_acceptable = ruled.counts,
      card_set_by = ${by}, card_set_at = ${at.toISOString()}::timestamptz, card_revision = e.card_revision + 1
    from unnest(${column('userId')}::text[], ${column('status')}::text[], ${column('reason')}::text[],
      ${column('countsForHandicap')}::boolean[]) as ruled(user_id, status, reason, counts)
    where e.competition_id = ${competitionId} and e.user_id = ruled.user_id`)
}

/** Whether a card's score may go on the handicap record: not where a committee has disqualified it and said that it may not. */
export async function isScoreAcceptable(
  db: Queryable,
  { competitionId, userId }: { competitionId: string | null; userId: string },
): Promise<boolean> {
  if (competitionId === null) return true
  const rows = await db
    .select({ isAcceptable: competitionEntries.isCardAcceptable })
    .from(competitionEntries)
    .where(and(eq(competitionEntries.competitionId, competitionId), eq(competitionEntries.userId, userId)))
  return rows[0]?.isAcceptable ?? true
}
