import { describe, expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { vectorsOf } from '#test/vectors.ts'
import { holedIn, pickedUp, type HoleResult } from '../scoring/hole-result.ts'
import { cardFormats } from './formats.ts'
import { cappedGross, maximumScore, type MaximumScore } from './maximum-score.ts'
import { againstPar } from './par-bogey.ts'

type Maximum = { par: number; gross: number | null; maximum: string }

describe('maximum score (R7.3)', () => {
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

  test('a fixed maximum; a hole not played counts nothing yet', () => {
    const fixed = maximumScore({ kind: 'fixed', strokes: 8 })
    const card = makeCard([holedIn(12), pickedUp, holedIn(4), undefined])
    expect(fixed.rank(card, 0)).toEqual({ sortKey: 8, countback: null })
    expect(fixed.explain(card, 0)).toBe('20 with holes capped after 3 holes')
  })

  test('triple bogey as the maximum, a usual choice of committees (Rule 21.2)', () => {
    const hole = { par: 5, strokesReceived: 2, result: pickedUp }
    expect(cappedGross(hole, { kind: 'over_par', strokes: 3 })).toBe(8)
  })

  test('a pick-up loses no place and the total is net', () => {
    const card = makeCard([holedIn(9), pickedUp, holedIn(4), holedIn(4)], { handicap: 2 })
    // Two holes with a stroke count 7 each: 22 - 2 = 20 net, 4 over a par of 16.
    expect(cardFormats.maximum_score.rank(card, 2)?.sortKey).toBe(4)
    expect(cardFormats.maximum_score.explain(card, 2)).toBe('22 with holes capped - 2 = 20 net')
  })
})

describe('par/bogey (R7.4)', () => {
  const symbols: Record<string, number> = { '+': 1, '0': 0, '-': -1 }
  test.each(vectorsOf<{ par: number; net: number | null }, string>('par_bogey_hole'))('$id', (vector) => {
    expect(againstPar(vector.input.net, vector.input.par)).toBe(symbols[vector.expected])
  })

  test('holes won less holes lost; a pick-up is a loss', () => {
    const card = makeCard([holedIn(3), holedIn(4), pickedUp, holedIn(5), holedIn(3), holedIn(3)])
    expect(cardFormats.par_bogey.rank(card, 0)?.sortKey).toBe(-1)
    expect(cardFormats.par_bogey.explain(card, 0)).toBe('3 won - 2 lost = 1 against par')
  })
})

describe('every format', () => {
  const results: HoleResult[] = [holedIn(5), holedIn(2), pickedUp, holedIn(4)]
  const pars = [4, 4, 3, 5]
  test.each([
    { name: 'stroke_play', sortKey: undefined },
    { name: 'stableford', sortKey: 0 - (1 + 4 + 0 + 3) },
    { name: 'modified_stableford', sortKey: 0 - (-1 + 5 - 3 + 2) },
    { name: 'maximum_score', sortKey: 1 - 2 + 2 - 1 },
    { name: 'par_bogey', sortKey: 0 - (-1 + 1 - 1 + 1) },
  ] as const)('$name of one card is $sortKey', ({ name, sortKey }) => {
    expect(cardFormats[name].rank(makeCard(results, { pars }), 0)?.sortKey).toBe(sortKey)
  })

  test.each(Object.entries(cardFormats))(
    '%s: no place before the first hole, steps named, words given',
    (_, format) => {
      const eighteen = makeCard(
        Array.from({ length: 18 }, () => holedIn(5)),
        { handicap: 9 },
      )
      expect(format.rank(makeCard([undefined, undefined]), 0)).toBeNull()
      expect(format.rank(eighteen, 9)?.countback).toHaveLength(format.countbackSteps.length)
      expect(format.explain(eighteen, 9)).not.toMatch(/NaN|undefined/)
    },
  )
})
