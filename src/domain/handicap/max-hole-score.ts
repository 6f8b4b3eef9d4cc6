import type { CourseHandicap } from '../numbers.ts'

/**
 * The most a hole counts for handicap purposes (R2; Rules of Handicapping 3.1): net double bogey, par plus two plus
 * the strokes received from the unrestricted Course Handicap, so par plus one where a plus player gives one back
 * (R2.2). Par plus five without a Handicap Index (R2.1), and above a Course Handicap of 54 with four strokes or more
 * on the hole (R2.3).
 */
export function maxHoleScore(terms: {
  par: number
  strokesReceived: number
  /** null for a player without a Handicap Index. */
  courseHandicap: CourseHandicap | null
}): number {
  if (terms.courseHandicap === null) return terms.par + 5
  if (terms.courseHandicap > 54 && terms.strokesReceived >= 4) return terms.par + 5
  return terms.par + 2 + terms.strokesReceived
}
