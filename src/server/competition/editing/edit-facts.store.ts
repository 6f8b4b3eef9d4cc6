import { sql } from 'drizzle-orm'
import type { EditFacts } from '#golf/competition/editable-fields.ts'
import { brackets, matches } from '../../platform/db/tables/brackets.ts'
import { matchCards } from '../../platform/db/tables/match-cards.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { startSheets } from '../../platform/db/tables/start-sheets.ts'
import { teams } from '../../platform/db/tables/teams.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** What stands on a competition by now; each part is found by an index. A match in play is a card of the first round. */
export async function findWhatStandsOn(
  db: Queryable,
  id: string,
): Promise<Omit<EditFacts, 'status' | 'cutAfter'>> {
  const { rows } = await db.execute<{
    last_round: number
    has_match: boolean
    has_teams: boolean
    is_drawn: boolean
    has_starts: boolean
  }>(sql`select
    (select coalesce(max(r.round_number), 0)::int from ${rounds} r
      where r.competition_id = ${id} and r.status <> 'abandoned') as last_round,
    exists (select from ${matches} m where m.competition_id = ${id}
      and (m.result is not null or exists (select from ${matchCards} c where c.match_id = m.id))) as has_match,
    exists (select from ${teams} t where t.competition_id = ${id}) as has_teams,
    exists (select from ${brackets} b where b.competition_id = ${id}) as is_drawn,
    exists (select from ${startSheets} s where s.competition_id = ${id} and s.published_at is not null)
      as has_starts`)
  const [found] = rows
  if (!found) throw new Error('A select without a table has one row')
  return {
    lastRoundBegun: Math.max(found.last_round, found.has_match ? 1 : 0),
    hasTeams: found.has_teams,
    isBracketDrawn: found.is_drawn,
    areStartsPublished: found.has_starts,
  }
}
