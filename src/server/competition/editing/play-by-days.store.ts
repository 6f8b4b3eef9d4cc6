import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { brackets, matches } from '../../platform/db/tables/brackets.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** The latest last day of any round or match, "2026-06-30"; null where none has one. */
export async function lastPlayByDay(db: Queryable, competitionId: string): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null }>(sql`select greatest(
    (select max(d.value) from ${brackets} b, jsonb_each_text(b.play_by) d where b.competition_id = ${competitionId}),
    (select max(m.play_by_day)::text from ${matches} m where m.competition_id = ${competitionId})) as last`)
  return rows[0]?.last ?? null
}

/** Moves the last day of every round, and of every match that has its own, by days of the calendar. */
export async function movePlayByDays(
  tx: Queryable,
  { competitionId, days }: { competitionId: string; days: number },
): Promise<void> {
  const moved = sql`(select jsonb_object_agg(key, to_char(value::date + ${days}::int, 'YYYY-MM-DD'))
    from jsonb_each_text(${brackets.playBy}))`
  await tx
    .update(brackets)
    .set({ playBy: moved })
    .where(and(eq(brackets.competitionId, competitionId), sql`${brackets.playBy} <> '{}'::jsonb`))
  await tx
    .update(matches)
    .set({ playByDay: sql`${matches.playByDay} + ${days}::int` })
    .where(and(eq(matches.competitionId, competitionId), isNotNull(matches.playByDay)))
}
