import type { CompetitionType } from '../competition/competition.ts'
import { MOST_STROKES, strokes, type Strokes } from '../numbers.ts'

/** Where the ball lay when the hole was given up: within 1.5 m (5 feet) of the hole, within 20 m (20 yards), or farther. */
export const ballPlaces = ['close', 'near', 'far'] as const
export type BallPlace = (typeof ballPlaces)[number]

/**
 * The strokes that a player most likely still needed (R2.4; Rules of Handicapping 3.3): one from close to the hole, two or
 * three from near it, three or four from farther away. Which of two is the player's own honest judgement.
 */
export const strokesToFinish: Readonly<Record<BallPlace, readonly number[]>> = {
  close: [1],
  near: [2, 3],
  far: [3, 4],
}

/** The most likely score of a hole begun and not finished: the strokes taken, penalties included, and those to finish it. */
export function mostLikelyScore(taken: number, toFinish: number): Strokes {
  return strokes(Math.min(taken + toFinish, MOST_STROKES))
}

/**
 * Whether a player is asked for it. Where points are counted a hole is picked up because it can bring none any more, and
 * then net double bogey is the lower of the two.
 */
export function asksForMostLikely(type: CompetitionType | null): boolean {
  return type !== 'stableford' && type !== 'modified_stableford' && type !== 'team_stableford'
}
