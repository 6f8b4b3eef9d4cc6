import type { Pool } from 'pg'
import type { SnapshotHole } from '../db/tables/rounds.ts'

/** What one entrant's row is made of; all round columns are null before he starts. */
export type EntrantFacts = {
  userId: string
  firstName: string
  lastName: string
  /** Tenths: of the round when it has started, else the player's own now. */
  handicapIndex: number | null
  status: string | null
  revision: number | null
  playingHandicap: number | null
  stablefordTable: string | null
  holes: SnapshotHole[] | null
  totalsOnly: boolean | null
  gross: number | null
  net: number | null
  points: number | null
  netToPar: number | null
  scores: [holeNumber: number, result: string, strokes: number | null][] | null
}

/** Entrants of one competition, or those of them in $2; entries, rounds and scores are each read by their keys. */
const entrantFactsSql = `
select e.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName",
  case when r.id is null then u.handicap_index else r.handicap_index end as "handicapIndex",
  r.status, r.revision, r.playing_handicap as "playingHandicap", r.stableford_table as "stablefordTable", r.holes,
  r.totals_only as "totalsOnly", r.gross, r.net, r.points, r.net_to_par as "netToPar",
  (select json_agg(json_build_array(s.hole_number, s.result, s.strokes)) from hole_scores s where s.round_id = r.id) as scores
from competition_entries e
join users u on u.id = e.user_id
left join rounds r on r.competition_id = e.competition_id and r.user_id = e.user_id and r.status <> 'abandoned'
where e.competition_id = $1 and e.status = 'entered' and ($2::text[] is null or e.user_id = any($2))`

export async function listEntrantFacts(
  pool: Pool,
  competitionId: string,
  userIds?: readonly string[],
): Promise<EntrantFacts[]> {
  const { rows } = await pool.query<EntrantFacts>({
    name: 'entrant-facts',
    text: entrantFactsSql,
    values: [competitionId, userIds ?? null],
  })
  return rows
}
