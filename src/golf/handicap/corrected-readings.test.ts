import { expect, test } from 'vitest'
import { eighteen, nine } from '#test/make-record.ts'
import { addedReadingsThatMatter, readingsThatMatter } from './corrected-readings.ts'
import type { IndexStep } from './scoring-record.ts'

const step = (made: Pick<IndexStep, 'average' | 'lowIndex' | 'cap' | 'index'>): IndexStep => ({
  id: 'scr_1',
  day: 0,
  kind: 'eighteen',
  differential: 200,
  isPair: false,
  indexWhenPlayed: null,
  exceptionalAdjustment: 0,
  differentials: [],
  counting: [],
  calculated: made.index,
  isFrozen: false,
  penalty: null,
  firstIndex: 'holes_54',
  brakedFrom: null,
  expectedFrom: null,
  leftOver: null,
  countsSince: null,
  movedBy: 0,
  ...made,
})
const average = { numerator: 1766, denominator: 8 }
// 5.8: 22.1 is 5.5 above 16.6: 16.6 + 3.0 + 2.5 / 2 = 20.85; from 22.075 it was 20.8375.
const soft = step({ average, lowIndex: 166, cap: 'soft', index: 209 })

test('when the average alone is rounded earlier, then that is the reading: 22.075 over 16.6 was 20.8 (5.2b)', () => {
  const stored = { lowIndex: 166, cap: 'soft' }
  expect(readingsThatMatter(soft, { stored, restarted: soft })).toEqual(['average_rounded'])
})

// 122.4 / 8 = 15.3 is 4.7 above 10.6: 10.6 + 3.0 + 1.7 / 2 = 14.45; over 11.8: 11.8 + 3.0 + 0.5 / 2 = 15.05.
test('when rounding earlier or later gives the same, then nothing was read otherwise', () => {
  const same = step({ average: { numerator: 1224, denominator: 8 }, lowIndex: 106, cap: 'soft', index: 145 })
  expect(readingsThatMatter(same, { stored: { lowIndex: 106, cap: 'soft' }, restarted: same })).toEqual([])
})

test.each([
  { now: 145, lowIndex: 106, cap: 'soft', expected: ['low_index_year'] },
  { now: 153, lowIndex: null, cap: 'none', expected: ['first_cap'] },
] as const)('when the low index was 11.8 and is $lowIndex, then the reading is $expected', (row) => {
  const { lowIndex, cap, now, expected } = row
  const made = step({ average: { numerator: 1224, denominator: 8 }, lowIndex, cap, index: now })
  const stored = { lowIndex: 118, cap: 'soft' }
  expect(readingsThatMatter(made, { stored, restarted: made })).toEqual(expected)
})

// 98.4 / 8 = 12.3 is 4.3 above 8.0: 8.0 + 3.0 + 1.3 / 2 = 11.65; over 10.8 it is not capped.
test('when an entry of the committee no longer makes the low index forgotten, then that is the reading', () => {
  const made = step({ average: { numerator: 984, denominator: 8 }, lowIndex: 80, cap: 'soft', index: 117 })
  const restarted = step({ average: made.average, lowIndex: 108, cap: 'none', index: 123 })
  const stored = { lowIndex: 108, cap: 'none' }
  expect(readingsThatMatter(made, { stored, restarted })).toEqual(['committee_entry_keeps_low'])
})

test('when neither low index limits anything, then it does not matter which it is', () => {
  const made = step({ average: { numerator: 848, denominator: 8 }, lowIndex: null, cap: 'none', index: 106 })
  expect(readingsThatMatter(made, { stored: { lowIndex: 106, cap: 'none' }, restarted: made })).toEqual([])
})

test.each([
  { of: 'one score a day', entries: [0, 1, 2, 3].map((day) => eighteen(day, 200 + day)), expected: [] },
  // 20.0 - 2.0 = 18.0, and 11.0 + 0.52 x 18.0 + 1.2 = 21.6 is a fourth differential: 20.0 - 1.0.
  {
    of: 'a nine left over',
    entries: [eighteen(0, 200), nine(1, 110), eighteen(2, 210), eighteen(3, 220)],
    expected: ['nine_left_over'],
  },
  // 13.5 stood between two rounds of day 430 only; the low index of the days is 14.8.
  {
    of: 'a low index between two rounds',
    entries: [
      ...[180, 50, 50, ...Array.from({ length: 16 }, () => 180)].map((tenths, i) => eighteen(i, tenths)),
      ...[eighteen(425, 180), eighteen(435, 80), { ...eighteen(435, 300), id: 'second' }, eighteen(436, 300)],
    ],
    expected: ['one_revision_a_day'],
  },
])('what the added readings change of a record with $of', ({ entries, expected }) => {
  expect(addedReadingsThatMatter(entries)).toEqual(expected)
})
