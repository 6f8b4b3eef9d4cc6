import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { isMessageStanding, type MessageBoard } from '#contract/competition/player-message.ts'
import { playerMessages } from '../../platform/db/tables/player-messages.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type PlayerMessageRow = typeof playerMessages.$inferSelect

export async function findPlayerMessage(db: Queryable, id: string): Promise<PlayerMessageRow | undefined> {
  return (await db.select().from(playerMessages).where(eq(playerMessages.id, id)))[0]
}

export async function insertPlayerMessage(
  tx: Queryable,
  row: typeof playerMessages.$inferInsert,
): Promise<void> {
  await tx.insert(playerMessages).values(row)
}

/** Whether it stood there: one that was taken down stays as it is. */
export async function setTakenDown(tx: Queryable, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const changed = await tx
    .update(playerMessages)
    .set({ takenDownAt: now })
    .where(and(eq(playerMessages.id, id), isNull(playerMessages.takenDownAt)))
    .returning({ id: playerMessages.id })
  return changed.length > 0
}

export async function countMessagesSince(db: Queryable, competitionId: string, since: Date): Promise<number> {
  const rows = await db
    .select({ sent: count() })
    .from(playerMessages)
    .where(and(eq(playerMessages.competitionId, competitionId), gt(playerMessages.sentAt, since)))
  return rows[0]?.sent ?? 0
}

/** The message that was sent last in each of these competitions, by their ids. */
export async function listLastMessages(
  db: Queryable,
  competitionIds: readonly string[],
): Promise<Map<string, PlayerMessageRow>> {
  const rows = await db
    .selectDistinctOn([playerMessages.competitionId])
    .from(playerMessages)
    .where(inArray(playerMessages.competitionId, [...competitionIds]))
    .orderBy(playerMessages.competitionId, desc(playerMessages.sentAt), sql`${playerMessages.id} desc`)
  return new Map(rows.map((row) => [row.competitionId, row]))
}

/** What boards show of the message that was sent last; nothing where it no longer stands. */
export function wireStanding(
  message: PlayerMessageRow | undefined,
  board: MessageBoard,
  now: Date,
): { message?: string } {
  return message !== undefined && isMessageStanding(message, board, now) ? { message: message.text } : {}
}
