import type { CardLine } from '../scoring/card.ts'

/**
 * The holes that decide a tie, by card number whatever the starting hole (R9.2): of eighteen, the last nine, six,
 * three and one; of nine, the last six, three and one.
 */
export function countbackHoles(lines: readonly CardLine[]): { step: string; lines: readonly CardLine[] }[] {
  const sizes = lines.length > 9 ? [9, 6, 3, 1] : [6, 3, 1]
  const byNumber = [...lines].sort((a, b) => a.holeNumber - b.holeNumber)
  return sizes.map((size) => ({ step: stepName(size), lines: byNumber.slice(-size) }))
}

export function stepName(size: number): string {
  return size === 1 ? 'last hole' : `last ${size}`
}
