import { courses } from '../platform/db/tables/courses.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import { takeVersion } from '../platform/http/take-version.ts'
import { toWireCourse } from './course-view.ts'
import { listDeclaredDays } from './declared-days.store.ts'
import { findCourse } from './courses.store.ts'

/** A course has one version with its holes and its tees: who edits one of them has seen the others. */
export async function takeCourseVersion(
  tx: Transaction,
  { courseId, seen, sent }: { courseId: string; seen: number | undefined; sent: object },
): Promise<void> {
  await takeVersion(tx, courses, {
    id: courseId,
    seen,
    sent,
    now: async () => {
      const whole = await findCourse(tx, courseId)
      return whole && toWireCourse(whole, await listDeclaredDays(tx, [courseId]))
    },
  })
}
