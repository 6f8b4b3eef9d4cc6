import { and, asc, eq, sql } from 'drizzle-orm'
import { handicapScores } from '../../platform/db/tables/handicap-scores.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

type RoundRow = typeof rounds.$inferSelect

/** Every card of a competition's round, taken off ones included, locked until the transaction ends; in the order of their ids. */
export async function lockCardsOfRound(
  tx: Queryable,
  { competitionId, roundNumber }: { competitionId: string; roundNumber: number },
): Promise<RoundRow[]> {
  return tx
    .select()
    .from(rounds)
    .where(and(eq(rounds.competitionId, competitionId), eq(rounds.roundNumber, roundNumber)))
    .orderBy(asc(rounds.id))
    .for('no key update')
}

/** How many of these cards count for the Handicap Index. */
export async function countOnRecord(db: Queryable, cards: readonly RoundRow[]): Promise<number> {
  if (cards.length === 0) return 0
  const userIds = [...new Set(cards.map(({ userId }) => userId))]
  const roundIds = cards.map(({ id }) => id)
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${handicapScores} s
    where s.user_id = any(${sql.param(userIds)}::text[]) and s.round_id = any(${sql.param(roundIds)}::text[])
      and s.differential is not null
      and not exists (select 1 from ${handicapScores} later where later.replaces_id = s.id)`)
  return rows[0]?.count ?? 0
}
