import type { ChangeEvent, LiveRow } from '#contract/platform/live-events.ts'
import { cutFromWire, type WireCut } from '#contract/board/cut-from-wire.ts'
import type { Connection } from '#web/lib/live/connection-of.ts'
import { placeableFromWire } from '#contract/platform/wire-names.ts'
import { stepsOfNumbers } from '#golf/competition/formats/countback.ts'
import { applyChange, type BoardState } from '#golf/board/apply-change.ts'
import { movements } from '#golf/board/movements.ts'
import { aheadOnCountback, standings, standingsAfterPlay, standingsWithCut } from '#golf/board/standings.ts'

export type BoardRow = LiveRow & { entrantId: string }

export type LiveBoard = {
  board: BoardState<BoardRow> | undefined
  link: 'connecting' | 'open' | 'down'
  /** The newest version that the stream has named since it was opened. */
  streamVersion: string | undefined
  /** Changes that do not follow the board held, waiting for the snapshot they follow. */
  waiting: readonly ChangeEvent[]
  isFetching: boolean
  hasFailed: boolean
  /** No answer came to the last question, as without a network. */
  isUnreached: boolean
  /** When the board was last known to be what the club has, in ms. */
  updatedAt: number | undefined
  /** Snapshots taken so far: from the second on more than a card may have changed, the competition's state for one. */
  snapshots: number
  /** Rows of the last change, to be shown as such. */
  changed: ReadonlySet<string>
}

export const emptyLiveBoard: LiveBoard = {
  board: undefined,
  link: 'connecting',
  streamVersion: undefined,
  waiting: [],
  isFetching: false,
  hasFailed: false,
  isUnreached: false,
  updatedAt: undefined,
  snapshots: 0,
  changed: new Set(),
}

export type LiveBoardEvent =
  | { type: 'fetching' }
  | { type: 'fetched'; version: string; rows: readonly LiveRow[]; now: number }
  /** `isUnreached`: no answer came; else it was one that has no board. */
  | { type: 'fetch_failed'; isUnreached: boolean }
  | { type: 'opened' }
  | { type: 'down' }
  | { type: 'hello'; version: string; now: number }
  | { type: 'change'; change: ChangeEvent; now: number }
  /** The server has spoken: a board in step is as fresh as that. */
  | { type: 'ping'; now: number }

export function reduceLiveBoard(state: LiveBoard, event: LiveBoardEvent): LiveBoard {
  switch (event.type) {
    case 'fetching':
      return { ...state, isFetching: true }
    case 'fetch_failed':
      return { ...state, isFetching: false, hasFailed: true, isUnreached: event.isUnreached }
    case 'opened':
      return { ...state, link: 'open', streamVersion: undefined, waiting: [] }
    case 'down':
      return { ...state, link: 'down', streamVersion: undefined, waiting: [] }
    case 'hello':
      return stamped({ ...state, link: 'open', streamVersion: event.version }, event.now)
    case 'ping':
      return stamped(state, event.now)
    case 'change':
      return changed(state, event.change, event.now)
    case 'fetched':
      return fetched(state, event)
  }
}

/** The stream is open and the board is the one it names. */
export function isInStep(state: LiveBoard): boolean {
  return state.link === 'open' && state.board !== undefined && state.board.version === state.streamVersion
}

/** What is said about the board's freshness; never "live" for a board that may have stopped (U13). */
export function freshness(state: LiveBoard): Connection {
  if (isInStep(state)) return 'live'
  if (!state.hasFailed) return 'catching_up'
  return state.isUnreached ? 'offline' : 'behind'
}

/**
 * Whether a snapshot must be fetched now: nothing asked for yet, or a board that the stream has left behind. Without a
 * board a failed question is asked again once the stream speaks, because a server that speaks can answer it.
 */
export function needsSnapshot(state: LiveBoard): boolean {
  if (state.isFetching) return false
  if (!state.board && !state.hasFailed) return true
  return state.link === 'open' && state.streamVersion !== undefined && !isInStep(state)
}

function stamped(state: LiveBoard, now: number): LiveBoard {
  return isInStep(state) ? { ...state, updatedAt: now } : state
}

