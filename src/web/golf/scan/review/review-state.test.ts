import { expect, test } from 'vitest'
import { holedIn, pickedUp } from '#domain/scoring/hole-result.ts'
import { decisionsOf, reviewStart, stepReview, type ReviewState, type ReviewStep } from './review-state.ts'

const after = (...steps: ReviewStep[]): ReviewState => steps.reduce(stepReview, reviewStart)
const begun: ReviewStep = { step: 'took_row', row: 0, open: [3, 7, 12] }

test('the doubtful holes of a row come first, one after the other, then the whole card', () => {
  expect(after(begun)).toMatchObject({ row: 0, queue: [3, 7, 12], asked: 3 })
  const decided = after(
    begun,
    { step: 'decided', holeNumber: 3, result: holedIn(5) },
    { step: 'left_open' },
    { step: 'decided', holeNumber: 12, result: pickedUp },
  )
  expect(decided).toMatchObject({ queue: [], left: 12 })
  expect([...decisionsOf(decided)]).toEqual([
    [3, holedIn(5)],
    [12, pickedUp],
  ])
})

test('all holes can be seen at any moment, and one of them opened', () => {
  expect(after(begun, { step: 'saw_all' })).toMatchObject({ queue: [], left: 3 })
  const opened = after(begun, { step: 'saw_all' }, { step: 'looked_at', holes: [9] })
  expect(opened).toMatchObject({ queue: [9], asked: 1 })
  expect(stepReview(opened, { step: 'decided', holeNumber: 9, result: holedIn(4) })).toMatchObject({
    queue: [],
    left: 9,
  })
})

test('what was said of one row is there when one comes back from another', () => {
  const other = after(
    begun,
    { step: 'decided', holeNumber: 3, result: holedIn(5) },
    { step: 'asked_row' },
    { step: 'took_row', row: 1, open: [] },
  )
  expect(decisionsOf(other).size).toBe(0)
  const back = stepReview(other, { step: 'took_row', row: 0, open: [7, 12] })
  expect(decisionsOf(back).get(3)).toEqual(holedIn(5))
})

test('nothing is decided while it is asked which row', () => {
  const asked = after({ step: 'decided', holeNumber: 3, result: holedIn(5) })
  expect(asked).toEqual(reviewStart)
})
