import { describe, expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { vectorsOf } from '#test/vectors.ts'
import { scoreHole, type CardLine } from './card.ts'
import { holedIn, pickedUp, type HoleResult } from './hole-result.ts'
import { capOf, hasMaximum, maximumFrom, type MaximumScore } from './maximum-score.ts'

type Maximum = { par: number; gross: number | null; maximum: string }

function counted(
  hole: { par: number; strokesReceived: number; result: HoleResult },
  maximum: MaximumScore | undefined,
): CardLine {
  const { par, result, strokesReceived } = hole
  return scoreHole({ holeNumber: 1, strokeIndex: 1, par, ...(maximum && capOf(par, maximum)) }, result, {
    strokesReceived,
    stablefordTable: 'standard',
  })
}

describe('the most a hole counts (R7.3, Rule 21.2)', () => {
  const named: Record<string, { maximum: MaximumScore; strokesReceived: number }> = {
    net_double_bogey_1_stroke: { maximum: { kind: 'net_double_bogey' }, strokesReceived: 1 },
    double_par: { maximum: { kind: 'double_par' }, strokesReceived: 0 },
  }
  test.each(vectorsOf<Maximum, number>('maximum_score_hole'))('$id: $expected', ({ input, expected }) => {
    const setting = named[input.maximum]
    if (!setting) throw new Error(input.maximum)
    const result = input.gross === null ? pickedUp : holedIn(input.gross)
    const hole = { par: input.par, strokesReceived: setting.strokesReceived, result }
    expect(counted(hole, setting.maximum).gross).toBe(expected)
  })

  test.each([
    { maximum: { kind: 'over_par', strokes: 3 }, par: 5, received: 2, strokes: null, gross: 8, net: 6 },
    { maximum: { kind: 'fixed', strokes: 8 }, par: 3, received: 0, strokes: 12, gross: 8, net: 8 },
    { maximum: { kind: 'fixed', strokes: 8 }, par: 4, received: 0, strokes: 16, gross: 8, net: 8 },
    { maximum: { kind: 'double_par' }, par: 5, received: 1, strokes: 30, gross: 10, net: 9 },
    { maximum: { kind: 'fixed', strokes: 8 }, par: 5, received: 0, strokes: 8, gross: 8, net: 8 },
    { maximum: { kind: 'double_par' }, par: 3, received: 1, strokes: 7, gross: 6, net: 5 },
    { maximum: { kind: 'net_double_bogey' }, par: 4, received: 2, strokes: 9, gross: 8, net: 6 },
    { maximum: { kind: 'net_double_bogey' }, par: 4, received: -1, strokes: 6, gross: 5, net: 6 },
    { maximum: { kind: 'net_double_bogey' }, par: 4, received: 0, strokes: 5, gross: 5, net: 5 },
  ] as const)(
    'when the maximum is $maximum on a par $par with $received received, then $strokes counts $gross, $net net',
    ({ maximum, par, received, strokes, gross, net }) => {
      const result = strokes === null ? pickedUp : holedIn(strokes)
      const line = counted({ par, strokesReceived: received, result }, maximum)
      expect(line).toMatchObject({ gross, net, result, toPar: gross - par })
    },
  )

  test('when there is no maximum, then a hole counts what it took, and a hole picked up nothing', () => {
    const hole = { par: 4, strokesReceived: 1 }
    expect(counted({ ...hole, result: holedIn(30) }, undefined).gross).toBe(30)
    expect(counted({ ...hole, result: pickedUp }, undefined)).toMatchObject({ gross: null, net: null })
  })

  test('when a hole counts less than it took, then its Stableford points are those of what it took', () => {
    const line = counted({ par: 5, strokesReceived: 3, result: holedIn(10) }, { kind: 'fixed', strokes: 6 })
    expect(line).toMatchObject({ gross: 6, net: 3, points: 0 })
  })
})

test('when a hole is not played, then a card with a maximum is not complete', () => {
  const card = makeCard([pickedUp, undefined], { maximum: { kind: 'double_par' } })
  expect(card).toMatchObject({ thru: 1, isComplete: false, isHoledOut: false, total: { gross: 8 } })
  expect([hasMaximum(card.lines), hasMaximum(makeCard([pickedUp]).lines)]).toEqual([true, false])
})

test.each([
  { kind: null, strokes: null, maximum: undefined },
  { kind: 'double_par', strokes: null, maximum: { kind: 'double_par' } },
  { kind: 'fixed', strokes: 9, maximum: { kind: 'fixed', strokes: 9 } },
  { kind: 'fixed', strokes: null, maximum: undefined },
] as const)('stored as $kind and $strokes, the maximum is $maximum', ({ kind, strokes, maximum }) => {
  expect(maximumFrom(kind, strokes)).toEqual(maximum)
})
