import { MOST_STROKES, strokes, type Strokes } from '../numbers.ts'

export const holeResultKinds = ['strokes', 'picked_up', 'not_played'] as const

/** Three different kinds of result; none is a number with a special meaning, such as 0 for picked up (D7). */
export type HoleResult =
  | { kind: 'strokes'; strokes: Strokes }
  /** With the score that the player would most likely have made, for the handicap alone (handicap/most-likely-score.ts). */
  | { kind: 'picked_up'; mostLikely?: Strokes }
  | { kind: 'not_played' }

/** The results of a card by hole number; a hole that is not in it has not been played. */
export type HoleResults = ReadonlyMap<number, HoleResult>

export const pickedUp: HoleResult = { kind: 'picked_up' }
export const notPlayed: HoleResult = { kind: 'not_played' }

export function holedIn(count: number): HoleResult {
  return { kind: 'strokes', strokes: strokes(count) }
}

export function pickedUpAt(mostLikely: number): HoleResult {
  return { kind: 'picked_up', mostLikely: strokes(mostLikely) }
}

/** What a hole counts in the competition: two who say that it was picked up say the same, whatever they would have made. */
export function isSameResult(a: HoleResult, b: HoleResult): boolean {
  if (a.kind === 'strokes' && b.kind === 'strokes') return a.strokes === b.strokes
  return a.kind === b.kind
}

export function isStrokeCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MOST_STROKES
}
