import { inkOf, isFilledIn, type Block } from './blocks.ts'
import type { Nine } from './find-nines.ts'

/** The block of the first nine holes and, unless it is a card of nine holes, that of the others. */
export type CardPair = { readonly front: Block; readonly back: Block | undefined }

/** Which of the blocks that were found are the card's two nines; undefined without a block of the first nine. */
export function choosePair(blocks: readonly Block[]): CardPair | undefined {
  const fronts = blocks.filter(({ nine }) => nine.first === 1)
  const backs = blocks.filter(({ nine }) => nine.first === 10)
  const front = mostConvincing(fronts)
  const back = mostConvincing(backs)
  if (front && back) return { front, back }
  if (!front) return undefined
  // Some cards print 1 to 9 over each of their nines: the two that are filled in count, in reading order. A club of 27 holes
  // has three of them, of which a blank card does not say which two are played.
  const written = fronts.filter(isFilledIn).sort((a, b) => inkOf(b) - inkOf(a))
  const [one, other] = written.length === 0 && fronts.length === 2 ? fronts : written
  if (one && other && alike(one.nine, other.nine))
    return isBefore(one.nine, other.nine) ? { front: one, back: other } : { front: other, back: one }
  return { front: written[0] ?? front, back: undefined }
}

function mostConvincing(blocks: readonly Block[]): Block | undefined {
  const value = (block: Block) => block.nine.score + Math.min(1, inkOf(block) / 9)
  return [...blocks].sort((a, b) => value(b) - value(a))[0]
}

function alike(a: Nine, b: Nine): boolean {
  const ratio = a.lattice.pitch / b.lattice.pitch
  return a.lattice.runsDown === b.lattice.runsDown && ratio > 0.75 && ratio < 1.33
}

function isBefore(a: Nine, b: Nine): boolean {
  const [ax, bx] = [a.lattice.along[0] ?? 0, b.lattice.along[0] ?? 0]
  if (Math.abs(ax - bx) > 4 * a.lattice.pitch) return ax < bx
  return (a.lattice.across[a.headerRow] ?? 0) < (b.lattice.across[b.headerRow] ?? 0)
}
