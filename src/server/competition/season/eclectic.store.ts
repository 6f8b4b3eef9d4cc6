import { sql } from 'drizzle-orm'
import { isOpenHole } from '../../platform/db/open-holes.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type BestHoleRow = {
  userId: string
  holeNumber: number
  strokes: number
  roundId: string
  startedAt: string
  competitionId: string
  competitionName: string
}

/**
 * The best score of each player on each hole over the season's competitions, the earliest of equal ones: at most 18 rows for a
 * player. A card counts once its competition is final, so that hidden holes stay hidden, and unless the committee ruled on it.
 * By the keys of season, sheet and round; it costs the holes of the season's cards.
 */
export async function listBestHoles(
  db: Queryable,
  { seasonId, clubId, courseId }: { seasonId: string; clubId: string; courseId: string },
): Promise<BestHoleRow[]> {
  const { rows } = await db.execute<BestHoleRow>(sql`
    select distinct on (r.user_id, h.hole_number) r.user_id as "userId", h.hole_number as "holeNumber", h.strokes,
      r.id as "roundId", r.started_at as "startedAt", c.id as "competitionId", c.name as "competitionName"
    from season_competitions s
    join competitions c on c.id = s.competition_id
    join result_sheets f on f.competition_id = c.id
    join rounds r on r.competition_id = c.id
    join hole_scores h on h.round_id = r.id and h.result = 'strokes'
    left join competition_entries e on e.competition_id = c.id and e.user_id = r.user_id
    where s.season_id = ${seasonId} and r.club_id = ${clubId} and r.course_id = ${courseId}
      and r.status = 'submitted' and not r.totals_only and ${isOpenHole(sql`r.holes`, sql`h.hole_number`)} and coalesce(e.card_status, 'playing') = 'playing'
    order by r.user_id, h.hole_number, h.strokes, r.started_at, r.id`)
  return rows
}

export type NamedPlayer = { userId: string; name: string; handicapIndex: number | null }

export async function listNamed(db: Queryable, userIds: readonly string[]): Promise<NamedPlayer[]> {
  const { rows } = await db.execute<NamedPlayer>(sql`
    select id as "userId", trim(first_name || ' ' || last_name) as name, handicap_index as "handicapIndex"
    from users where id = any(${sql.param([...userIds])}::text[])`)
  return rows
}
