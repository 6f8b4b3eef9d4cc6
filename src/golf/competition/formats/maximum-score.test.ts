import { expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { lineInEnglish } from '#test/say-arithmetic.ts'
import { holedIn, pickedUp } from '../../card/hole-result.ts'
import { maximumScore } from './maximum-score.ts'

/* Stroke play with a maximum (R7.3, Rule 21.2). */

const netDoubleBogey = { kind: 'net_double_bogey' } as const

test('when the maximum is fixed, then it caps holes; a hole not played counts nothing yet', () => {
  const card = makeCard([holedIn(12), pickedUp, holedIn(4), undefined], {
    maximum: { kind: 'fixed', strokes: 8 },
  })
  expect(maximumScore.rank(card, 0)).toEqual({ sortKey: 8, countback: null })
  expect(lineInEnglish(maximumScore.explain(card, 0))).toBe('20 with holes capped after 3 holes.')
})

test('when a hole is picked up, then the card keeps its place and the total is net', () => {
  const card = makeCard([holedIn(9), pickedUp, holedIn(4), holedIn(4)], {
    handicap: 2,
    maximum: netDoubleBogey,
  })
  // Two holes with a stroke count 7 each: 22 - 2 = 20 net, 4 over a par of 16.
  expect(maximumScore.rank(card, 2)?.sortKey).toBe(4)
  expect(lineInEnglish(maximumScore.explain(card, 2))).toBe('22 with holes capped - 2 = 20 net.')
})

test('countback takes fractions of the Playing Handicap from the capped strokes (R9.4)', () => {
  const card = makeCard(
    Array.from({ length: 18 }, (_, i) => holedIn(i === 17 ? 9 : 4)),
    { maximum: netDoubleBogey },
  )
  // The eighteenth counts 6 of its 9: the last nine are 8 x 4 + 6 = 38, off 0.
  expect(maximumScore.rank(card, 0)?.countback).toEqual([18 * 38, 18 * 26, 18 * 14, 18 * 6])
})
