import { expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { lineInEnglish } from '#test/say-arithmetic.ts'
import { holedIn, pickedUp } from '../../card/hole-result.ts'
import { modifiedStableford } from './modified-stableford.ts'

test.each([
  { strokes: 1, par: 4, points: 8, source: 'albatross' },
  { strokes: 3, par: 5, points: 5, source: 'eagle' },
  { strokes: 3, par: 4, points: 2, source: 'birdie' },
  { strokes: 4, par: 4, points: 0, source: 'par' },
  { strokes: 5, par: 4, points: -1, source: 'bogey' },
  { strokes: 6, par: 4, points: -3, source: 'worse' },
])('when a par $par is holed in $strokes, then it earns $points (R7.2: $source)', (row) => {
  const card = makeCard([holedIn(row.strokes)], { pars: [row.par] })
  expect(modifiedStableford.rank(card, 0)?.sortKey).toBe(0 - row.points)
})

test('when a hole is picked up, then it earns the least; a hole not played earns nothing yet', () => {
  const card = makeCard([holedIn(3), pickedUp, undefined])
  expect(modifiedStableford.rank(card, 0)).toEqual({ sortKey: 1, countback: null })
  expect(lineInEnglish(modifiedStableford.explain(card, 0))).toBe('-1 points after 2 holes.')
})

test('countback compares points as they fell (R9.4)', () => {
  const birdies = makeCard(Array.from({ length: 18 }, () => holedIn(3)))
  expect(modifiedStableford.rank(birdies, 0)).toEqual({ sortKey: -36, countback: [-18, -12, -6, -2] })
})
