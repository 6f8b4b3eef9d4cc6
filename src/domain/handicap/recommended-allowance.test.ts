import { expect, test } from 'vitest'
import { allowancesOfUnion, recommendedAllowance } from './recommended-allowance.ts'

/* Rules of Handicapping, Appendix C: the table of recommended allowances for fields of medium size (R5). */

test.each([
  { competitionType: 'stableford', percent: 95, line: 'individual_stableford' },
  { competitionType: 'modified_stableford', percent: 95, line: 'individual_stableford' },
  { competitionType: 'stroke_play', percent: 95, line: 'individual_stroke_play' },
  { competitionType: 'par_bogey', percent: 95, line: 'individual_par_bogey' },
  { competitionType: 'maximum_score', percent: 95, line: 'individual_maximum_score' },
  { competitionType: 'matchplay', percent: 100, line: 'individual_match_play' },
] as const)('for $competitionType $percent % is recommended', ({ competitionType, ...recommended }) => {
  expect(recommendedAllowance({ competitionType, teamSize: null, countingScores: null })).toEqual(recommended)
})

test.each([
  { teamSize: 4, countingScores: 1, percent: 75 },
  { teamSize: 4, countingScores: 2, percent: 85 },
  { teamSize: 4, countingScores: 3, percent: 100 },
  { teamSize: 4, countingScores: 4, percent: 100 },
  { teamSize: 2, countingScores: 1, percent: 85 },
  { teamSize: 2, countingScores: 2, percent: undefined },
  { teamSize: 3, countingScores: 2, percent: undefined },
  { teamSize: 12, countingScores: 8, percent: undefined },
])('for the best $countingScores of $teamSize $percent % is recommended', ({ percent, ...team }) => {
  for (const competitionType of ['team_stroke', 'team_stableford'] as const)
    expect(recommendedAllowance({ competitionType, ...team })?.percent).toBe(percent)
})

test('the better score of a pair is four-ball, by strokes or by points', () => {
  const pair = { teamSize: 2, countingScores: 1 }
  expect(recommendedAllowance({ competitionType: 'team_stroke', ...pair })?.line).toBe(
    'four_ball_stroke_play',
  )
  expect(recommendedAllowance({ competitionType: 'team_stableford', ...pair })?.line).toBe(
    'four_ball_stableford',
  )
})

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
