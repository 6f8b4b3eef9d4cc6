import type { DecidedCell } from '#contract/photo/learning.ts'
import type { ScannedRow } from '#contract/photo/scan.ts'
import { MOST_USUAL_STROKES } from '#golf/card/unusual-score.ts'
import type { ReviewedHole } from '../review/review-card.ts'

/**
 * The cells of a row that its person decided on. Those of differences to par are left out: what is written there is another
 * number than the strokes. So are scores of more than 15, which the reader does not learn.
 */
export function decidedCells(row: ScannedRow, holes: readonly ReviewedHole[]): DecidedCell[] {
  if (row.toPar) return []
  return holes.flatMap(({ isDecided, quad, result, read }) =>
    isDecided && quad && result?.kind === 'strokes' && result.strokes <= MOST_USUAL_STROKES
      ? [
          {
            quad: quad.map((corner) => [...corner]),
            value: result.strokes,
            read: read?.kind === 'strokes' ? read.strokes : null,
          },
        ]
      : [],
  )
}
