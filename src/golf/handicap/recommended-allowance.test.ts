import { expect, test } from 'vitest'
import { recommendedAllowance } from './recommended-allowance.ts'

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
