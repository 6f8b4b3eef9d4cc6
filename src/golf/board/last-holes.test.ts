import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { formats } from '../competition/formats/formats.ts'
import { cardFromTerms } from '../card/card.ts'
import { holedIn, notPlayed, pickedUp, type HoleResult } from '../card/hole-result.ts'
import { lastHolesPlayed, sortKeyBeforeLastHole } from './last-holes.ts'

const holes = Array.from({ length: 18 }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))
const terms = { holes, playingHandicap: 0, stablefordTable: 'standard' } as const
const resultsOf = (played: readonly number[], result: HoleResult = holedIn(4)) =>
  new Map(played.map((hole) => [hole, result]))
const lastOf = (played: readonly number[]) =>
  lastHolesPlayed(cardFromTerms(terms, resultsOf(played))).map((line) => line.holeNumber)
const round = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => ((first - 1 + i) % 18) + 1)

describe('lastHolesPlayed', () => {
  test.each([
    { name: 'nothing is played', played: [], expected: [] },
    { name: 'one hole is played', played: [1], expected: [1] },
    { name: 'the round began on the 1st', played: round(1, 7), expected: [5, 6, 7] },
    { name: 'it began on the 10th', played: round(10, 11), expected: [18, 1, 2] },
    { name: 'it began on the 17th of a shotgun start', played: round(17, 3), expected: [17, 18, 1] },
    { name: 'a hole was left out', played: [1, 2, 3, 5, 6], expected: [3, 5, 6] },
    { name: 'two were left out', played: [10, 11, 14, 15], expected: [11, 14, 15] },
    { name: 'the card is full', played: round(1, 18), expected: [16, 17, 18] },
  ])('when $name, then they are $expected', ({ played, expected }) => {
    expect(lastOf(played)).toEqual(expected)
  })

  test('when a hole counts as not played, then it is none of them; one picked up is', () => {
    const results = new Map([...resultsOf([1, 2]), [3, pickedUp], [4, notPlayed]])
    const shown = lastHolesPlayed(cardFromTerms(terms, results))
    expect(shown.map((line) => [line.holeNumber, line.gross])).toEqual([
      [1, 4],
      [2, 4],
      [3, null],
    ])
  })

  test.prop([fc.integer({ min: 1, max: 18 }), fc.integer({ min: 1, max: 17 })])(
    'when holes follow each other from any hole on, then the latest is the last of them',
    (first, count) => {
      expect(lastOf(round(first, count))).toEqual(round(first, count).slice(-3))
    },
  )
})

describe('sortKeyBeforeLastHole', () => {
  const before = (results: Map<number, HoleResult>, type: 'stableford' | 'stroke_play') =>
    sortKeyBeforeLastHole(terms, results, { card: cardFromTerms(terms, results), format: formats[type] })

  test('when a card has no hole or one, then there is none', () => {
    expect([before(resultsOf([]), 'stableford'), before(resultsOf([1]), 'stroke_play')]).toEqual([null, null])
  })

  test('when the last of three holes was a birdie, then it is the key of the two before', () => {
    const results = new Map([...resultsOf([1, 2], holedIn(5)), [3, holedIn(3)]])
    expect([before(results, 'stableford'), before(results, 'stroke_play')]).toEqual([-2, 2])
  })

  test('when stroke play has a hole picked up, then there is none before it is taken back', () => {
    const results = new Map([...resultsOf([2, 3]), [1, pickedUp]])
    expect(before(results, 'stroke_play')).toBeNull()
  })
})
