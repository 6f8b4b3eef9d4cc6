import { and, eq, notInArray } from 'drizzle-orm'
import { z } from 'zod/mini'
import { prizeKinds, type PrizePlan } from '#golf/competition/prizes/prize-plan.ts'
import { prizePlans, prizeWinners } from '../../platform/db/tables/prizes.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type StoredPlan = PrizePlan & { version: number }

/** A plan as it is stored; categories were checked when they were sent. */
const storedCategories = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(prizeKinds),
    name: z.nullable(z.string()),
    divisionId: z.nullable(z.string()),
    holeNumber: z.nullable(z.number()),
    prizes: z.array(z.object({ amountMinor: z.nullable(z.number()), thing: z.nullable(z.string()) })),
  }),
)

/** Version 0 and nothing to win for a competition whose prizes nobody has set. */
export async function findPlan(db: Queryable, competitionId: string): Promise<StoredPlan> {
  const [row] = await db.select().from(prizePlans).where(eq(prizePlans.id, competitionId))
  if (!row) return { version: 0, isOnePerPlayer: false, categories: [] }
  const { version, isOnePerPlayer, categories } = row
  return { version, isOnePerPlayer, categories: z.parse(storedCategories, categories) }
}

/** Makes the row that `takeVersion` counts on. */
export async function ensurePlan(tx: Queryable, competitionId: string): Promise<void> {
  await tx
    .insert(prizePlans)
    .values({ id: competitionId, version: 0, isOnePerPlayer: false, categories: [] })
    .onConflictDoNothing()
}

/** Writes the plan, and forgets the winners of categories that it no longer has. */
export async function savePlan(tx: Queryable, competitionId: string, plan: PrizePlan): Promise<void> {
  const { isOnePerPlayer, categories } = plan
  await tx.update(prizePlans).set({ isOnePerPlayer, categories }).where(eq(prizePlans.id, competitionId))
  const kept = categories.map(({ id }) => id)
  await tx
    .delete(prizeWinners)
    .where(
      and(
        eq(prizeWinners.competitionId, competitionId),
        kept.length === 0 ? undefined : notInArray(prizeWinners.categoryId, kept),
      ),
    )
}

/** The plan of one competition for a new one, without who won what the committee measured. */
export async function copyPrizes(tx: Queryable, { from, to }: { from: string; to: string }): Promise<void> {
  const { isOnePerPlayer, categories } = await findPlan(tx, from)
  if (categories.length === 0) return
  await tx.insert(prizePlans).values({ id: to, isOnePerPlayer, categories })
}

export type WinnerRow = {
  categoryId: string
  userId: string
  firstName: string
  lastName: string
  measure: string | null
}

export async function listWinners(db: Queryable, competitionId: string): Promise<WinnerRow[]> {
  return db
    .select({
      categoryId: prizeWinners.categoryId,
      userId: prizeWinners.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      measure: prizeWinners.measure,
    })
    .from(prizeWinners)
    .innerJoin(users, eq(users.id, prizeWinners.userId))
    .where(eq(prizeWinners.competitionId, competitionId))
}

export async function saveWinner(tx: Queryable, winner: typeof prizeWinners.$inferInsert): Promise<void> {
  const { userId, measure, setBy, setAt } = winner
  await tx
    .insert(prizeWinners)
    .values(winner)
    .onConflictDoUpdate({
      target: [prizeWinners.competitionId, prizeWinners.categoryId],
      set: { userId, measure, setBy, setAt },
    })
}

export async function deleteWinner(tx: Queryable, competitionId: string, categoryId: string): Promise<void> {
  await tx
    .delete(prizeWinners)
    .where(and(eq(prizeWinners.competitionId, competitionId), eq(prizeWinners.categoryId, categoryId)))
}
