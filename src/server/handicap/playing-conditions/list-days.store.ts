import { sql } from 'drizzle-orm'
import type { Day } from '#golf/day.ts'
import { HIGHEST_INDEX_FOR_PCC } from '#golf/handicap/playing-conditions.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type DayRow = {
  day: Day
  courseId: string
  courseName: string
  scores: number
  qualifying: number
}

/**
 * The newest days before one, of those with a score that counts or an entry of the committee, each with its courses. Only
 * whole rounds of eighteen holes by players with an index of 36.0 or less qualify for a calculation (Rules of Handicapping
 * 5.6).
 */
export async function listDays(
  db: Queryable,
  { clubId, before, limit }: { clubId: string; before: Day; limit: number },
): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    with days as (
      select day from (
        select distinct day from handicap_scores where club_id = ${clubId} and day < ${before}
        union
        select distinct day from playing_conditions where club_id = ${clubId} and day < ${before}
      ) every order by day desc limit ${limit}
    ), scored as (
      select s.day, r.course_id, count(*) as scores,
        count(*) filter (
          where s.accepted_as = 'eighteen' and s.index_when_played <= ${HIGHEST_INDEX_FOR_PCC}) as qualifying
      from handicap_scores s join rounds r on r.id = s.round_id
      where s.club_id = ${clubId} and s.day in (select day from days) and s.refusal is null
        and not exists (select from handicap_scores later where later.replaces_id = s.id)
      group by s.day, r.course_id
    ), entered as (
      select distinct e.day, c.course_id
      from playing_conditions e join playing_conditions_courses c on c.conditions_id = e.id
      where e.club_id = ${clubId} and e.day in (select day from days)
    )
    select day, course_id as "courseId", courses.name as "courseName",
      coalesce(scores, 0)::integer as scores, coalesce(qualifying, 0)::integer as qualifying
    from scored full join entered using (day, course_id) join courses on courses.id = course_id
    order by day desc, courses.name, course_id`)
  return rows
}

export type EntryRow = {
  courseId: string
  day: Day
  id: string
  pcc: number
  firstName: string | null
  lastName: string | null
  reason: string
  createdAt: Date
  players: number
  isDone: boolean
}

/** Every entry of these days, course by course, newest first. */
export async function listEntries(
  db: Queryable,
  { clubId, days }: { clubId: string; days: readonly Day[] },
): Promise<EntryRow[]> {
  const { rows } = await db.execute<EntryRow>(sql`
    select c.course_id as "courseId", e.day, e.id, e.pcc, u.first_name as "firstName", u.last_name as "lastName",
      e.reason, e.created_at as "createdAt", e.finished_at is not null as "isDone",
      (select count(*)::integer from playing_conditions_changes m where m.conditions_id = e.id) as players
    from playing_conditions e
    join playing_conditions_courses c on c.conditions_id = e.id
    left join users u on u.id = e.author_id
    where e.club_id = ${clubId} and e.day = any(${sql.param([...days])}::integer[])
    order by e.seq desc`)
  return rows
}

/** Of all that was entered at a club, the newest; 0 before the first entry. */
export async function findNewestEntry(db: Queryable, clubId: string): Promise<number> {
  const { rows } = await db.execute<{ seq: number }>(
    sql`select coalesce(max(seq), 0)::integer as seq from playing_conditions where club_id = ${clubId}`,
  )
  return rows[0]?.seq ?? 0
}
