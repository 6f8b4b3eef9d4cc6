import type { HoleScore } from '#golf/card/hole-entry.ts'
import { holedIn, isSameResult, notPlayed, pickedUp, type HoleResult } from '#golf/card/hole-result.ts'

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
}

export type GroupTap =
  | { key: 'strokes'; strokes: number }
  | { key: 'picked_up' }
  | { key: 'clear' }
  | { key: 'par_for_all' }
  | { key: 'row'; row: number }
  | { key: 'more' }
  | { key: 'go'; to: number }

export type RowRecord = HoleScore & { roundId: string; before: HoleResult }
export type GroupStep = { state: GroupState; records: readonly RowRecord[] }

/** What one tap does to the screen and to the cards. `holes`: of each hole of the card the row of each player. */
export function tapGroup(
  state: GroupState,
  tap: GroupTap,
  holes: readonly (readonly RowHole[])[],
): GroupStep {
  const rows = holes[state.at] ?? []
  switch (tap.key) {
    case 'more':
      return { state: { ...state, isMoreOpen: !state.isMoreOpen }, records: [] }
    case 'row':
      return { state: { ...state, row: tap.row, isMoreOpen: false }, records: [] }
    case 'go':
      return { state: atHole(tap.to, holes), records: [] }
    case 'par_for_all': {
      // A tap for par never changes a score that is there (U9).
      const open = rows.filter((row) => row.isOpen && row.result.kind === 'not_played')
      return entered(
        state,
        holes,
        open.map((row) => toRecord(row, holedIn(row.par))),
      )
    }
    case 'strokes':
      return enterRow(state, holes, holedIn(tap.strokes))
    case 'picked_up':
      return enterRow(state, holes, pickedUp)
    case 'clear':
      return enterRow(state, holes, notPlayed)
  }
}

/** A hole with the keys on the first player who has no score there. */
export function atHole(at: number, holes: readonly (readonly RowHole[])[]): GroupState {
  return { at, row: firstOpen(holes[at] ?? [], -1) ?? 0, isMoreOpen: false }
}

/**
 * The hole that is asked for; else, for a phone that comes back, the first one on which somebody has no score, and the last
 * one where everybody has all.
 */
export function startAt(holes: readonly (readonly RowHole[])[], wanted: number): number {
  const asked = holes.findIndex((rows) => rows.some(({ holeNumber }) => holeNumber === wanted))
  if (asked >= 0) return asked
  const open = holes.findIndex((rows) => firstOpen(rows, -1) !== undefined)
  return open >= 0 ? open : Math.max(holes.length - 1, 0)
}

type Holes = readonly (readonly RowHole[])[]

function enterRow(state: GroupState, holes: Holes, result: HoleResult): GroupStep {
  const row = holes[state.at]?.[state.row]
  if (!row?.isOpen) return { state, records: [] }
  const isSaid = isSameResult(row.result, result) && row.isByOther !== true
  return entered(state, holes, isSaid ? [] : [toRecord(row, result)])
}

/**
 * The keys go on to the next player without a score; when there is none, to the next hole on which somebody has none. A
 * cleared score keeps them where they are.
 */
function entered(state: GroupState, holes: Holes, records: readonly RowRecord[]): GroupStep {
  const after = (holes[state.at] ?? []).map((row) => ({
    ...row,
    result: records.find(({ roundId }) => roundId === row.roundId)?.result ?? row.result,
  }))
  const stays = { ...state, isMoreOpen: false }
  if (records.some(({ result }) => result.kind === 'not_played')) return { state: stays, records }
  const next = firstOpen(after, state.row)
  if (next !== undefined) return { state: { ...stays, row: next }, records }
  const at = nextOpen(holes, state.at)
  return { state: at === undefined ? stays : atHole(at, holes), records }
}

/** Going round from the last hole to the first, as a shotgun start does. */
function nextOpen(holes: Holes, from: number): number | undefined {
  for (let step = 1; step < holes.length; step++) {
    const at = (from + step) % holes.length
    if (firstOpen(holes[at] ?? [], -1) !== undefined) return at
  }
  return undefined
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
