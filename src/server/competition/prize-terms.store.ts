import { count, eq } from 'drizzle-orm'
import { competitionTypes } from '#golf/competition/competition.ts'
import type { PrizeTerms } from '#golf/competition/prizes/prize-mismatch.ts'
import type { competitions } from '../platform/db/tables/competitions.ts'
import { holes } from '../platform/db/tables/courses.ts'
import type { Queryable } from '../platform/db/transaction.ts'

type Row = Pick<typeof competitions.$inferSelect, 'competitionType' | 'courseId' | 'nine' | 'divisions'>

/** What the prizes of a competition are compared with, as the competition is or as a change would have it. */
export async function findPrizeTerms(db: Queryable, competition: Row): Promise<PrizeTerms> {
  const { courseId, nine, divisions } = competition
  const type = competitionTypes.find((one) => one === competition.competitionType) ?? 'stableford'
  const divisionIds = (divisions ?? []).map(({ id }) => id)
  if (courseId === null) return { type, holes: null, divisionIds }
  const [row] = await db.select({ holes: count() }).from(holes).where(eq(holes.courseId, courseId))
  // A course whose holes are not entered yet has as many as it will have.
  const isNine = row?.holes === 18 && nine !== null
  return {
    type,
    divisionIds,
    holes: row && row.holes > 0 ? row.holes : null,
    ...(isNine && { nine }),
  }
}
