import { sql, type SQL } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { DifferentTerms } from '#golf/board/explain-place.ts'
import type { Hold } from '#golf/board/hold.ts'
import type { HoleResults } from '#golf/card/hole-result.ts'
import type { OfClub } from '../platform/db/of-club.ts'
import { resultFrom } from '../platform/db/stored-golf.ts'
import type { SnapshotHole } from '../platform/db/tables/rounds.ts'
import type { Transaction } from '../platform/db/transaction.ts'

/** What boards are read with: the pool, whose prepared statements are planned once, or a command's transaction, with what it has changed so far. */
export type BoardReader = Pool | Transaction

type Statement = { name: string; text: string; values: unknown[] }

/** A prepared statement as a transaction takes it. */
function inTransaction({ text, values }: Statement): SQL {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, i): SQL => (i % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`))
  return sql.join(parts)
}

/** What one entrant's row is made of; everything about the round is null before they start. */
export type EntrantFacts = {
  userId: string
  firstName: string
  lastName: string
  /** Tenths: of the round when it has started, else the player's own now. */
  handicapIndex: number | null
  /** What the committee says of the card, and how often it has spoken. */
  cardStatus: string
  cardRevision: number
  /** The division that was fixed for them; left out in results that were stored before there were any. */
  division?: string | null | undefined
  teamId: string | null
  /** Which round's card it is, of several. */
  roundNumber: number | null
  status: string | null
  revision: number | null
  playingHandicap: number | null
  stablefordTable: string | null
  holes: SnapshotHole[] | null
  totalsOnly: boolean | null
  /** The club has confirmed totals that came without holes. */
  totalsConfirmed: boolean
  gross: number | null
  net: number | null
  points: number | null
  netToPar: number | null
  /** The results that count on the card; null before the round starts. */
  results: HoleResults | null
  /** Boards that are open to everybody leave the name out: the player's wish, or a child. */
  isUnnamed: boolean
  /** When they start, as the row has it (contract/board/leaderboard.ts); nothing where no sheet is published. */
  startsAt?: string | null
  /** Which holes a board leaves out, where the facts are a board's (hold-back.ts). */
  hold?: Hold
}

/** What a team's row is made of besides its players. */
export type TeamFacts = {
  id: string
  name: string
  revision: number
  blindUserId: string | null
  memberIds: string[]
}

/** Entrants of one competition, each with their cards in the order of its rounds; entries, rounds and scores are each read by their keys. */
const entrantFactsSql = (which = '') => `
select e.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName",
  case when r.id is null then u.handicap_index else r.handicap_index end as "handicapIndex",
  e.card_status as "cardStatus", e.card_revision as "cardRevision", e.division, m.team_id as "teamId",
  r.round_number as "roundNumber", r.status, r.revision, r.playing_handicap as "playingHandicap", r.stableford_table as "stablefordTable", r.holes,
  r.totals_only as "totalsOnly", r.totals_confirmed_at is not null as "totalsConfirmed", r.gross, r.net, r.points, r.net_to_par as "netToPar",
  u.is_unnamed or g.user_id is not null as "isUnnamed",
  case when r.id is null and t.published_at is not null then to_char(p.starts_at at time zone b.time_zone,
    case when (p.starts_at at time zone b.time_zone)::date = (c.start_date at time zone b.time_zone)::date
      then 'HH24:MI' else 'YYYY-MM-DD"T"HH24:MI' end) end as "startsAt",
  (select json_agg(json_build_array(s.hole_number, s.result, s.strokes)) from hole_scores s
    where s.round_id = r.id and s.club_id = r.club_id) as scores
from competition_entries e
join users u on u.id = e.user_id
join competitions c on c.id = e.competition_id
join clubs b on b.id = c.club_id
left join start_sheets t on t.competition_id = e.competition_id
left join start_places p on p.competition_id = e.competition_id and p.user_id = e.user_id
left join guardians g on g.user_id = u.id
left join team_members m on m.competition_id = e.competition_id and m.user_id = e.user_id
left join rounds r on r.competition_id = e.competition_id and r.user_id = e.user_id and r.club_id = e.club_id and r.status <> 'abandoned'
where e.competition_id = $1 and e.club_id = $2 and e.status = 'entered' ${which}
order by m.joined_at, u.last_name, u.first_name, u.id, r.round_number`
const allEntrantFactsSql = entrantFactsSql()
const someEntrantFactsSql = entrantFactsSql('and e.user_id = any($3)')

export async function listEntrantFacts(
  pool: BoardReader,
  competition: OfClub,
  userIds?: readonly string[],
): Promise<EntrantFacts[]> {
  const values = [competition.id, competition.clubId]
  const statement: Statement = userIds
    ? { name: 'some-entrant-facts', text: someEntrantFactsSql, values: [...values, userIds] }
    : { name: 'entrant-facts', text: allEntrantFactsSql, values }
  const { rows } =
    'execute' in pool
      ? await pool.execute<Omit<EntrantFacts, 'results'> & { scores: ScoreColumns[] | null }>(
          inTransaction(statement),
        )
      : await pool.query<Omit<EntrantFacts, 'results'> & { scores: ScoreColumns[] | null }>(statement)
  return rows.map(({ scores, ...facts }) => ({
    ...facts,
    results:
      facts.holes &&
      new Map(
        (scores ?? []).map(([holeNumber, result, strokes]) => [holeNumber, resultFrom(result, strokes)]),
      ),
  }))
}

/** Entrants whom boards that are open to everybody do not name. */
export async function listUnnamed(pool: Pool, competition: OfClub): Promise<string[]> {
  const { rows } = await pool.query<{ userId: string }>({
    name: 'unnamed-entrants',
    text: `select u.id as "userId" from competition_entries e join users u on u.id = e.user_id
      left join guardians g on g.user_id = u.id
      where e.competition_id = $1 and e.club_id = $2 and (u.is_unnamed or g.user_id is not null)`,
    values: [competition.id, competition.clubId],
  })
  return rows.map(({ userId }) => userId)
}

/** The columns of hole_scores that a board needs, as JSON gives them. */
type ScoreColumns = [holeNumber: number, result: string, strokes: number | null]

/** The rest of the round's snapshot (R0.3), which only the arithmetic of one card needs. */
export type RoundTermsFacts = {
  courseRating: number
  slope: number
  par: number
  allowancePercent: number
  courseHandicap: number
}

/** The terms of each card of a competition, or of one player's, in the order of its rounds. */
export async function listRoundTerms(
  pool: BoardReader,
  competition: OfClub,
  userId?: string,
): Promise<(RoundTermsFacts & { userId: string; roundNumber: number })[]> {
  const statement: Statement = {
    name: userId === undefined ? 'entrant-round-terms' : 'own-round-terms',
    text: `select user_id as "userId", round_number as "roundNumber", course_rating as "courseRating", slope, par, allowance_percent as "allowancePercent",
      course_handicap as "courseHandicap"
      from rounds where competition_id = $1 and club_id = $2 ${userId === undefined ? '' : 'and user_id = $3'} and status <> 'abandoned'
      order by user_id, round_number`,
    values: [competition.id, competition.clubId, ...(userId === undefined ? [] : [userId])],
  }
  const { rows } =
    'execute' in pool
      ? await pool.execute<RoundTermsFacts & { userId: string; roundNumber: number }>(
          inTransaction(statement),
        )
      : await pool.query<RoundTermsFacts & { userId: string; roundNumber: number }>(statement)
  return rows
}

/**
 * In what other cards of a round differ from one of them although nothing about their players says why: both are of one gender,
 * and a rating is compared of the same tee. Null where there is no such card.
 */
export async function findDifferentTerms(
  pool: Pool,
  competition: OfClub,
  { userId, roundNumber }: { userId: string; roundNumber: number },
): Promise<DifferentTerms | null> {
  const { rows } = await pool.query<DifferentTerms>({
    name: 'different-terms',
    text: `with own as (select r.*, u.gender from rounds r join users u on u.id = r.user_id
        where r.competition_id = $1 and r.club_id = $2 and r.user_id = $3 and r.round_number = $4 and r.status <> 'abandoned'),
      others as (select distinct r.holes, r.allowance_percent, r.tee_id, r.course_rating, r.slope from own
        join rounds r on r.competition_id = $1 and r.club_id = $2 and r.round_number = $4 and r.status <> 'abandoned'
        join users u on u.id = r.user_id where r.user_id <> own.user_id and r.course_id = own.course_id and u.gender is not distinct from own.gender)
      select
        array(select distinct (mine ->> 'holeNumber')::int from jsonb_array_elements(own.holes) mine, others o,
          jsonb_array_elements(o.holes) theirs where mine -> 'holeNumber' = theirs -> 'holeNumber'
          and (mine -> 'par' <> theirs -> 'par' or mine -> 'strokeIndex' <> theirs -> 'strokeIndex') order by 1) as holes,
        exists (select from others o where o.allowance_percent <> own.allowance_percent) as "isOtherAllowance",
        exists (select from others o where o.tee_id = own.tee_id
          and (o.course_rating, o.slope) <> (own.course_rating, own.slope)) as "isOtherRating"
      from own`,
    values: [competition.id, competition.clubId, userId, roundNumber],
  })
  const [found] = rows
  return found && (found.holes.length > 0 || found.isOtherAllowance || found.isOtherRating) ? found : null
}

/** Teams of one competition. */
const teamFactsSql = `
select t.id, t.name, t.revision, t.blind_user_id as "blindUserId",
  array(select m.user_id from team_members m where m.team_id = t.id) as "memberIds"
from teams t
where t.competition_id = $1`
/** Those of them that are in $2 or count somebody in $2. */
const someTeamFactsSql = `${teamFactsSql}
  and (t.id = any($2) or t.blind_user_id = any($2)
    or exists (select 1 from team_members m where m.team_id = t.id and m.user_id = any($2)))`

export async function listTeamFacts(
  pool: BoardReader,
  competitionId: string,
  only?: readonly string[],
): Promise<TeamFacts[]> {
  const statement: Statement = only
    ? { name: 'some-team-facts', text: someTeamFactsSql, values: [competitionId, only] }
    : { name: 'team-facts', text: teamFactsSql, values: [competitionId] }
  const { rows } =
    'execute' in pool
      ? await pool.execute<TeamFacts>(inTransaction(statement))
      : await pool.query<TeamFacts>(statement)
  return rows
}
