import { describe, expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { lineInEnglish } from '#test/say-arithmetic.ts'
import { holedIn, pickedUp } from '../../card/hole-result.ts'
import { strokePlay } from './stroke-play.ts'

const fours = (count: number, handicap: number) =>
  makeCard(
    Array.from({ length: count }, () => holedIn(4)),
    { handicap },
  )

describe('places of stroke play (R7.5)', () => {
  test('when a hole is picked up, then the card is no return', () => {
    expect(strokePlay.rank(makeCard([holedIn(4), pickedUp]), 0)).toBeNull()
  })

  test('when a card is unfinished, then it is ordered by net to par and has no countback (R9.8)', () => {
    expect(strokePlay.rank(makeCard([holedIn(5), undefined]), 0)).toEqual({ sortKey: 1, countback: null })
  })

  test('when nothing is played yet, then there is no place', () => {
    expect(strokePlay.rank(makeCard([undefined, undefined]), 0)).toBeNull()
  })
})

describe('countback by fractions of the Playing Handicap, in eighteenths of a stroke (R9.4)', () => {
  test('when eighteen holes are played, then the steps take 1/2, 1/3, 1/6 and 1/18', () => {
    const rank = strokePlay.rank(fours(18, 7), 7)
    expect(rank?.countback).toEqual([18 * 36 - 63, 18 * 24 - 42, 18 * 12 - 21, 18 * 4 - 7])
  })

  test('when nine holes are played, then the steps take 6/9, 3/9 and 1/9 of the nine-hole Playing Handicap', () => {
    const rank = strokePlay.rank(fours(9, 7), 7)
    expect(rank?.countback).toEqual([0, 18 * 24 - 84, 18 * 12 - 42, 18 * 4 - 14])
  })
})

test.each([
  { handicap: 7, text: '72 gross - 7 = 65 net' },
  { handicap: -2, text: '72 gross + 2 = 74 net' },
])('when a card off $handicap is holed out, then its sum is "$text"', ({ handicap, text }) => {
  expect(lineInEnglish(strokePlay.explain(fours(18, handicap), handicap))).toBe(`${text}.`)
})

test('when holes are missing, then the sum says after how many', () => {
  expect(lineInEnglish(strokePlay.explain(makeCard([holedIn(5), holedIn(4), undefined]), 0))).toBe(
    '9 net after 2 holes.',
  )
})
