import { hasNoResult } from '#golf/board/has-no-result.ts'

/** What a row of a board is made of, as far as other programs are told of it. */
export type BoardRow = {
  playerName: string
  playingHandicap: number | null
  grossScore: number | null
  netScore: number | null
  stablefordPoints: number
  toPar: number | null
  thru: number
  isCompleted: boolean
  note: string | null
  position: number | null
  isShared: boolean
  team?: { members: readonly { playerName: string; isBlind: boolean }[] } | undefined
  division?: string | undefined
  missedCut?: boolean | undefined
  rounds?: readonly RoundOfRow[] | undefined
}

type RoundOfRow = {
  roundNumber: number
  grossScore: number | null
  netScore: number | null
  stablefordPoints: number
  toPar: number | null
  thru: number
}

/** One line of a result for other programs. Its names stay; what is new is added beside them. */
export type ResultRow = {
  position: number | null
  isTied: boolean
  /** Of a team its own; empty where somebody is not to be named. */
  name: string
  members: string[]
  division: string | null
  playingHandicap: number | null
  gross: number | null
  net: number | null
  points: number
  toPar: number | null
  thru: number
  isComplete: boolean
  /** no_return, withdrawn, disqualified, totals_only, no_team or missed_cut; null for everybody else. */
  note: string | null
  rounds: {
    round: number
    gross: number | null
    net: number | null
    points: number
    toPar: number | null
    thru: number
  }[]
}

export function toResultRow(row: BoardRow): ResultRow {
  return {
    position: row.position,
    isTied: row.isShared,
    name: row.playerName,
    members: (row.team?.members ?? []).filter(({ isBlind }) => !isBlind).map(({ playerName }) => playerName),
    division: row.division ?? null,
    playingHandicap: row.playingHandicap,
    ...(hasNoResult(row)
      ? { gross: null, net: null, points: 0, toPar: null }
      : { gross: row.grossScore, net: row.netScore, points: row.stablefordPoints, toPar: row.toPar }),
    thru: row.thru,
    isComplete: row.isCompleted,
    note: row.note ?? (row.missedCut === true ? 'missed_cut' : null),
    rounds: (row.rounds ?? []).map((round) => ({
      round: round.roundNumber,
      gross: round.grossScore,
      net: round.netScore,
      points: round.stablefordPoints,
      toPar: round.toPar,
      thru: round.thru,
    })),
  }
}

/** The columns of the same as a table, in the order of `resultCells`; what is new is added at the end. */
export const resultColumns = [
  'position',
  'tied',
  'name',
  'members',
  'division',
  'playing_handicap',
  'gross',
  'net',
  'points',
  'to_par',
  'thru',
  'complete',
  'note',
] as const

export function resultCells(row: ResultRow): (string | number | null)[] {
  return [
    row.position,
    row.isTied ? 'yes' : 'no',
    row.name,
    row.members.join('; '),
    row.division,
    row.playingHandicap,
    row.gross,
    row.net,
    hasNoResult(row) ? null : row.points,
    row.toPar,
    row.thru,
    row.isComplete ? 'yes' : 'no',
    row.note,
  ]
}
