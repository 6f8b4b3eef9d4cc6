import { and, eq, gte, lte } from 'drizzle-orm'
import type { Day } from '#domain/day.ts'
import { declaredFrom, type Declared } from '#domain/handicap/not-for-handicap.ts'
import { courses, daysNotForHandicap } from '../db/tables/courses.ts'
import type { Queryable } from '../db/transaction.ts'

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
        lte(daysNotForHandicap.fromDay, day),
        gte(daysNotForHandicap.untilDay, day),
      ),
    )
    .where(eq(courses.id, courseId))
  const [found] = lock === 'share' ? await query.for('share', { of: courses }) : await query
  return found ? declaredFrom(found.reason, found.note) : undefined
}
