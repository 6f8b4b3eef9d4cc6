import type { HoleResult } from '#golf/card/hole-result.ts'
import type { Decisions } from './review-card.ts'

export type ReviewState = {
  /** The row of the paper that is reviewed; undefined while the person is asked which one is theirs. */
  row: number | undefined
  /** By row, so that a look at another row loses nothing. */
  decisions: ReadonlyMap<number, Decisions>
  /** The holes to ask about, one after the other; the first is on the screen. Empty: the whole card is on the screen. */
  queue: readonly number[]
  /** How many holes the queue had at first. */
  queueLength: number
  /** The hole that was asked about last: the whole card opens there. */
  lastHole: number | undefined
}

export type ReviewEvent =
  | { type: 'row_chosen'; row: number; open: readonly number[] }
  | { type: 'row_asked' }
  | { type: 'holes_opened'; holes: readonly number[] }
  | { type: 'decided'; holeNumber: number; result: HoleResult }
  | { type: 'skipped' }
  | { type: 'all_shown' }

export const noReview: ReviewState = {
  row: undefined,
  decisions: new Map(),
  queue: [],
  queueLength: 0,
  lastHole: undefined,
}

export function nextReviewState(state: ReviewState, event: ReviewEvent): ReviewState {
  switch (event.type) {
    case 'row_chosen':
      return {
        ...state,
        row: event.row,
        queue: event.open,
        queueLength: event.open.length,
        lastHole: undefined,
      }
    case 'row_asked':
      return { ...state, row: undefined, queue: [], lastHole: undefined }
    case 'holes_opened':
      return { ...state, queue: event.holes, queueLength: event.holes.length }
    case 'decided': {
      if (state.row === undefined) return state
      const ofRow = new Map(state.decisions.get(state.row)).set(event.holeNumber, event.result)
      return { ...withNextHole(state), decisions: new Map(state.decisions).set(state.row, ofRow) }
    }
    case 'skipped':
      return withNextHole(state)
    case 'all_shown':
      return { ...withNextHole(state), queue: [] }
  }
}

function withNextHole(state: ReviewState): ReviewState {
  return { ...state, queue: state.queue.slice(1), lastHole: state.queue[0] ?? state.lastHole }
}

const noDecisions: Decisions = new Map()

/** The decisions about a row; about the one on the screen where no row is given. */
export function decisionsFor({ row, decisions }: ReviewState, of = row): Decisions {
  return (of === undefined ? undefined : decisions.get(of)) ?? noDecisions
}
