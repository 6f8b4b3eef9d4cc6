import { roundHalfUp } from '../../rounding.ts'

export type ScoreSummary = { rounds: number; average: number | null; best: number | null }

/** A summary of comparable rounds: how many, their average to a tenth, and the best. */
export function summarizeScores(scores: readonly number[]): ScoreSummary {
  return {
    rounds: scores.length,
    average: averageInTenths(scores),
    best: scores.length === 0 ? null : Math.min(...scores),
  }
}

/** For each score, the average of it and the scores before it, at most `span` scores in all. */
export function runningAverages(scores: readonly number[], span: number): number[] {
  return scores.map((score, i) => averageInTenths(scores.slice(Math.max(0, i + 1 - span), i + 1)) ?? score)
}

function averageInTenths(scores: readonly number[]): number | null {
  if (scores.length === 0) return null
  const sum = scores.reduce((total, score) => total + score, 0)
  return roundHalfUp(10 * sum, scores.length) / 10
}
