import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { NamedTee } from '#golf/course/propose-tee.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** What is known of a player's tees and ratings. */
export type PlayerTees = { gender: string | null; usualTeeName: string | null; usualTeeColor: string | null }

export async function findPlayerTees(
  db: Queryable,
  userId: string,
): Promise<(PlayerTees & { handicapIndex: number | null }) | undefined> {
  const rows = await db
    .select({
      gender: users.gender,
      usualTeeName: users.usualTeeName,
      usualTeeColor: users.usualTeeColor,
      handicapIndex: users.handicapIndex,
    })
    .from(users)
    .where(eq(users.id, userId))
  return rows[0]
}

export function usualTeeOf({ usualTeeName, usualTeeColor }: PlayerTees): NamedTee | null {
  return usualTeeName === null ? null : { name: usualTeeName, color: usualTeeColor ?? '' }
}

/** `tee` null forgets it. */
export async function keepUsualTee(tx: Queryable, userId: string, tee: NamedTee | null): Promise<void> {
  await tx
    .update(users)
    .set({ usualTeeName: tee?.name ?? null, usualTeeColor: tee?.color ?? null })
    .where(eq(users.id, userId))
}

/** The tee of the player's newest round on a course. Walks the player's rounds by index. */
export async function findLastTeeId(
  db: Queryable,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<string | null> {
  const rows = await db
    .select({ teeId: rounds.teeId })
    .from(rounds)
    .where(
      and(
        eq(rounds.userId, userId),
        eq(rounds.courseId, courseId),
        inArray(rounds.status, ['in_progress', 'submitted']),
        isNotNull(rounds.teeId),
      ),
    )
    .orderBy(desc(rounds.startedAt))
    .limit(1)
  return rows[0]?.teeId ?? null
}

/** The tee of the player's newest round on each course of a club. */
export async function listLastTees(
  db: Queryable,
  { userId, clubId }: { userId: string; clubId: string },
): Promise<{ courseId: string; teeId: string }[]> {
  const rows = await db
    .selectDistinctOn([rounds.courseId], { courseId: rounds.courseId, teeId: rounds.teeId })
    .from(rounds)
    .where(
      and(
        eq(rounds.userId, userId),
        eq(rounds.clubId, clubId),
        inArray(rounds.status, ['in_progress', 'submitted']),
        isNotNull(rounds.teeId),
      ),
    )
    .orderBy(rounds.courseId, desc(rounds.startedAt))
  return rows.flatMap(({ courseId, teeId }) => (teeId === null ? [] : [{ courseId, teeId }]))
}
