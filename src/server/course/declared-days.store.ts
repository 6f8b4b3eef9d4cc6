import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Day } from '#golf/day.ts'
import { declaredFrom, type Declared } from '#golf/handicap/not-for-handicap.ts'
import { courses, daysNotForHandicap } from '../platform/db/tables/courses.ts'
import type { Queryable } from '../platform/db/transaction.ts'

/** What is declared of a course on a day (D43). `lock`: it stays so until the transaction ends. */
export async function findDeclaredDay(
  db: Queryable,
  { courseId, day, lock }: { courseId: string; day: Day; lock: 'share' | false },
): Promise<Declared | undefined> {
  const query = db
    .select({ reason: daysNotForHandicap.reason, note: daysNotForHandicap.note })
    .from(courses)
    .leftJoin(
      daysNotForHandicap,
      and(
        eq(daysNotForHandicap.courseId, courses.id),
        eq(daysNotForHandicap.clubId, courses.clubId),
        lte(daysNotForHandicap.fromDay, day),
        gte(daysNotForHandicap.untilDay, day),
      ),
    )
    .where(eq(courses.id, courseId))
  const [found] = lock === 'share' ? await query.for('share', { of: courses }) : await query
  return found ? declaredFrom(found.reason, found.note) : undefined
}

export type DaysRow = typeof daysNotForHandicap.$inferSelect

/** Of several courses, by their first day. */
export async function listDeclaredDays(db: Queryable, courseIds: readonly string[]): Promise<DaysRow[]> {
  if (courseIds.length === 0) return []
  return db
    .select()
    .from(daysNotForHandicap)
    .where(inArray(daysNotForHandicap.courseId, [...courseIds]))
    .orderBy(asc(daysNotForHandicap.fromDay))
}

export async function insertDays(tx: Queryable, days: typeof daysNotForHandicap.$inferInsert): Promise<void> {
  await tx.insert(daysNotForHandicap).values(days)
}

export async function changeDays(
  tx: Queryable,
  id: string,
  days: Partial<Pick<DaysRow, 'fromDay' | 'untilDay'>>,
): Promise<void> {
  await tx.update(daysNotForHandicap).set(days).where(eq(daysNotForHandicap.id, id))
}

export async function deleteDays(tx: Queryable, id: string): Promise<void> {
  await tx.delete(daysNotForHandicap).where(eq(daysNotForHandicap.id, id))
}
