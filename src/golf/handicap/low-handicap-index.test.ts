import { expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { parseDay } from '../day.ts'
import { toUnits } from '../rounding.ts'
import { lowHandicapIndex } from './low-handicap-index.ts'

const tenths = (decimal: number) => toUnits(decimal, 1) ?? Number.NaN
const day = (text: string) => parseDay(text) ?? Number.NaN

type Low = { history: [string, number][]; mostRecentScorePlayed: string }

test.each(vectorsOf<Low, number>('low_handicap_index'))('$id: $expected (R3.5)', ({ input, expected }) => {
  const history = input.history.map(([text, index]) => ({ day: day(text), index: tenths(index) }))
  expect(lowHandicapIndex(history, day(input.mostRecentScorePlayed))).toBe(tenths(expected))
})

const history = [
  { day: day('2025-01-10'), index: 90 },
  { day: day('2025-06-01'), index: 100 },
  { day: day('2025-11-20'), index: 112 },
]
test.each([
  { last: '2025-11-20', expected: 90, source: 'the year up to the last score, however late the next one is' },
  { last: '2026-01-10', expected: 90, source: 'the first day of the window counts' },
  { last: '2026-01-11', expected: 100, source: 'achieved, not carried in (R&A clarification 2021)' },
  { last: '2027-03-01', expected: 112, source: 'nothing was calculated in the window: the index held' },
])('when the last score on record is of $last, then it is $expected ($source)', ({ last, expected }) => {
  expect(lowHandicapIndex(history, day(last))).toBe(expected)
})

test('when there is no index yet, then there is no Low Handicap Index', () => {
  expect(lowHandicapIndex([], day('2025-01-10'))).toBeUndefined()
})
