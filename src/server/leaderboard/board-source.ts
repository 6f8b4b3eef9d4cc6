import type { Pool } from 'pg'
import { z } from 'zod/mini'
import { liveRow } from '#contract/live-events.ts'
import { DEFAULT_COUNTING_SCORES, isPlayOver } from '#domain/competition/competition.ts'
import {
  currentStatus,
  findCompetition,
  findResultSheet,
  readCompetitionType,
} from '../competitions/competitions.store.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { BoardSource } from '../live/leaderboard-hub.ts'
import { orderRows, toLiveRow } from './board-row.ts'
import { listEntrantFacts, listTeamFacts } from './leaderboard.store.ts'
import { toTeamRow, withoutTeam, type TeamTerms } from './team-row.ts'

type BoardDeps = Pick<Services, 'db' | 'pool' | 'now'>

/**
 * The rows of one competition's board, from the store. The competition is read once: its type never changes, and a
 * change of its status or dates opens the board again.
 */
export async function openBoard(deps: BoardDeps, competitionId: string): Promise<BoardSource> {
  const { db } = deps
  const { load, order } = await openLiveBoard(deps, competitionId)
  return {
    // A final result is read from its sheet, also by a board that was open before (D10).
    load: async (ids) => {
      const sheet = await findResultSheet(db, competitionId)
      if (!sheet) return load(ids)
      return z
        .array(liveRow)
        .parse(sheet)
        .filter((row) => ids === undefined || ids.includes(row.userId))
    },
    order,
  }
}

async function openLiveBoard({ db, pool, now }: BoardDeps, competitionId: string): Promise<BoardSource> {
  const competition = await findCompetition(db, competitionId)
  if (!competition) throw new AppError('not_found')
  const type = readCompetitionType(competition)
  const order: BoardSource['order'] = (rows) =>
    orderRows(rows, { type, isOver: isPlayOver(currentStatus(competition, now())) })
  if (type === 'team_stroke' || type === 'team_stableford')
    return teamBoard(pool, competitionId, {
      order,
      terms: { format: type, count: competition.countingScores ?? DEFAULT_COUNTING_SCORES },
    })
  return {
    load: async (userIds) =>
      (await listEntrantFacts(pool, competitionId, userIds)).map((facts) => toLiveRow(facts, type)),
    order,
  }
}

/** One row for each team and for each entrant in none. A changed id is a team's, or a player's whose team's row changes. */
function teamBoard(
  pool: Pool,
  competitionId: string,
  board: { order: BoardSource['order']; terms: TeamTerms },
): BoardSource {
  const { order, terms } = board
  return {
    load: async (ids) => {
      const teams = await listTeamFacts(pool, competitionId, ids)
      const players = teams.flatMap((team) => [...team.memberIds, team.blindUserId ?? []].flat())
      const entrants = await listEntrantFacts(pool, competitionId, ids && [...ids, ...players])
      const alone = entrants.filter(
        (one) => one.teamId === null && (ids === undefined || ids.includes(one.userId)),
      )
      return [
        ...teams.map((team) => toTeamRow(team, entrants, terms)),
        ...alone.map((facts) => withoutTeam(toLiveRow(facts, terms.format))),
      ]
    },
    order,
  }
}
