import { describe, expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { vectorsOf } from '#test/vectors.ts'
import { holedIn, pickedUp } from '../scoring/hole-result.ts'
import { cappedGross, maximumScore, type MaximumScore } from './maximum-score.ts'

type Maximum = { par: number; gross: number | null; maximum: string }

describe('the most a hole counts (R7.3)', () => {
  const named: Record<string, { maximum: MaximumScore; strokesReceived: number }> = {
    net_double_bogey_1_stroke: { maximum: { kind: 'net_double_bogey' }, strokesReceived: 1 },
    double_par: { maximum: { kind: 'double_par' }, strokesReceived: 0 },
  }
  test.each(vectorsOf<Maximum, number>('maximum_score_hole'))('$id: $expected', ({ input, expected }) => {
    const setting = named[input.maximum]
    if (!setting) throw new Error(input.maximum)
    const result = input.gross === null ? pickedUp : holedIn(input.gross)
    const hole = { par: input.par, strokesReceived: setting.strokesReceived, result }
    expect(cappedGross(hole, setting.maximum)).toBe(expected)
  })

  test('when the maximum is triple bogey, a usual choice of committees, then a pick-up on a par 5 counts 8 (Rule 21.2)', () => {
    const hole = { par: 5, strokesReceived: 2, result: pickedUp }
    expect(cappedGross(hole, { kind: 'over_par', strokes: 3 })).toBe(8)
  })
})

describe('stroke play with a maximum (R7.3, Rule 21.2)', () => {
  const netDoubleBogey = maximumScore({ kind: 'net_double_bogey' })

  test('when the maximum is fixed, then it caps holes; a hole not played counts nothing yet', () => {
    const fixed = maximumScore({ kind: 'fixed', strokes: 8 })
    const card = makeCard([holedIn(12), pickedUp, holedIn(4), undefined])
    expect(fixed.rank(card, 0)).toEqual({ sortKey: 8, countback: null })
    expect(fixed.explain(card, 0)).toBe('20 with holes capped after 3 holes')
  })

  test('when a hole is picked up, then the card keeps its place and the total is net', () => {
    const card = makeCard([holedIn(9), pickedUp, holedIn(4), holedIn(4)], { handicap: 2 })
    // Two holes with a stroke count 7 each: 22 - 2 = 20 net, 4 over a par of 16.
    expect(netDoubleBogey.rank(card, 2)?.sortKey).toBe(4)
    expect(netDoubleBogey.explain(card, 2)).toBe('22 with holes capped - 2 = 20 net')
  })

  test('countback takes fractions of the Playing Handicap from the capped strokes (R9.4)', () => {
    const card = makeCard(Array.from({ length: 18 }, (_, i) => holedIn(i === 17 ? 9 : 4)))
    // The eighteenth counts 6 of its 9: the last nine are 8 x 4 + 6 = 38, off 0.
    expect(netDoubleBogey.rank(card, 0)?.countback).toEqual([18 * 38, 18 * 26, 18 * 14, 18 * 6])
  })
})
