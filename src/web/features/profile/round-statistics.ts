import type { Round } from '#contract/rounds.ts'

export type Statistics = { count: number; average: string | undefined; best: number | undefined }

/** Finished rounds with a result on every hole, 18 and 9 holes apart: their scores cannot be compared (T7). */
export function roundStatistics(rounds: readonly Round[]): { eighteen: Statistics; nine: Statistics } {
  return { eighteen: of(rounds, 18), nine: of(rounds, 9) }
}

function of(rounds: readonly Round[], holes: number): Statistics {
  const scores = rounds
    .filter((round) => round.isCompleted && round.holeCount === holes && round.holesPlayed === holes)
    .flatMap((round) => (round.grossScore === null ? [] : [round.grossScore]))
  const sum = scores.reduce((total, score) => total + score, 0)
  return {
    count: scores.length,
    average: scores.length === 0 ? undefined : (sum / scores.length).toFixed(1),
    best: scores.length === 0 ? undefined : Math.min(...scores),
  }
}
