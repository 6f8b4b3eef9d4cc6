import type { Hole } from '../course/course.ts'
import { MOST_STROKES } from '../numbers.ts'
import { accepted, refused, type Outcome } from '../outcome.ts'
import { isStrokeCount } from '../scoring/hole-result.ts'

export type ScoresRefusal = 'no_such_hole' | 'hole_repeated' | 'strokes_out_of_range'

/**
 * Scores typed, scanned or sent for a whole card, null for a hole picked up: every hole once, of this course, with 1
 * to 15 strokes (D7). Refused with the first that does not belong; the card stays as it is.
 */
export function checkScores<Score extends { holeNumber: number; strokes: number | null }>(
  holes: readonly Hole[],
  scores: readonly Score[],
): Outcome<readonly Score[], ScoresRefusal> {
  const seen = new Set<number>()
  for (const { holeNumber, strokes } of scores) {
    if (!holes.some((hole) => hole.holeNumber === holeNumber))
      return refused('no_such_hole', `The course has no hole ${holeNumber}.`)
    if (seen.has(holeNumber)) return refused('hole_repeated', `Hole ${holeNumber} is on the card twice.`)
    seen.add(holeNumber)
    if (strokes !== null && !isStrokeCount(strokes))
      return refused('strokes_out_of_range', `Hole ${holeNumber}: strokes are 1 to ${MOST_STROKES}.`)
  }
  return accepted(scores)
}
