import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { ReportedResult } from '#golf/match/reported-result.ts'
import { brackets, matches, matchReports } from '../../platform/db/tables/brackets.ts'
import { competitions } from '../../platform/db/tables/competitions.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

const DAY_MS = 86_400_000

export type MatchReport = ReportedResult & { matchId: string; authorId: string }

export async function listReports(db: Queryable, matchIds: readonly string[]): Promise<MatchReport[]> {
  if (matchIds.length === 0) return []
  return db
    .select({
      matchId: matchReports.matchId,
      sideId: matchReports.sideId,
      authorId: matchReports.authorId,
      winnerId: matchReports.winnerId,
      result: matchReports.result,
      at: matchReports.reportedAt,
    })
    .from(matchReports)
    .where(inArray(matchReports.matchId, [...matchIds]))
    .orderBy(asc(matchReports.reportedAt), asc(matchReports.sideId))
}

/** The latest word of a side speaks for it. */
export async function saveReport(tx: Queryable, { at, ...report }: MatchReport): Promise<void> {
  const { authorId, winnerId, result } = report
  await tx
    .insert(matchReports)
    .values({ ...report, reportedAt: at })
    .onConflictDoUpdate({
      target: [matchReports.matchId, matchReports.sideId],
      set: { authorId, winnerId, result, reportedAt: at },
    })
}

export async function deleteReports(tx: Queryable, matchIds: readonly string[]): Promise<void> {
  if (matchIds.length > 0) await tx.delete(matchReports).where(inArray(matchReports.matchId, [...matchIds]))
}

/**
 * Matches without a result of which one side alone has spoken, longer ago than their draw lets the other side wait. Where
 * the pairing has changed since, whoever looks at the match again finds nothing to count.
 */
export async function listUnanswered(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ matchId: matchReports.matchId })
    .from(matchReports)
    .innerJoin(matches, eq(matches.id, matchReports.matchId))
    .innerJoin(brackets, eq(brackets.competitionId, matches.competitionId))
    .innerJoin(competitions, eq(competitions.id, matches.competitionId))
    .where(
      and(
        isNull(matches.result),
        // No draw lets anybody wait for less than a day.
        lte(matchReports.reportedAt, new Date(now.getTime() - DAY_MS)),
        isNotNull(brackets.confirmDays),
        sql`${competitions.status} not in ('final', 'cancelled')`,
      ),
    )
    .groupBy(matchReports.matchId, brackets.confirmDays)
    .having(
      and(
        eq(sql`count(*)`, 1),
        gt(
          sql`${now.toISOString()}::timestamptz`,
          sql`max(${matchReports.reportedAt}) + make_interval(days => ${brackets.confirmDays})`,
        ),
      ),
    )
    .orderBy(asc(matchReports.matchId))
  return rows.map(({ matchId }) => matchId)
}
