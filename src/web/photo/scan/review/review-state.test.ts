import { expect, test } from 'vitest'
import { holedIn, pickedUp } from '#golf/card/hole-result.ts'
import {
  decisionsFor,
  nextReviewState,
  noReview,
  type ReviewEvent,
  type ReviewState,
} from './review-state.ts'

const after = (...events: ReviewEvent[]): ReviewState => events.reduce(nextReviewState, noReview)
const chosen: ReviewEvent = { type: 'row_chosen', row: 0, open: [3, 7, 12] }

test('when a row is chosen, then its doubtful holes come one after the other, and then the whole card', () => {
  expect(after(chosen)).toMatchObject({ row: 0, queue: [3, 7, 12], queueLength: 3 })
  const decided = after(
    chosen,
    { type: 'decided', holeNumber: 3, result: holedIn(5) },
    { type: 'skipped' },
    { type: 'decided', holeNumber: 12, result: pickedUp },
  )
  expect(decided).toMatchObject({ queue: [], lastHole: 12 })
  expect([...decisionsFor(decided)]).toEqual([
    [3, holedIn(5)],
    [12, pickedUp],
  ])
})

test('when all holes are shown, then any one of them can be opened and decided', () => {
  expect(after(chosen, { type: 'all_shown' })).toMatchObject({ queue: [], lastHole: 3 })
  const opened = after(chosen, { type: 'all_shown' }, { type: 'holes_opened', holes: [9] })
  expect(opened).toMatchObject({ queue: [9], queueLength: 1 })
  expect(nextReviewState(opened, { type: 'decided', holeNumber: 9, result: holedIn(4) })).toMatchObject({
    queue: [],
    lastHole: 9,
  })
})

test('when the person comes back from another row, then the decisions about the first row are still there', () => {
  const other = after(
    chosen,
    { type: 'decided', holeNumber: 3, result: holedIn(5) },
    { type: 'row_asked' },
    { type: 'row_chosen', row: 1, open: [] },
  )
  expect(decisionsFor(other).size).toBe(0)
  const back = nextReviewState(other, { type: 'row_chosen', row: 0, open: [7, 12] })
  expect(decisionsFor(back).get(3)).toEqual(holedIn(5))
})

test('when no row is chosen yet, then nothing can be decided', () => {
  expect(after({ type: 'decided', holeNumber: 3, result: holedIn(5) })).toEqual(noReview)
})
