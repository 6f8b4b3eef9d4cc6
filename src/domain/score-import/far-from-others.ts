import { roundDifferential } from '../handicap/score-differential.ts'
import type { PastScore } from './read-score-lines.ts'

/** Fewer say too little of how somebody plays. */
const LEAST_OTHERS = 3
/** In tenths. Nine holes taken for eighteen, or another player's round, lie further off than a good or a bad day. */
const FAR_BELOW = 150
const FAR_ABOVE = 300

/** The scores that are so far from the middle of their player's others that they are asked about before they count. */
export function farFromOthers(scores: readonly PastScore[]): PastScore[] {
  const ofPlayer = new Map<string, { score: PastScore; inTenths: number }[]>()
  for (const score of scores) {
    const one = { score, inTenths: roundDifferential(score.differential) }
    ofPlayer.set(score.userId, [...(ofPlayer.get(score.userId) ?? []), one])
  }
  return [...ofPlayer.values()].flatMap((theirs) => {
    if (theirs.length <= LEAST_OTHERS) return []
    return theirs
      .filter(({ inTenths }, i) => {
        const others = theirs.flatMap((other, j) => (i === j ? [] : [other.inTenths]))
        const middle = middleOf(others)
        return inTenths < middle - FAR_BELOW || inTenths > middle + FAR_ABOVE
      })
      .map(({ score }) => score)
  })
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
  return (lower + upper) / 2
}
