import { isFilledIn, type Block } from './find-card/blocks.ts'
import { isSure } from './find-card/nine-places.ts'
import type { PlayerReading } from './card-reading.ts'
import type { FoundGrid } from './find-grids.ts'
import type { ReadCard } from './read-rows/doubt/reading-weight.ts'
import type { CardRows } from './read-rows/read-players.ts'

/**
 * Whether a grid is a scorecard's. Keyboards have rows of 1 to 9, and league tables have numbers 1 to 18 running down; neither has pars
 * or stroke indexes. Cards that print 1 to 9 over both nines have something written in them, or pars. Where nothing is ruled, numbers that
 * are hardly like 10 to 18 are no second nine by themselves, but are one where what somebody wrote in it adds up.
 */
export function isOfGolf(
  { card: { front, back }, isRuled }: FoundGrid,
  { printed }: Pick<CardRows, 'printed'>,
  { players }: Pick<ReadCard, 'players'>,
): boolean {
  if (hasCourse({ printed })) return true
  return back !== undefined && (areTwoNines(front, back, isRuled) || players.some(addsUp))
}

/** As confidence: a written sum that is read so surely, and is that of the nine, is no chance. */
const clearSum = 0.9
const fewestAdded = 8

function addsUp({ cells, sums }: PlayerReading): boolean {
  return sums.some(({ of, offBy, confidence }) => {
    const added = cells.filter(
      ({ holeNumber, result }) =>
        typeof result === 'number' && (of === 'total' || (of === 'out') === holeNumber <= 9),
    )
    return offBy === 0 && confidence >= clearSum && added.length >= fewestAdded
  })
}

function areTwoNines(front: Block, back: Block, isRuled: boolean): boolean {
  if (back.nine.first === 1 && !isFilledIn(back)) return false
  return isRuled || (!front.nine.lattice.runsDown && isSure(back.nine))
}

/** Whether pars or stroke indexes were read. */
export function hasCourse({ printed }: Pick<CardRows, 'printed'>): boolean {
  return (printed.pars ?? printed.strokeIndexes) !== undefined
}
