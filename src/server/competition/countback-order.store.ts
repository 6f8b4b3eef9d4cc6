import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { CountbackOrder } from '#golf/competition/formats/countback-order.ts'
import { competitions } from '../platform/db/tables/competitions.ts'
import { rounds } from '../platform/db/tables/rounds.ts'
import type { Queryable } from '../platform/db/transaction.ts'

/** Locked, in one order for all. Whether they have started is a question of their dates too. */
export async function listCompetitionsWithoutCards(
  tx: Queryable,
  clubId: string,
): Promise<(typeof competitions.$inferSelect)[]> {
  const hasCard = tx
    .select({ one: sql`1` })
    .from(rounds)
    .where(eq(rounds.competitionId, competitions.id))
  return tx
    .select()
    .from(competitions)
    .where(
      and(
        eq(competitions.clubId, clubId),
        inArray(competitions.status, ['draft', 'upcoming']),
        notExists(hasCard),
      ),
    )
    .orderBy(asc(competitions.id))
    .for('update')
}

export async function setCountbackOrder(
  tx: Queryable,
  competitionId: string,
  order: CountbackOrder,
): Promise<void> {
  await tx.update(competitions).set({ countbackOrder: order }).where(eq(competitions.id, competitionId))
}
