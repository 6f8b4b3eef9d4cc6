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
  { newest: '2026-06-01', expected: 100, source: 'the first day of the window counts' },
  { newest: '2026-06-02', expected: 112, source: 'achieved, not carried in (R&A clarification 2021)' },
  { newest: '2027-03-01', expected: 112, source: 'Interpretation 5.7/2: the index held' },
  { newest: '2025-01-10', expected: undefined, source: 'nothing before the first score' },
])('when the newest score is of $newest, then it is $expected ($source)', ({ newest, expected }) => {
  expect(lowHandicapIndex(history, day(newest))).toBe(expected)
})
