import type { Hole } from '#golf/course/course.ts'
import { strokesReceived } from '#golf/handicap/strokes-received.ts'
import type { PlayingHandicap } from '#golf/numbers.ts'
import { MOST_USUAL_STROKES } from '#golf/card/unusual-score.ts'
import type { Random } from './seeded-random.ts'

/** What a player would write for one hole. */
export type PlayedHole = { holeNumber: number; strokes: number; isPickedUp: boolean }

/** A Handicap Index is the best eight of twenty, so an ordinary round is worse than the handicap by this much. */
const STROKES_OVER_HANDICAP = 3.2
/** On average one in this many holes is played out although no point is possible any more. */
const PLAYS_ON = 0.3

/**
 * A plausible card of this player. The strokes over par that their Course Handicap predicts are distributed over the
 * holes by stroke index. The form of the day and luck on each hole are added, with more bad surprises than good ones.
 */
export function playCard(input: {
  holes: readonly Hole[]
  courseHandicap: number
  playingHandicap: PlayingHandicap
  /** In Stableford a hole without a chance of a point is usually picked up. */
  mayPickUp: boolean
  random: Random
}): PlayedHole[] {
  const { holes, courseHandicap, random } = input
  const received = strokesReceived(holes, input.playingHandicap)
  const form = 1.8 * luck(random)
  const overParPerHole = (courseHandicap + STROKES_OVER_HANDICAP + form) / 18
  return holes.map((hole, i) => {
    const strokes = playHole(hole, { overPar: overParPerHole * difficulty(hole), courseHandicap, random })
    const isWithoutPoint = strokes - (received[i] ?? 0) >= hole.par + 2
    const isPickedUp = isWithoutPoint && input.mayPickUp && random() >= PLAYS_ON
    return { holeNumber: hole.holeNumber, strokes, isPickedUp }
  })
}

function playHole(hole: Hole, input: { overPar: number; courseHandicap: number; random: Random }): number {
  const spread = 0.65 + 0.015 * Math.max(0, input.courseHandicap)
  const toPar = Math.round(input.overPar + spread * luck(input.random))
  return Math.min(MOST_USUAL_STROKES, Math.max(1, hole.par - 2, hole.par + toPar))
}

/** The hardest hole costs 1.4 times the average, the easiest 0.6. */
function difficulty(hole: Hole): number {
  return 1.4 - (0.8 * (hole.strokeIndex - 1)) / 17
}

/** A random number with mean 0 and standard deviation 1, skewed to high scores: a gamma distribution of shape 4. */
function luck(random: Random): number {
  const gamma = -Math.log((1 - random()) * (1 - random()) * (1 - random()) * (1 - random()))
  return (gamma - 4) / 2
}
