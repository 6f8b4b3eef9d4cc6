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
  // Some cards print 1 to 9 over each of their nines: the two that are filled in count, in reading order.
  const written = fronts.filter(isFilledIn).sort((a, b) => inkOf(b) - inkOf(a))
  const [one, other] = written.length === 0 ? firstCourseOf(fronts) : written
  if (one && other && alike(one.nine, other.nine))
    return isBefore(one.nine, other.nine) ? { front: one, back: other } : { front: other, back: one }
  return { front: written[0] ?? front, back: undefined }
}

/**
 * Of nines that are all headed 1 to 9 and that nobody wrote in: the only two, or the upper two of a sheet with two courses, each of which has
 * its nines side by side. A club of 27 holes has three of them, and a blank card does not say which two are played.
 */
function firstCourseOf(fronts: readonly Block[]): readonly Block[] {
  if (fronts.length === 2) return fronts
  const inReadingOrder = [...fronts].sort((a, b) => headerAt(a.nine) - headerAt(b.nine))
  const [one, other, third, fourth] = inReadingOrder
  if (!one || !other || !third || !fourth || inReadingOrder.length > 4) return []
  return areSideBySide(one.nine, other.nine) && areSideBySide(third.nine, fourth.nine) ? [one, other] : []
}

function headerAt({ lattice, headerRow }: Nine): number {
  return lattice.across[headerRow] ?? 0
}

function areSideBySide(a: Nine, b: Nine): boolean {
  const [ax, bx] = [a.lattice.along[0] ?? 0, b.lattice.along[0] ?? 0]
  const isLevel = Math.abs(headerAt(a) - headerAt(b)) < 2 * a.lattice.pitch
  return isLevel && Math.abs(ax - bx) > 9 * Math.min(a.lattice.pitch, b.lattice.pitch)
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
  return headerAt(a) < headerAt(b)
}
