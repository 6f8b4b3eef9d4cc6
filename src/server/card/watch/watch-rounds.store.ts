import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import { courses } from '../../platform/db/tables/courses.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** The round that a player has brought before. By the index of their rounds. */
export async function findWatchRound(
  db: Queryable,
  { userId, watchRoundId }: { userId: string; watchRoundId: string },
): Promise<{ id: string } | undefined> {
  const rows = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.userId, userId), eq(rounds.watchRoundId, watchRoundId)))
  return rows[0]
}

/** All rounds of a player, played here or brought, that were begun between two moments and not abandoned. */
export async function listRoundsBetween(
  db: Queryable,
  { userId, from, before }: { userId: string; from: Date; before: Date },
) {
  return db
    .select({
      status: rounds.status,
      startedAt: rounds.startedAt,
      courseName: courses.name,
    })
    .from(rounds)
    .innerJoin(courses, eq(courses.id, rounds.courseId))
    .where(
      and(
        eq(rounds.userId, userId),
        inArray(rounds.status, ['in_progress', 'submitted']),
        gte(rounds.startedAt, from),
        lt(rounds.startedAt, before),
      ),
    )
    .orderBy(asc(rounds.startedAt))
}
