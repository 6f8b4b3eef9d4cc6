import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../platform/db/transaction.ts'

/**
 * The Handicap Indexes of these players as they stood at a moment, in whole tenths: what the last change before it made, and
 * before the first change what that one changed. Who was never changed has the one they have. By the index on the player of
 * each table; it costs the rows of their records. An index that is calculated from scores only counts those of clubs that
 * calculate it.
 */
export async function readIndexesAt(
  db: Queryable,
  { userIds, at }: { userIds: readonly string[]; at: Date },
): Promise<ReadonlyMap<string, number | null>> {
  const ids = sql`any(${sql.param([...userIds])}::text[])`
  const moment = sql`${at.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ userId: string; index: number | null }>(sql`
    with changes as (
      ${changesOf(ids)}
    ), last as (
      select distinct on (user_id) user_id, after from changes where created_at <= ${moment}
      order by user_id, created_at desc, seq desc
    ), next as (
      select distinct on (user_id) user_id, before from changes where created_at > ${moment}
      order by user_id, created_at, seq
    )
    select u.id as "userId", case when last.user_id is not null then last.after
      when next.user_id is not null then next.before else u.handicap_index end as index
    from users u left join last on last.user_id = u.id left join next on next.user_id = u.id
    where u.id = ${ids}`)
  return new Map(rows.map(({ userId, index }) => [userId, index]))
}

/** The first index that each of these players had from a moment on and before another, in whole tenths. */
export async function readFirstIndexes(
  db: Queryable,
  { userIds, from, before }: { userIds: readonly string[]; from: Date; before: Date },
): Promise<ReadonlyMap<string, number>> {
  const ids = sql`any(${sql.param([...userIds])}::text[])`
  const { rows } = await db.execute<{ userId: string; index: number }>(sql`
    with changes as (
      ${changesOf(ids)}
    )
    select distinct on (user_id) user_id as "userId", after as index from changes
    where after is not null and created_at >= ${from.toISOString()}::timestamptz
      and created_at < ${before.toISOString()}::timestamptz
    order by user_id, created_at, seq`)
  return new Map(rows.map(({ userId, index }) => [userId, index]))
}

/** Everything that has changed the indexes of these players. */
function changesOf(ids: SQL): SQL {
  return sql`select s.user_id, s.created_at, s.index_before as before, s.index_after as after, s.seq
      from handicap_scores s join clubs c on c.id = s.club_id and c.handicap_mode = 'whs' where s.user_id = ${ids}
      union all select user_id, created_at, before, after, 0 from handicap_entries where user_id = ${ids}
      union all select user_id, created_at, index_before, index_after, seq from handicap_rulings where user_id = ${ids}
      union all select user_id, created_at, index_before, index_after, seq from handicap_decisions where user_id = ${ids}
      union all select user_id, created_at, index_before, index_after, 0 from handicap_corrections where user_id = ${ids}
      union all select user_id, created_at, index_before, index_after, 0 from playing_conditions_changes where user_id = ${ids}
      union all select user_id, decided_at, index_before, index_after, seq from rounds_elsewhere
        where user_id = ${ids} and status in ('accepted', 'taken_off')
      union all select user_id, taken_off_at, taken_off_before, taken_off_after, seq from rounds_elsewhere
        where user_id = ${ids} and status = 'taken_off'`
}