function changed(state: LiveBoard, change: ChangeEvent, now: number): LiveBoard {
  const named = { ...state, link: 'open' as const, streamVersion: change.to }
  // A snapshot that was read a moment before its own change arrived.
  if (state.board?.version === change.to) return stamped(named, now)
  const board = state.board && applyChange(state.board, withIds(change))
  if (!board) return { ...named, waiting: [...state.waiting, change] }
  return { ...named, board, updatedAt: now, changed: changedIds(state.board, board) }
}

function fetched(
  state: LiveBoard,
  event: { version: string; rows: readonly LiveRow[]; now: number },
): LiveBoard {
  let board: BoardState<BoardRow> = {
    version: event.version,
    rows: new Map(event.rows.map((row) => [row.userId, keepIdentity(state.board, withId(row))])),
  }
  for (const change of state.waiting) board = applyChange(board, withIds(change)) ?? board
  return {
    ...state,
    board,
    waiting: [],
    isFetching: false,
    hasFailed: false,
    isUnreached: false,
    updatedAt: event.now,
    snapshots: state.snapshots + 1,
    changed: state.board ? changedIds(state.board, board) : new Set(),
  }
}

function withId(row: LiveRow): BoardRow {
  return { ...row, entrantId: row.userId }
}

function withIds(change: ChangeEvent): { from: string; to: string; rows: BoardRow[] } {
  return { ...change, rows: change.rows.map(withId) }
}

/** A refetched row of the same revision is the same object, so that only changed rows draw again. */
function keepIdentity(held: BoardState<BoardRow> | undefined, row: BoardRow): BoardRow {
  const before = held?.rows.get(row.entrantId)
  const isSame =
    before?.revision === row.revision &&
    before.playerName === row.playerName &&
    before.startsAt === row.startsAt
  return isSame ? before : row
}

function changedIds(before: BoardState<BoardRow> | undefined, after: BoardState<BoardRow>): Set<string> {
  const ids = new Set<string>()
  for (const [id, row] of after.rows) if (before?.rows.get(id) !== row) ids.add(id)
  return ids
}

/** A row with its place: `row` is the same object as long as its facts are, so an unchanged one need not draw again. */
export type PlacedRow = {
  row: BoardRow
  /** The number that ranks, lower is better. */
  sortKey: number | null
  position: number | null
  isShared: boolean
  /** Which countback step decided the place: "last 9". */
  decidedBy: string | undefined
  /** It decided for them: they are first of those who were level. */
  isAhead: boolean
  /** Places that the entrant's latest hole has won, or lost below zero; 0 for a card that is not out. */
  moved: number
  /** They stand below the cut, without a place. */
  hasMissedCut: boolean
}

type PlaceOptions = { isOver?: boolean; cut?: WireCut | undefined; division?: string | undefined }

/**
 * Positions from the rows' own ranks, by the same function as the server's (D9). `isOver`: play is over, and a card that
 * is still out has no place (D35). `division`: its rows alone, with their places among each other; the cut is the field's.
 */
export function placeRows(
  rows: Iterable<BoardRow>,
  { isOver = false, cut: terms, division }: PlaceOptions = {},
): PlacedRow[] {
  const all = [...rows]
  const cut = cutFromWire(all, { cut: terms, isOver })
  const missed = cut?.isMade ? cut.missed : new Set<string>()
  const shown = division === undefined ? all : all.filter((row) => row.division === division)
  const placed = standingsWithCut(
    shown.map((row) => placeableFromWire(row.entrantId, row)),
    missed,
    isOver ? standingsAfterPlay : standings,
  )
  const moved = movements(placed)
  const ahead = aheadOnCountback(placed)
  return placed.map(({ row, sortKey, countback, position, isShared, decidedByStep }) => ({
    row,
    sortKey,
    position,
    isShared,
    decidedBy: decidedByStep === undefined ? undefined : stepsOfNumbers(countback ?? [])[decidedByStep]?.name,
    isAhead: ahead.has(row.entrantId),
    moved: moved.get(row.entrantId) ?? 0,
    hasMissedCut: missed.has(row.entrantId),
  }))
}
