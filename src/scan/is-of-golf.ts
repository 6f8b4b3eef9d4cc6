import { isFilledIn, type Block } from './find-card/blocks.ts'
import { leastScore } from './find-card/find-nines.ts'
import type { FoundGrid } from './find-grids.ts'
import type { CardRows } from './read-rows/read-players.ts'

/**
 * Whether a grid is a scorecard's. Keyboards have rows of 1 to 9, and league tables have numbers 1 to 18 running down; neither has pars
 * or stroke indexes. Cards that print 1 to 9 over both nines have something written in them, or pars. Where nothing is ruled, numbers that
 * are hardly like 10 to 18 are no second nine by themselves.
 */
export function isOfGolf(
  { card: { front, back }, isRuled }: FoundGrid,
  { printed }: Pick<CardRows, 'printed'>,
): boolean {
  return (back !== undefined && areTwoNines(front, back, isRuled)) || hasCourse({ printed })
}

function areTwoNines(front: Block, back: Block, isRuled: boolean): boolean {
  if (back.nine.first === 1 && !isFilledIn(back)) return false
  return isRuled || (!front.nine.lattice.runsDown && back.nine.score >= leastScore)
}

/** Whether pars or stroke indexes were read. */
export function hasCourse({ printed }: Pick<CardRows, 'printed'>): boolean {
  return (printed.pars ?? printed.strokeIndexes) !== undefined
}
