import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playingHandicap } from '../numbers.ts'
import { scoreCard } from './card.ts'
import { holedIn, pickedUp } from './hole-result.ts'
import { stablefordTables } from './stableford.ts'
import { findImpossibleSum } from './find-impossible-sum.ts'

const holesOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ holeNumber: i + 1, par: 3 + (i % 3), strokeIndex: i + 1 }))
const terms = (
  count: number,
  handicap: number,
  stablefordTable: (typeof stablefordTables)[number] = 'standard',
) => ({
  holes: holesOf(count),
  playingHandicap: playingHandicap(handicap),
  stablefordTable,
})

describe('findImpossibleSum (D8)', () => {
  const off = (handicap: number) => terms(18, handicap)
  test.each([
    ['18 holes in 17 strokes', off(18), { gross: 17 }, { sum: 'gross', least: 18, most: 540 }],
    ['18 holes in 18 strokes', off(18), { gross: 18 }, undefined],
    ['18 holes in 540 strokes', off(18), { gross: 540 }, undefined],
    ['18 holes in 541 strokes', off(18), { gross: 541 }, { sum: 'gross', least: 18, most: 540 }],
    ['a negative gross score', off(18), { gross: -1 }, { sum: 'gross', least: 18, most: 540 }],
    ['nine holes in 271 strokes', terms(9, 18), { gross: 271 }, { sum: 'gross', least: 9, most: 270 }],
    ['as much off as the Playing Handicap', off(18), { gross: 90, net: 72 }, undefined],
    [
      'more off than the Playing Handicap',
      off(18),
      { gross: 90, net: 71 },
      { sum: 'net', least: 72, most: 90 },
    ],
    [
      'a net score above the gross score',
      off(18),
      { gross: 90, net: 91 },
      { sum: 'net', least: 72, most: 90 },
    ],
    ['a plus player who gives strokes back', off(-3), { gross: 70, net: 73 }, undefined],
    [
      'a plus player who receives a stroke',
      off(-3),
      { gross: 70, net: 69 },
      { sum: 'net', least: 70, most: 73 },
    ],
    // Par 72 in 18 strokes is 54 under: two points a hole, and one for each stroke under.
    ['all the points of eighteen aces', off(0), { gross: 18, points: 90 }, undefined],
    [
      'more points than eighteen aces have',
      off(0),
      { gross: 18, points: 91 },
      { sum: 'points', least: 0, most: 90 },
    ],
    [
      'points where each hole takes 30',
      off(0),
      { gross: 540, points: 1 },
      { sum: 'points', least: 0, most: 0 },
    ],
    ['points below zero', off(0), { gross: 90, points: -1 }, { sum: 'points', least: 0 }],
    ['points below zero, modified', terms(18, 0, 'modified'), { gross: 90, points: -54 }, undefined],
    ['points of the inverted table', terms(18, 0, 'inverted'), { gross: 540, points: 90 }, undefined],
  ] as const)('when a card says %s, then the sum that cannot be is named', (_said, of, sums, expected) => {
    const found = findImpossibleSum(of, { net: null, points: null, ...sums })
    if (expected === undefined) expect(found).toBeUndefined()
    else expect(found).toMatchObject(expected)
  })

  test('when every hole is holed out or picked up, then no card that can be made is refused', () => {
    const result = fc.oneof(
      fc.integer({ min: 1, max: 30 }).map((strokes) => holedIn(strokes)),
      fc.constant(pickedUp),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(9, 18).chain((count) => fc.array(result, { minLength: count, maxLength: count })),
        fc.integer({ min: -9, max: 54 }),
        fc.constantFrom(...stablefordTables),
        (results, handicap, table) => {
          const of = terms(results.length, handicap, table)
          const { total } = scoreCard(of, new Map(results.map((one, i) => [i + 1, one])))
          fc.pre(total.gross >= results.length)
          expect(findImpossibleSum(of, total)).toBeUndefined()
        },
      ),
      { numRuns: 300 },
    )
  })
})
