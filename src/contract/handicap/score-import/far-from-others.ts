import { roundDifferential } from '#golf/handicap/score-differential.ts'
import type { PastScore } from './read-score-lines.ts'

/** Fewer say too little of how somebody plays. */
const LEAST_OTHERS = 3
/** In tenths. Nine holes taken for eighteen, or another player's round, lie further off than a good or a bad day. */
const FAR_BELOW = 150
const FAR_ABOVE = 300

/** The scores that are so far from the middle of their player's others that they are asked about before they count. */
export function farFromOthers(scores: readonly PastScore[]): PastScore[] {
  const ofPlayer = new Map<string, Rounded[]>()
  for (const score of scores) {
    const theirs = ofPlayer.get(score.userId) ?? []
    theirs.push({ score, inTenths: roundDifferential(score.differential) })
    ofPlayer.set(score.userId, theirs)
  }
  return [...ofPlayer.values()].flatMap((theirs) => {
    if (theirs.length <= LEAST_OTHERS) return []
    const sorted = theirs.sort((a, b) => a.inTenths - b.inTenths)
    return sorted.flatMap(({ score, inTenths }, at) => {
      const middle = middleWithout(sorted, at)
      return inTenths < middle - FAR_BELOW || inTenths > middle + FAR_ABOVE ? [score] : []
    })
  })
}

type Rounded = { score: PastScore; inTenths: number }

/** The median of all but one. */
function middleWithout(sorted: readonly Rounded[], at: number): number {
  const count = sorted.length - 1
  const other = (place: number) => sorted[place < at ? place : place + 1]?.inTenths ?? 0
  return (other(Math.floor(count / 2)) + other(Math.ceil(count / 2) - 1)) / 2
}
