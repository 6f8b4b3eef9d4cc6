import { sql } from 'drizzle-orm'
import type { Day } from '#golf/day.ts'
import type { ScoreRuling } from '#golf/handicap/score-rulings.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** More than a committee looks through at once. */
const MOST = 100

type Name = { firstName: string; lastName: string }

type Made = Name & {
  id: string
  userId: string
  authorFirstName: string | null
  authorLastName: string | null
  createdAt: string
}

type InForceRow = Made & { kind: ScoreRuling; day: Day; courseName: string }

/**
 * Of every score and ruling the newest decision, where it has not been taken back. A decision names the row that stood for
 * the card when it was made, so the card is what they have in common.
 */
export async function listRulingsInForce(db: Queryable, clubId: string): Promise<InForceRow[]> {
  const { rows } = await db.execute<InForceRow>(sql`
    with newest as (
      select distinct on (coalesce(s.round_id, s.id), r.ruling) r.*, s.day, s.course_name
      from handicap_rulings r join handicap_scores s on s.id = r.score_id
      where r.club_id = ${clubId}
      order by coalesce(s.round_id, s.id), r.ruling, r.seq desc
    )
    select n.id, n.user_id as "userId", n.ruling as kind, n.day, n.course_name as "courseName",
      u.first_name as "firstName", u.last_name as "lastName",
      a.first_name as "authorFirstName", a.last_name as "authorLastName", n.created_at as "createdAt"
    from newest n join users u on u.id = n.user_id left join users a on a.id = n.author_id
    where n.is_on order by n.seq desc limit ${MOST}`)
  return rows
}

type IndexRow = Made & {
  kind: 'freeze' | 'hold'
  handicapIndex: number | null
  day: Day
  until: Day | null
}

/**
 * Indexes of members that are frozen, and those held over days that are not over, as the replay of their records has them:
 * a freeze ends with the next one or when it is lifted, a hold also with an index that is set and with the first day of
 * another hold. Where the club assigns handicaps itself, neither counts.
 */
export async function listIndexesInForce(
  db: Queryable,
  { clubId, now }: { clubId: string; now: Date },
): Promise<IndexRow[]> {
  const { rows } = await db.execute<IndexRow>(sql`
    with standing as (
      select d.*, c.time_zone, (${now.toISOString()}::timestamptz at time zone c.time_zone)::date - date '1970-01-01' as today
      from clubs c join memberships m on m.club_id = c.id join handicap_decisions d on d.user_id = m.user_id
      where c.id = ${clubId} and c.handicap_mode = 'whs' and m.status <> 'removed'
        and not exists (select from handicap_decisions undoing where undoing.takes_back = d.id)
    )
    select n.id, n.user_id as "userId", n.kind, n.day, n.until, u.handicap_index as "handicapIndex",
      u.first_name as "firstName", u.last_name as "lastName",
      a.first_name as "authorFirstName", a.last_name as "authorLastName", n.created_at as "createdAt"
    from standing n join users u on u.id = n.user_id left join users a on a.id = n.author_id
    where (n.kind = 'freeze' or (n.kind = 'hold' and n.until >= n.today))
      and not exists (
        select from standing later
        where later.user_id = n.user_id and (later.day, later.seq) > (n.day, n.seq)
          and (later.kind in ('freeze', 'lift_freeze') or (n.kind = 'hold' and (later.kind = 'reset'
            or (later.kind = 'hold' and later.day <= n.today)))))
      and not (n.kind = 'hold' and exists (
        select from handicap_entries e
        where e.user_id = n.user_id and e.created_at > n.created_at
          and (e.created_at at time zone n.time_zone)::date - date '1970-01-01' >= n.day
          and not exists (select from handicap_decisions undoing where undoing.takes_back = e.id)))
    order by n.seq desc limit ${MOST}`)
  return rows
}

type OpenCardRow = Name & { roundId: string; userId: string; courseName: string; startedAt: string }

/** Cards of the club begun before a moment that nobody has handed in or abandoned; oldest first. */
export async function listCardsNotReturned(
  db: Queryable,
  { clubId, before }: { clubId: string; before: Date },
): Promise<OpenCardRow[]> {
  const { rows } = await db.execute<OpenCardRow>(sql`
    select r.id as "roundId", r.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName",
      c.name as "courseName", r.started_at as "startedAt"
    from rounds r join users u on u.id = r.user_id join courses c on c.id = r.course_id
    where r.club_id = ${clubId} and r.status = 'in_progress' and r.started_at < ${before.toISOString()}::timestamptz
      and not exists (select from guests where guests.user_id = r.user_id)
    order by r.started_at, r.id limit ${MOST}`)
  return rows
}

type NotRatedRow = Name & {
  roundId: string
  userId: string
  courseName: string
  teeName: string | null
  day: Day
}

/**
 * Scores that count though their tee has no rating for the player's gender, or none at all where that is not known: cards
 * started before it was kept with them (D40). Newest first.
 */
export async function listScoresNotRated(db: Queryable, clubId: string): Promise<NotRatedRow[]> {
  const { rows } = await db.execute<NotRatedRow>(sql`
    select r.id as "roundId", s.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName",
      s.course_name as "courseName", s.tee_name as "teeName", s.day
    from handicap_scores s join rounds r on r.id = s.round_id join users u on u.id = s.user_id
      left join tees t on t.id = r.tee_id
    where s.club_id = ${clubId} and s.refusal is null and r.is_rated is null
      and not exists (select from handicap_scores later where later.replaces_id = s.id)
      and not exists (
        select from jsonb_array_elements(coalesce(t.ratings, '[]'::jsonb)) rating
        where u.gender is null or rating ->> 'gender' = u.gender)
    order by s.day desc, s.seq desc limit ${MOST}`)
  return rows
}
