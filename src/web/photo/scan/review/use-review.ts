import { useReducer } from 'react'
import type { HoleResult } from '#golf/card/hole-result.ts'
import type { ScanReply } from '../scan-state.ts'
import { openHoles, reviewRow, scoresToTake, type CardHole } from './review-card.ts'
import { decisionsFor, nextReviewState, noReview, type ReviewState } from './review-state.ts'

type UseReviewInput = { reply: ScanReply; card: readonly CardHole[] }

/** The review of one reading: the row that is the person's, the hole that is asked about, and the steps between them. */
export function useReview({ reply, card }: UseReviewInput) {
  const reviewedHoles = (state: ReviewState, at: number | undefined) => {
    const row = at === undefined ? undefined : reply.rows[at]
    return row ? reviewRow(row, { card, decisions: decisionsFor(state, at) }) : []
  }
  const rowChosen = (state: ReviewState, row: number) => ({
    type: 'row_chosen' as const,
    row,
    open: openHoles(reviewedHoles(state, row)).map(({ holeNumber }) => holeNumber),
  })
  const [state, dispatch] = useReducer(nextReviewState, noReview, (start) =>
    reply.rows.length === 1 ? nextReviewState(start, rowChosen(start, 0)) : start,
  )
  const holes = reviewedHoles(state, state.row)
  return {
    /** undefined while the person is asked which row is theirs. */
    row: state.row === undefined ? undefined : reply.rows[state.row],
    holes,
    /** The hole that is asked about; undefined while the whole card is shown. */
    hole: holes.find(({ holeNumber }) => holeNumber === state.queue[0]),
    /** Where `hole` stands among the holes to check. */
    place: { at: state.queueLength - state.queue.length + 1, of: state.queueLength },
    isLastQuestion: state.queue.length <= 1,
    lastHole: state.lastHole,
    scores: scoresToTake(holes),
    chooseRow: (at: number) => {
      dispatch(rowChosen(state, at))
    },
    changeRow: () => {
      dispatch({ type: 'row_asked' })
    },
    checkHoles: (holeNumbers: readonly number[]) => {
      dispatch({ type: 'holes_opened', holes: holeNumbers })
    },
    decide: (holeNumber: number, result: HoleResult) => {
      dispatch({ type: 'decided', holeNumber, result })
    },
    skip: () => {
      dispatch({ type: 'skipped' })
    },
    showAll: () => {
      dispatch({ type: 'all_shown' })
    },
  }
}

export type Review = ReturnType<typeof useReview>
