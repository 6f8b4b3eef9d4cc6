import type { HoleResult } from './hole-result.ts'

/** Up to here a score has a key and is taken at once (D7). */
export const MOST_USUAL_STROKES = 15

/** Whether a hole has more strokes than that. It may be right (Rule 3.3b), but is more often a slip, so it is asked about. */
export function isUnusualScore(result: HoleResult): boolean {
  return result.kind === 'strokes' && result.strokes > MOST_USUAL_STROKES
}
