import { expect, test } from 'vitest'
import { allowancesOfUnion } from './allowances-of-union.ts'

/* https://www.gcma.org.uk/news/playing-handicap-world-handicap-system-changes, https://www.gcma.org.uk/news/golf-ireland-whs-pilot-feedback */
test.each([
  ['ireland', 'individual_stableford', [100, 95, 90, 85]],
  ['ireland', 'individual_stroke_play', [100, 95, 90, 85]],
  ['ireland', 'four_ball_stableford', [90, 85, 80, 75]],
  ['ireland', 'individual_match_play', undefined],
  ['ireland', 'best_2_of_4_stroke_play', undefined],
  ['england', 'individual_stableford', undefined],
  [null, 'four_ball_stroke_play', undefined],
] as const)('a club in %s may choose for %s: %j', (union, line, list) => {
  expect(allowancesOfUnion(union, line)).toEqual(list)
})
