import type { CardLine } from '../scoring/card.ts'

/** How many holes each step compares. */
export const countbackSizes: readonly number[] = [9, 6, 3, 1]

/** Names of the steps that countbackHoles gives, in its order. */
export const countbackSteps: readonly string[] = countbackSizes.map(stepName)

/**
 * The holes that decide a tie, by card number whatever the starting hole (R9.2): the last nine, six, three and one.
 * On a nine-hole card the last nine are the card itself, which is level already, so that step has no holes and
 * every card has the same steps.
 */
export function countbackHoles(lines: readonly CardLine[]): { step: string; lines: readonly CardLine[] }[] {
  const byNumber = [...lines].sort((a, b) => a.holeNumber - b.holeNumber)
  return countbackSizes.map((size) => ({
    step: stepName(size),
    lines: size < lines.length ? byNumber.slice(-size) : [],
  }))
}

export function stepName(size: number): string {
  return size === 1 ? 'last hole' : `last ${size}`
}
