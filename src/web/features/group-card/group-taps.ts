import type { HoleScore } from '#domain/round/hole-entry.ts'
import { holedIn, isSameResult, notPlayed, pickedUp, type HoleResult } from '#domain/scoring/hole-result.ts'

/** How long all scores of a hole stay before the next one comes: longer than a double tap (U9). */
export const MOVE_ON_MS = 600

/** A player's hole as their row shows it. Pars may differ: a women's card has its own. */
export type RowHole = {
  roundId: string
  holeNumber: number
  par: number
  result: HoleResult
  isOpen: boolean
  /** Not entered on this phone: the same value from here is this scorer’s own word for it (P8). */
  isByOther?: boolean
}

export type GroupState = {
  /** Which hole of the card is on the screen, from 0. */
  at: number
  /** Whose score the keys enter, from 0. */
  row: number
  isMoreOpen: boolean
  /** Everybody has a score here, and the next hole comes by itself. */
  isMovingOn: boolean
}

export type GroupTap =
  | { key: 'strokes'; strokes: number }
  | { key: 'picked_up' }
  | { key: 'clear' }
  | { key: 'par_for_all' }
  | { key: 'row'; row: number }
  | { key: 'more' }
  | { key: 'go'; to: number }
  /** Not a tap: MOVE_ON_MS have passed. */
  | { key: 'move_on' }

export type RowRecord = HoleScore & { roundId: string; before: HoleResult }
export type GroupStep = { state: GroupState; records: readonly RowRecord[] }

/** What one tap does to the screen and to the cards. `holes`: of each hole of the card the row of each player. */
export function tapGroup(
  state: GroupState,
  tap: GroupTap,
  holes: readonly (readonly RowHole[])[],
): GroupStep {
  const rows = holes[state.at] ?? []
  const still = { ...state, isMovingOn: false }
  switch (tap.key) {
    case 'more':
      return { state: { ...still, isMoreOpen: !state.isMoreOpen }, records: [] }
    case 'row':
      return { state: { ...still, row: tap.row, isMoreOpen: false }, records: [] }
    case 'go':
      return { state: atHole(tap.to, holes), records: [] }
    case 'move_on':
      return { state: state.isMovingOn ? atHole((state.at + 1) % holes.length, holes) : state, records: [] }
    case 'par_for_all': {
      // A tap for par never changes a score that is there (U9).
      const open = rows.filter((row) => row.isOpen && row.result.kind === 'not_played')
      return entered(
        state,
        rows,
        open.map((row) => toRecord(row, holedIn(row.par))),
      )
    }
    case 'strokes':
      return enterRow(state, rows, holedIn(tap.strokes))
    case 'picked_up':
      return enterRow(state, rows, pickedUp)
    case 'clear':
      return enterRow(state, rows, notPlayed)
  }
}

/** A hole with the keys on the first player who has no score there. */
export function atHole(at: number, holes: readonly (readonly RowHole[])[]): GroupState {
  return { at, row: firstOpen(holes[at] ?? [], -1) ?? 0, isMoreOpen: false, isMovingOn: false }
}

/** The hole that is asked for; else, for a phone that comes back, the first one on which somebody has no score. */
export function startAt(holes: readonly (readonly RowHole[])[], wanted: number): number {
  const asked = holes.findIndex((rows) => rows.some(({ holeNumber }) => holeNumber === wanted))
  if (asked >= 0) return asked
  return Math.max(
    holes.findIndex((rows) => firstOpen(rows, -1) !== undefined),
    0,
  )
}

function enterRow(state: GroupState, rows: readonly RowHole[], result: HoleResult): GroupStep {
  const row = rows[state.row]
  if (!row?.isOpen) return { state, records: [] }
  return entered(
    state,
    rows,
    isSameResult(row.result, result) && row.isByOther !== true ? [] : [toRecord(row, result)],
  )
}

/** The keys go on to the next player without a score; when there is none, the next hole comes. */
function entered(state: GroupState, rows: readonly RowHole[], records: readonly RowRecord[]): GroupStep {
  const after = rows.map((row) => ({
    ...row,
    result: records.find(({ roundId }) => roundId === row.roundId)?.result ?? row.result,
  }))
  const next = firstOpen(after, state.row)
  const isCleared = records.some(({ result }) => result.kind === 'not_played')
  return {
    state: {
      ...state,
      row: isCleared ? state.row : (next ?? state.row),
      isMoreOpen: false,
      isMovingOn: next === undefined,
    },
    records,
  }
}

function firstOpen(rows: readonly RowHole[], from: number): number | undefined {
  for (let step = 1; step <= rows.length; step++) {
    const place = (from + step + rows.length) % rows.length
    const row = rows[place]
    if (row?.isOpen === true && row.result.kind === 'not_played') return place
  }
  return undefined
}

function toRecord({ roundId, holeNumber, result: before }: RowHole, result: HoleResult): RowRecord {
  return { roundId, holeNumber, result, before }
}
