import type { CourseHandicap } from '../numbers.ts'

/**
 * The most a hole counts for handicap purposes (R2; Rules of Handicapping 3.1): net double bogey, par plus two plus
 * the strokes received from the unrestricted Course Handicap, so par plus one where a plus player gives one back
 * (R2.2). Par plus five without a Handicap Index (R2.1), and above a Course Handicap of 54 with four strokes or more
 * on the hole (R2.3).
 */
export function maxHoleScore(input: {
  par: number
  strokesReceived: number
  /** null for a player without a Handicap Index. */
  courseHandicap: CourseHandicap | null
}): number {
  if (input.courseHandicap === null) return input.par + 5
  if (input.courseHandicap > 54 && input.strokesReceived >= 4) return input.par + 5
  return input.par + 2 + input.strokesReceived
}
