import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Day } from '#golf/day.ts'
import { reviewTerms } from '#golf/handicap/review/review-terms.ts'
import { isFirstCard } from '../../platform/db/first-card.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

const whole = z.coerce.number().int()
const tenths = z.nullable(z.array(z.number().int()))

const sourceRow = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  handicap_index: z.nullable(z.number().int()),
  joined_at: z.coerce.date(),
  last_day: z.nullable(whole),
  scores: whole,
  has_exceptional: z.boolean(),
  last_elsewhere: z.nullable(whole),
  elsewhere: whole,
  is_decided_on: z.boolean(),
  competition: tenths,
  general: tenths,
  begun: whole,
  not_returned: whole,
})

/** What the review knows of one player before it looks closer. Differentials in tenths, newest first. */
export type ReviewSource = {
  userId: string
  firstName: string
  lastName: string
  handicapIndex: number | null
  joinedAt: Date
  lastScore: Day | null
  /** Scores on the record, and whether any of them was exceptional, or may have been: rounds at other clubs do not say it. */
  scores: number
  hasExceptional: boolean
  /** The committee made an entry on the record. */
  isDecidedOn: boolean
  competition: readonly number[]
  general: readonly number[]
  /** Cards of the club for the handicap with a hole, in the period that is looked at. */
  begun: number
  notReturned: number
}

type Period = { today: Day; now: Date }

/**
 * Players of a club in the order of their ids, `limit` of them after `after`. Their scores, rounds and cards are read by
 * the indexes that begin with the player, so a piece costs what its own players have on record, whatever else the
 * installation holds.
 */
export async function listReviewSources(
  db: Queryable,
  input: Period & { clubId: string; after: string; limit: number },
): Promise<ReviewSource[]> {
  const { clubId, after, limit, today, now } = input
  const { compared, notReturned } = reviewTerms
  const newest = (kind: ReturnType<typeof sql>) => sql`
    (array_agg(s.rounded_differential order by s.day desc, s.seq desc)
      filter (where s.accepted_as <> 'nine' and s.day > ${today - compared.days} and ${kind}))[1:${compared.most}::int]`
  const { rows } = await db.execute(sql`
    with players as (
      select m.user_id, m.joined_at, u.first_name, u.last_name, u.handicap_index
      from memberships m join users u on u.id = m.user_id
      where m.club_id = ${clubId} and m.status = 'active' and (m.role = 'player' or m.also_plays)
        and m.user_id > ${after}
      order by m.user_id limit ${limit}
    )
    select p.*, s.*, e.*, c.*, exists (select from handicap_decisions d where d.user_id = p.user_id) as is_decided_on
    from players p
    left join lateral (
      select max(s.day) as last_day, count(s.id) as scores,
        coalesce(bool_or(s.exceptional_adjustment <> 0), false) as has_exceptional,
        ${newest(sql`r.competition_id is not null`)} as competition,
        ${newest(sql`r.id is not null and r.competition_id is null`)} as general
      from handicap_scores s left join rounds r on r.id = s.round_id
      where s.user_id = p.user_id and s.refusal is null
        and not exists (select from handicap_scores later where later.replaces_id = s.id)
    ) s on true
    left join lateral (
      select max(e.day) as last_elsewhere, count(*) as elsewhere
      from rounds_elsewhere e where e.user_id = p.user_id and e.status = 'accepted'
    ) e on true
    left join lateral (
      select count(*) filter (where (r.status = 'submitted' and ${isFirstCard(sql`r`)} and ${isForHandicap}) or is_lost) as begun,
        count(*) filter (where is_lost) as not_returned
      from rounds r, lateral (select ${isNotReturned(now)} as is_lost) lost
      where r.user_id = p.user_id and r.club_id = ${clubId} and r.started_at > ${since(now, notReturned.days)}
    ) c on true
    order by p.user_id`)
  return z.array(sourceRow).parse(rows).map(toSource)
}

function toSource(row: z.infer<typeof sourceRow>): ReviewSource {
  return {
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    handicapIndex: row.handicap_index,
    joinedAt: row.joined_at,
    lastScore: latest(row.last_day, row.last_elsewhere),
    scores: row.scores + row.elsewhere,
    hasExceptional: row.has_exceptional || row.elsewhere > 0,
    isDecidedOn: row.is_decided_on,
    competition: row.competition ?? [],
    general: row.general ?? [],
    begun: row.begun,
    notReturned: row.not_returned,
  }
}

function latest(one: Day | null, other: Day | null): Day | null {
  if (one === null || other === null) return one ?? other
  return Math.max(one, other)
}

const DAY_MS = 86_400_000

const since = (now: Date, days: number) =>
  sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`

/** A card on which somebody entered a hole, and that was abandoned or is still open after days. */
function isNotReturned(now: Date) {
  return sql`(r.status = 'abandoned'
      or (r.status = 'in_progress' and r.started_at < ${since(now, reviewTerms.notReturned.openDays)}))
    and ${isForHandicap} and exists (select from hole_scores h where h.round_id = r.id)`
}

/** Neither its player nor the club said that it is not for the handicap (D43). */
const isForHandicap = sql`
  case when r.competition_id is null then not r.is_practice
    else exists (select from competitions d where d.id = r.competition_id and d.not_for_handicap is null) end
  and not exists (
    select from days_not_for_handicap d join clubs on clubs.id = d.club_id
    where d.course_id = r.course_id and d.club_id = r.club_id
      and (r.started_at at time zone clubs.time_zone)::date - date '1970-01-01' between d.from_day and d.until_day)`

const cardRow = z.object({
  user_id: z.string(),
  started_at: z.coerce.date(),
  status: z.string(),
  course_name: z.string(),
  holes: whole,
})

/** The cards that these players began at the club and did not return, oldest first. */
export async function listCardsNotReturned(
  db: Queryable,
  input: { clubId: string; userIds: readonly string[]; now: Date },
) {
  const { clubId, userIds, now } = input
  if (userIds.length === 0) return []
  const { rows } = await db.execute(sql`
    select r.user_id, r.started_at, r.status, c.name as course_name,
      (select count(*) from hole_scores h where h.round_id = r.id) as holes
    from rounds r join courses c on c.id = r.course_id
    where r.user_id in ${[...userIds]} and r.club_id = ${clubId}
      and r.started_at > ${since(now, reviewTerms.notReturned.days)} and ${isNotReturned(now)}
    order by r.started_at, r.id`)
  return z
    .array(cardRow)
    .parse(rows)
    .map(({ user_id, started_at, status, course_name, holes }) => ({
      userId: user_id,
      startedAt: started_at,
      courseName: course_name,
      holes,
      isOpen: status === 'in_progress',
    }))
}
