import type { DecidedCell } from '#contract/learning.ts'
import type { ScannedRow } from '#contract/scan.ts'
import type { ReviewedHole } from '../review/review-card.ts'

/**
 * The cells of a row that its person decided on. Those of differences to par are left out: what is written there is another
 * number than the strokes.
 */
export function decidedCells(row: ScannedRow, holes: readonly ReviewedHole[]): DecidedCell[] {
  if (row.toPar) return []
  return holes.flatMap(({ isDecided, quad, result, read }) =>
    isDecided && quad && result?.kind === 'strokes'
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
