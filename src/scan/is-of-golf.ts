import type { FoundGrid } from './find-grids.ts'
import type { CardRows } from './read-rows/read-players.ts'

/**
 * Whether a grid is a scorecard's. Keyboards have one row of 1 to 9, and league tables have numbers 1 to 18 running down; neither has pars
 * or stroke indexes.
 */
export function isOfGolf(
  { card: { front, back }, isRuled }: FoundGrid,
  { printed }: Pick<CardRows, 'printed'>,
): boolean {
  const hasBothNines = back !== undefined && (isRuled || !front.nine.lattice.runsDown)
  return hasBothNines || hasCourse({ printed })
}

/** Whether pars or stroke indexes were read. */
export function hasCourse({ printed }: Pick<CardRows, 'printed'>): boolean {
  return (printed.pars ?? printed.strokeIndexes) !== undefined
}
