import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Viewer } from '#contract/club/permissions.ts'
import { roundScorers } from '../../platform/db/tables/rounds.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

type Scorer = { roundId: string; userId: string }

export async function isScorer(db: Queryable, { roundId, userId }: Scorer): Promise<boolean> {
  const rows = await db
    .select({ userId: roundScorers.userId })
    .from(roundScorers)
    .where(and(isOf({ roundId, userId }), isNull(roundScorers.endedAt)))
  return rows.length > 0
}

/** The round as the permission predicates need it: the store is asked only where the viewer is not its player. */
export async function withScorers<Round extends { id: string; userId: string }>(
  db: Queryable,
  viewer: Viewer,
  round: Round,
): Promise<Round & { scorers: string[] }> {
  const { userId } = viewer
  const scores = round.userId !== userId && (await isScorer(db, { roundId: round.id, userId }))
  return { ...round, scorers: scores ? [userId] : [] }
}

/** Who may enter scores on it besides its player, in the order they were added. */
export async function listScorers(db: Queryable, roundId: string) {
  return db
    .select()
    .from(roundScorers)
    .where(and(eq(roundScorers.roundId, roundId), isNull(roundScorers.endedAt)))
    .orderBy(asc(roundScorers.addedAt), asc(roundScorers.userId))
}

/** False where they may already. */
export async function putScorer(
  tx: Queryable,
  row: Scorer & { addedBy: string; addedAt: Date },
): Promise<boolean> {
  const put = await tx
    .insert(roundScorers)
    .values(row)
    .onConflictDoUpdate({
      target: [roundScorers.roundId, roundScorers.userId],
      set: { addedBy: row.addedBy, addedAt: row.addedAt, endedAt: null },
      setWhere: sql`${roundScorers.endedAt} is not null`,
    })
    .returning({ userId: roundScorers.userId })
  return put.length > 0
}

/** False where they might not any more. */
export async function endScorerAt(tx: Queryable, { endedAt, ...scorer }: Scorer & { endedAt: Date }) {
  const ended = await tx
    .update(roundScorers)
    .set({ endedAt })
    .where(and(isOf(scorer), isNull(roundScorers.endedAt)))
    .returning({ userId: roundScorers.userId })
  return ended.length > 0
}

function isOf({ roundId, userId }: Scorer) {
  return and(eq(roundScorers.roundId, roundId), eq(roundScorers.userId, userId))
}
