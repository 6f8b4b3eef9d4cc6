import { z } from 'zod/mini'
import { liveRow, type LiveRow } from '#contract/platform/live-events.ts'
import { divisionOf, type Division } from '#golf/competition/divisions.ts'
import { isPlayOver } from '#golf/competition/competition.ts'
import { DEFAULT_COUNTING_SCORES } from '#golf/competition/competition-defaults.ts'
import {
  currentStatus,
  findCompetition,
  findResultSheet,
  readCompetitionType,
  readCountbackOrder,
  readCut,
} from '../competition/competition.ts'
import type { OfClub } from '../platform/db/of-club.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { BoardSource } from './live/leaderboard-hub.ts'
import { orderRows, toLiveRow } from './board-row.ts'
import { holdBack, holdOf } from './hold-back.ts'
import {
  listEntrantFacts,
  listTeamFacts,
  listUnnamed,
  type BoardReader,
  type EntrantFacts,
} from './leaderboard.store.ts'
import { toRoundsRows } from './rounds-row.ts'
import { makeToShared } from './to-shared-row.ts'
import { toTeamRow, withoutTeam, type TeamTerms } from './team-row.ts'

type BoardDeps = { db: Queryable; pool: BoardReader; now: Services['now'] }

/**
 * The rows of one competition's board, from the store. The competition is read once: its type never changes, and a
 * change of its status or dates opens the board again.
 */
export async function openBoard(
  deps: Pick<Services, 'db' | 'pool' | 'now'>,
  competitionId: string,
): Promise<BoardSource> {
  const { db, pool } = deps
  // Only who is in here is named: a source that has read nothing yet names nobody.
  const named = new Set<string>()
  const note: NoteNames = (entrants) => {
    for (const { userId, isUnnamed } of entrants)
      if (isUnnamed) named.delete(userId)
      else named.add(userId)
  }
  const { clubId, load, order } = await openLiveBoard(deps, competitionId, note)
  let isFinal = false
  return {
    // A final result is read from its sheet, also by a board that was open before (D10).
    load: async (ids) => {
      const sheet = await findResultSheet(db, competitionId)
      if (ids === undefined) isFinal = sheet !== undefined
      if (!sheet) return load(ids)
      const rows = z.array(liveRow).parse(sheet)
      const unnamed = new Set(await listUnnamed(pool, { id: competitionId, clubId }))
      note(peopleOf(rows).map((userId) => ({ userId, isUnnamed: unnamed.has(userId) })))
      return rows.filter((row) => ids === undefined || ids.includes(row.userId))
    },
    order,
    isFinal: () => isFinal,
    toShared: makeToShared(competitionId, (userId) => named.has(userId)),
  }
}

type NoteNames = (entrants: readonly Pick<EntrantFacts, 'userId' | 'isUnnamed'>[]) => void

function peopleOf(rows: readonly LiveRow[]): string[] {
  return rows.flatMap((row) => row.team?.members.map((one) => one.userId) ?? [row.userId])
}

type OpenBoard = Pick<BoardSource, 'load' | 'order'> & { clubId: string }

/** A competition's board as its cards make it now, whether there is a sheet or not. `note` is given all that is read of entrants. */
export async function openLiveBoard(
  { db, pool, now }: BoardDeps,
  competitionId: string,
  note: NoteNames,
): Promise<OpenBoard> {
  const competition = await findCompetition(db, competitionId)
  if (!competition) throw new AppError('not_found')
  const hold = holdOf(competition)
  const listFacts: ListFacts = async (userIds) => {
    const entrants = await listEntrantFacts(pool, competition, userIds)
    note(entrants)
    return entrants.map((facts) => holdBack(facts, hold))
  }
  const type = readCompetitionType(competition)
  const countback = readCountbackOrder(competition)
  const order: BoardSource['order'] = (rows) =>
    orderRows(rows, {
      type,
      cut: readCut(competition),
      isOver: isPlayOver(currentStatus(competition, now())),
    })
  if (type === 'team_stroke' || type === 'team_stableford')
    return teamBoard(pool, competition, {
      order,
      listFacts,
      terms: { format: type, count: competition.countingScores ?? DEFAULT_COUNTING_SCORES, countback },
    })
  const { roundCount, divisions } = competition
  const cut = readCut(competition)
  return {
    clubId: competition.clubId,
    load: async (userIds) => {
      const facts = await listFacts(userIds)
      const rows =
        roundCount > 1
          ? toRoundsRows(facts, { type, order: countback, roundCount, cut })
          : facts.map((one) => toLiveRow(one, type, countback))
      return divisions === null ? rows : withDivisions(rows, { facts, divisions })
    },
    order,
  }
}

type ListFacts = (userIds?: readonly string[]) => Promise<EntrantFacts[]>

function withDivisions(
  rows: readonly LiveRow[],
  { facts, divisions }: { facts: readonly EntrantFacts[]; divisions: readonly Division[] },
): LiveRow[] {
  const byPlayer = new Map(facts.map((one) => [one.userId, one]))
  return rows.map((row) => {
    const one = byPlayer.get(row.userId)
    const division = one && divisionOf(divisions, { fixed: one.division ?? null, index: one.handicapIndex })
    return division ? { ...row, division: division.name } : row
  })
}

/** One row for each team and for each entrant in none. A changed id is a team's, or a player's whose team's row changes. */
function teamBoard(
  pool: BoardReader,
  { id: competitionId, clubId }: OfClub,
  board: { order: BoardSource['order']; terms: TeamTerms; listFacts: ListFacts },
): OpenBoard {
  const { order, terms, listFacts } = board
  return {
    clubId,
    load: async (ids) => {
      const teams = await listTeamFacts(pool, competitionId, ids)
      const players = teams.flatMap((team) => [...team.memberIds, team.blindUserId ?? []].flat())
      const entrants = await listFacts(ids && [...ids, ...players])
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
