import { expect, test } from 'vitest'
import { runningAverages, summarizeScores } from './score-summary.ts'

test.each([
  { scores: [], summary: { rounds: 0, average: null, best: null } },
  { scores: [88], summary: { rounds: 1, average: 88, best: 88 } },
  { scores: [90, 85, 88], summary: { rounds: 3, average: 87.7, best: 85 } },
  // 88.25
  { scores: [88, 88, 88, 89], summary: { rounds: 4, average: 88.3, best: 88 } },
])('$scores', ({ scores, summary }) => {
  expect(summarizeScores(scores)).toEqual(summary)
})

test.each([
  { scores: [90, 80, 85], span: 2, averages: [90, 85, 82.5] },
  { scores: [90, 80, 85, 84], span: 5, averages: [90, 85, 85, 84.8] },
  { scores: [], span: 5, averages: [] },
])('the average of the last $span of $scores', ({ scores, span, averages }) => {
  expect(runningAverages(scores, span)).toEqual(averages)
})
