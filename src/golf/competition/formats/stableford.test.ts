import { expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { lineInEnglish } from '#test/say-arithmetic.ts'
import { holedIn, pickedUp } from '../../card/hole-result.ts'
import { stableford } from './stableford.ts'

test('when a hole is picked up, then it is a finished hole without points (Rule 21.1b)', () => {
  const rank = stableford.rank(makeCard([holedIn(4), pickedUp]), 0)
  expect(rank?.sortKey).toBe(-2)
  expect(rank?.countback).not.toBeNull()
})

test('when a card is unfinished, then it has a place and no countback (R9.8)', () => {
  expect(stableford.rank(makeCard([holedIn(3), undefined]), 0)).toEqual({ sortKey: -3, countback: null })
})

test('countback compares points as they fell, not fractions of the handicap (R9.4)', () => {
  const fours = Array.from({ length: 18 }, () => holedIn(4))
  // Off 9 each hole of stroke index 1 to 9 earns 3 points, the others 2: the back nine is 9 x 2.
  expect(stableford.rank(makeCard(fours, { handicap: 9 }), 9)?.countback).toEqual([-18, -12, -6, -2])
})

test('when a card is explained, then its sum is that of both nines', () => {
  const card = makeCard([holedIn(4), pickedUp, holedIn(3)])
  expect(lineInEnglish(stableford.explain(card, 0))).toBe('5 points out + 0 in = 5 points after 3 holes.')
  expect(stableford.countbackNumber(-19, { holes: 9, cardHoles: 18, playingHandicap: 0 })).toEqual({
    unit: 'points',
    points: 19,
  })
})
