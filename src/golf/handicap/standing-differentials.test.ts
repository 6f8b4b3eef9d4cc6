import { expect, test } from 'vitest'
import { replay } from './replay.ts'
import type { RecordEntry } from './scoring-record.ts'
import { standingDifferentials } from './standing-differentials.ts'

const score = (day: number, strokes: number): RecordEntry => ({
  kind: 'eighteen',
  day,
  id: `s${day}`,
  differential: { numerator: 10 * strokes, denominator: 10 },
})

test('when a score is exceptional, then it moves itself and those before it, and each has what moved it (R3.7)', () => {
  // Index 18.0 after three of 20.0; 10.5 is 7.5 better: everything goes down by 1.0.
  const { steps } = replay([score(1, 20), score(2, 20), score(3, 20), score(4, 10.5), score(5, 21)])
  const standing = standingDifferentials(steps)
  expect(standing.map((one) => [one.step.id, one.made, one.stands, one.counts])).toEqual([
    ['s5', 210, 210, false],
    ['s4', 105, 95, true],
    ['s3', 200, 190, false],
    ['s2', 200, 190, false],
    ['s1', 200, 190, false],
  ])
  expect(standing.map((one) => one.moved.length)).toEqual([0, 1, 1, 1, 1])
  expect(standing[1]?.moved).toEqual([{ day: 4, by: -10, why: 'exceptional_score' }])
})

test('when the committee enters an index, then earlier differentials move, if there are three of them', () => {
  const entry = (day: number, index: number): RecordEntry => ({
    kind: 'committee_index',
    day,
    id: `c${day}`,
    index,
    reason: 'Winter league',
    restartsLowIndex: true,
  })
  // 24.0 - 2.0 of three scores is 22.0; the committee's 21.0 moves each differential by as much (7.1a).
  const { steps } = replay([entry(0, 300), score(1, 25), score(2, 24), score(3, 26), entry(4, 210)])
  expect(standingDifferentials(steps).map((one) => [one.stands, one.moved])).toEqual([
    [250, [{ day: 4, by: -10, why: 'committee' }]],
    [230, [{ day: 4, by: -10, why: 'committee' }]],
    [240, [{ day: 4, by: -10, why: 'committee' }]],
  ])
  expect(standingDifferentials(replay([]).steps)).toEqual([])
})

test('when there are more than twenty, then the oldest fall out, and eight count (R3.2)', () => {
  const { steps } = replay(Array.from({ length: 25 }, (_, i) => score(i, 20 + (i % 5))))
  const standing = standingDifferentials(steps)
  expect(standing).toHaveLength(20)
  expect(standing.at(-1)?.step.id).toBe('s5')
  expect(standing.filter((one) => one.counts)).toHaveLength(8)
})
