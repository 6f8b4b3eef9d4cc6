import { expect, test } from 'vitest'
import { asHandicapIndex, indexToPlayOff } from './index-to-play-off.ts'
import type { RecordEntry } from './scoring-record.ts'

const score = (day: number, strokes: number): RecordEntry => ({
  kind: 'eighteen',
  day,
  id: `s${day}`,
  differential: { numerator: strokes, denominator: 1 },
})
const three = [score(1, 20), score(2, 20), score(3, 20)]
const entered: RecordEntry = {
  kind: 'committee_index',
  day: 4,
  id: 'c4',
  index: 150,
  reason: 'review',
  restartsLowIndex: true,
}

test.each([
  { name: 'no index yet', entries: three, day: 3, expected: null },
  { name: 'the day after the third score: 20.0 - 2.0', entries: three, day: 4, expected: 180 },
  {
    name: 'a score of the same day does not move it',
    entries: [...three, score(4, 10)],
    day: 4,
    expected: 180,
  },
  { name: 'a committee entry of the same day does', entries: [...three, entered], day: 4, expected: 150 },
  {
    name: 'a committee entry of a later day does not reach back to a card that is typed late',
    entries: [...three, { ...entered, id: 'c6', day: 6 }],
    day: 5,
    expected: 180,
  },
  {
    name: 'who had none yet has the first that the committee entered afterwards',
    entries: [
      { ...entered, id: 'c8', day: 8, index: 120 },
      { ...entered, id: 'c6', day: 6 },
    ],
    day: 5,
    expected: 150,
  },
])('$name (R3.4)', ({ entries, day, expected }) => {
  expect(indexToPlayOff(entries, day)).toBe(expected)
})

test('when a record makes an index below +9.9, then +9.9 is held (D3)', () => {
  expect([asHandicapIndex(-120), asHandicapIndex(null)]).toEqual([-99, null])
})
