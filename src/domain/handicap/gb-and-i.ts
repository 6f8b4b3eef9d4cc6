import { roundCourseHandicap, type ExactCourseHandicap } from './course-handicap.ts'

/**
 * R3.9, Great Britain and Ireland: the score, in strokes, that stands for a pre-registered general-play card which is
 * never returned: course rating plus Course Handicap. `courseRating` in tenths; the answer in tenths too.
 */
export function penaltyScore(courseRating: number, handicap: ExactCourseHandicap): number {
  return courseRating + 10 * roundCourseHandicap(handicap)
}

/** R3.9: hours of warning, and hours after the warning until the penalty score is posted. */
export const penaltyScoreHours = { warningAfter: 24, penaltyAfter: 48 } as const

/**
 * R3.9: a four-ball better-ball card counts for the handicap only when the pair has 42 points or more (net six under),
 * the player's score counted on nine holes or more, and the player's own scaled score is 36 points or more.
 */
export function isFourBallCardAcceptable(card: {
  pairPoints: number
  holesCounted: number
  scaledPoints: number
}): boolean {
  return card.pairPoints >= 42 && card.holesCounted >= 9 && card.scaledPoints >= 36
}
