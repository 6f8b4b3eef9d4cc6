import type { HoleResult } from '#domain/scoring/hole-result.ts'
import type { Decisions } from './review-card.ts'

export type ReviewState = {
  /** Which row of the paper; undefined while that is asked. */
  row: number | undefined
  /** By row, so that looking at another one loses nothing. */
  decisions: ReadonlyMap<number, Decisions>
  /** The holes to look at one after the other, the first is on the screen. Empty: the whole card is. */
  queue: readonly number[]
  /** How many the queue held when it began. */
  asked: number
  /** The hole that was on the screen last: where the whole card is picked up again. */
  left: number | undefined
}

export type ReviewStep =
  | { step: 'took_row'; row: number; open: readonly number[] }
  | { step: 'asked_row' }
  | { step: 'looked_at'; holes: readonly number[] }
  | { step: 'decided'; holeNumber: number; result: HoleResult }
  | { step: 'left_open' }
  | { step: 'saw_all' }

export const reviewStart: ReviewState = {
  row: undefined,
  decisions: new Map(),
  queue: [],
  asked: 0,
  left: undefined,
}

export function stepReview(state: ReviewState, made: ReviewStep): ReviewState {
  switch (made.step) {
    case 'took_row':
      return { ...state, row: made.row, queue: made.open, asked: made.open.length, left: undefined }
    case 'asked_row':
      return { ...state, row: undefined, queue: [], left: undefined }
    case 'looked_at':
      return { ...state, queue: made.holes, asked: made.holes.length }
    case 'decided': {
      if (state.row === undefined) return state
      const ofRow = new Map(state.decisions.get(state.row)).set(made.holeNumber, made.result)
      return { ...onward(state), decisions: new Map(state.decisions).set(state.row, ofRow) }
    }
    case 'left_open':
      return onward(state)
    case 'saw_all':
      return { ...onward(state), queue: [] }
  }
}

function onward(state: ReviewState): ReviewState {
  return { ...state, queue: state.queue.slice(1), left: state.queue[0] ?? state.left }
}

const undecided: Decisions = new Map()

/** What was said of a row; of the one on the screen where none is named. */
export function decisionsOf({ row, decisions }: ReviewState, of = row): Decisions {
  return (of === undefined ? undefined : decisions.get(of)) ?? undecided
}
