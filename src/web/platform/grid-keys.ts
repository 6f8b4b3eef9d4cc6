import {
  holedIn,
  isSameResult,
  isStrokeCount,
  notPlayed,
  pickedUp,
  type HoleResult,
} from '#golf/card/hole-result.ts'

/** How long a typed 1 waits for a second digit: 10 to 19, or a hole in one (U20). */
export const SECOND_DIGIT_MS = 600

export type GridState = {
  /** Which hole of the card has the cursor, from 0. */
  at: number
  /** "1" while a second digit may follow, else empty. */
  draft: string
  /** The result that the cell had when the cursor came, for Escape. */
  arrived: HoleResult
  /** The last hole was just typed: a score too many changes nothing until a hole is chosen. */
  isPast?: boolean
}

export type GridKey =
  | { key: 'digit'; digit: number }
  /** A key of a screen that has one for each number of strokes. */
  /** `isChosen`: in a list that names the hole, and so meant for it also after the last one was typed. */
  | { key: 'strokes'; strokes: number; isChosen?: true }
  | { key: 'move'; by: 'up' | 'down' | 'left' | 'right' | 'enter' | 'tab' | 'back_tab' }
  | { key: 'picked_up' }
  | { key: 'clear' }
  | { key: 'escape' }
  /** The cursor was put somewhere by hand. */
  | { key: 'focus'; at: number }
  /** Not a key: SECOND_DIGIT_MS have passed, or the grid was left. */
  | { key: 'pause' }

/** A key of the keyboard as a key of the grid; undefined for keys that are the browser's. */
export function toGridKey(key: string, isShift: boolean): GridKey | undefined {
  if (/^\d$/.test(key)) return { key: 'digit', digit: Number(key) }
  switch (key) {
    case 'p':
    case 'P':
    case 'x':
    case 'X':
      return { key: 'picked_up' }
    case 'Backspace':
    case 'Delete':
      return { key: 'clear' }
    case 'Escape':
      return { key: 'escape' }
    case 'ArrowUp':
      return { key: 'move', by: 'up' }
    case 'ArrowDown':
      return { key: 'move', by: 'down' }
    case 'ArrowLeft':
      return { key: 'move', by: 'left' }
    case 'ArrowRight':
      return { key: 'move', by: 'right' }
    case 'Enter':
      return { key: 'move', by: isShift ? 'up' : 'enter' }
    case 'Tab':
      return { key: 'move', by: isShift ? 'back_tab' : 'tab' }
    default:
      return undefined
  }
}

const isChosen = (key: GridKey) => key.key === 'strokes' && key.isChosen === true

export type GridStep = { state: GridState; records: { at: number; result: HoleResult }[] }

/** What one key does to the cursor and to the card. `results` are those of the card's holes, in its order. */
export function pressGrid(state: GridState, key: GridKey, results: readonly HoleResult[]): GridStep {
  if (isOneTooMany(state, key)) return { state, records: [] }
  switch (key.key) {
    case 'digit':
      return typeDigit(state, key.digit, results)
    case 'strokes':
      return isStrokeCount(key.strokes)
        ? moveOn({ ...state, draft: '' }, put(state, holedIn(key.strokes), results), results)
        : { state, records: [] }
    case 'picked_up':
      return moveOn({ ...state, draft: '' }, put(state, pickedUp, results), results)
    case 'clear':
      return {
        state: { ...state, draft: '', isPast: false },
        records: state.draft === '' ? put(state, notPlayed, results) : [],
      }
    case 'escape':
      return {
        state: { ...state, draft: '', isPast: false },
        records: state.draft === '' ? put(state, state.arrived, results) : [],
      }
    case 'pause':
      return state.draft === '' ? { state, records: [] } : moveOn(state, putDraft(state, results), results)
    case 'focus': {
      if (key.at === state.at) return { state: { ...state, isPast: false }, records: [] }
      return goTo(state, key.at, putDraft(state, results), results)
    }
    case 'move':
      // Whoever confirms a 1 on the last hole with Enter has typed that hole.
      if (key.by === 'enter' && (state.draft !== '' || state.isPast === true))
        return moveOn(state, putDraft(state, results), results)
      return goTo(state, target(state.at, key.by, results.length), putDraft(state, results), results)
  }
}

/** A score that is typed after the last hole was: it is none of this card’s. */
export function isOneTooMany({ isPast }: GridState, key: GridKey): boolean {
  return isPast === true && writesScore(key) && !isChosen(key)
}

function writesScore({ key }: GridKey): boolean {
  return key === 'digit' || key === 'strokes' || key === 'picked_up'
}

/** Whether Tab would leave the card here, so that the browser takes it: no keyboard trap (U19). */
export function leavesGrid(at: number, by: 'tab' | 'back_tab', holes: number): boolean {
  return by === 'tab' ? at >= holes - 1 : at <= 0
}

function typeDigit(state: GridState, digit: number, results: readonly HoleResult[]): GridStep {
  if (state.draft === '1') return moveOn(state, put(state, holedIn(10 + digit), results), results)
  if (digit === 1) return { state: { ...state, draft: '1' }, records: [] }
  if (!isStrokeCount(digit)) return { state, records: [] }
  return moveOn(state, put(state, holedIn(digit), results), results)
}

function put(state: GridState, result: HoleResult, results: readonly HoleResult[]): GridStep['records'] {
  return isSameResult(results[state.at] ?? notPlayed, result) ? [] : [{ at: state.at, result }]
}

function putDraft(state: GridState, results: readonly HoleResult[]): GridStep['records'] {
  return state.draft === '1' ? put(state, holedIn(1), results) : []
}

function moveOn(state: GridState, records: GridStep['records'], results: readonly HoleResult[]): GridStep {
  if (state.at < results.length - 1) return goTo(state, state.at + 1, records, results)
  return { state: { ...state, draft: '', isPast: true }, records }
}

function goTo(
  state: GridState,
  at: number,
  records: GridStep['records'],
  results: readonly HoleResult[],
): GridStep {
  const arrived = at === state.at ? state.arrived : (afterRecords(results, records)[at] ?? notPlayed)
  return { state: { at, draft: '', arrived }, records }
}

function afterRecords(results: readonly HoleResult[], records: GridStep['records']): readonly HoleResult[] {
  return results.map((result, at) => records.find((record) => record.at === at)?.result ?? result)
}

/** Up and down go along the card; left and right go between the two nines that lie side by side. */
function target(
  at: number,
  by: 'up' | 'down' | 'left' | 'right' | 'enter' | 'tab' | 'back_tab',
  holes: number,
): number {
  const within = (place: number) => (place >= 0 && place < holes ? place : at)
  switch (by) {
    case 'up':
    case 'back_tab':
      return within(at - 1)
    case 'down':
    case 'enter':
    case 'tab':
      return within(at + 1)
    case 'left':
      return within(at - 9)
    case 'right':
      return within(at + 9)
  }
}
