import type { ScannedRow, ScannedSum } from '#contract/photo/scan.ts'
import type { Quad } from '#golf/card/cut-out.ts'
import type { ReviewedHole } from './review-card.ts'

export type ReviewedSum = {
  of: ScannedSum['of']
  /** The sum of the holes as shown; undefined while one of them is unknown. */
  shown: number | undefined
  /** The sum that the player wrote, and where it stands. */
  written: { value: number; quad: Quad | undefined } | undefined
  /** undefined: one of the two sums is missing. */
  agrees: boolean | undefined
}

/** OUT, IN and TOTAL of the holes as shown, compared with the sums that the player wrote. */
export function reviewSums(row: ScannedRow, holes: readonly ReviewedHole[]): ReviewedSum[] {
  const [front, back] = [holes.filter(isFront), holes.filter((hole) => !isFront(hole))]
  const parts: { of: ScannedSum['of']; holes: readonly ReviewedHole[] }[] = [
    { of: 'out', holes: front },
    { of: 'in', holes: back },
    { of: 'total', holes },
  ]
  return parts.flatMap(({ of, holes: added }) => {
    const written = row.sums.find((sum) => sum.of === of)
    if (added.length === 0) return []
    // On a card of nine holes the total is the sum of its nine.
    if (of === 'total' && (front.length === 0 || back.length === 0) && !written) return []
    const shown = sumOf(added)
    const par = added.reduce((sum, hole) => sum + hole.par, 0)
    return [
      {
        of,
        shown,
        written: written && { value: written.value, quad: written.quad },
        agrees:
          written && shown !== undefined
            ? written.value === shown || (row.toPar && written.value === shown - par)
            : undefined,
      },
    ]
  })
}

function isFront({ holeNumber }: ReviewedHole): boolean {
  return holeNumber <= 9
}

function sumOf(holes: readonly ReviewedHole[]): number | undefined {
  let sum = 0
  for (const { result } of holes) {
    if (result === undefined) return undefined
    if (result.kind === 'strokes') sum += result.strokes
  }
  return sum
}
