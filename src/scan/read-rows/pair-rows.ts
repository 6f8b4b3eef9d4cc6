import type { Block } from '../find-card/blocks.ts'
import { chanceOfAnyNumber, chanceOfNumber, type CellPrediction } from '../read-cells/cell-prediction.ts'
import { extentOf } from '../find-card/blocks.ts'
import { middleOfRow } from '../find-card/lattice.ts'

/** A row of the front nine and its continuation on the back nine. One of them is undefined where the card has only the other. */
export type RowPair = { readonly front: number | undefined; readonly back: number | undefined }

/**
 * How much height below the header says where one nine stands over the other: the second block looks like the first, but may leave out
 * some of its printed rows.
 */
const weightOfOtherBlock = 0.2

/** Held at an angle or curled, the rows of one block are that much higher than those of the other. */
const scalesOfOtherBlock = [1, 0.91, 1.1, 0.83, 1.2, 0.76, 1.32]

/**
 * Pairs each row of the front nine with the row of the back nine that continues it: in order, by similar content and by height. Where the
 * nines stand side by side, both are equally high, or on a folded card equally far below their headers, whichever fits better. Where one
 * stands over the other, the distance from the header counts, in rows that may be higher in one of them, but less than content.
 */
export function pairRows(front: Block, back: Block): RowPair[] {
  const [top, other] = [headerOf(front), headerOf(back)]
  const places = standBeside(front, back)
    ? [top - other, 0].map((shift) => ({ weight: 1, inFront: (at: number) => at + shift }))
    : scalesOfOtherBlock.map((scale) => ({
        weight: weightOfOtherBlock,
        inFront: (at: number) => top + scale * (at - other),
      }))
  const alike = likenessOf(front, back)
  const [best] = places
    .map((place) => aligned(gainsOf({ front, back, alike }, place), front.rows, back.rows))
    .sort((one, another) => another.gain - one.gain)
  return best?.pairs ?? []
}

function headerOf({ nine: { lattice, headerRow } }: Block): number {
  return middleOfRow(lattice, headerRow)
}

/** What is known of the heights: where a row of the back nine is to be found in the front one, and how much that says. */
type Heights = { readonly inFront: (atBack: number) => number; readonly weight: number }

/** The two blocks and, by row of the front and row of the back nine, how alike they are. */
type Nines = { readonly front: Block; readonly back: Block; readonly alike: readonly (readonly number[])[] }

/** By row of the front and row of the back nine. */
function gainsOf({ front, back, alike }: Nines, { inFront, weight }: Heights): number[][] {
  const { across } = front.nine.lattice
  const rowHigh = ((across.at(-1) ?? 0) - (across[0] ?? 0)) / Math.max(1, across.length - 1)
  return front.rows.map((a, i) =>
    back.rows.map((b, j) => {
      const apart =
        Math.abs(middleOfRow(front.nine.lattice, a) - inFront(middleOfRow(back.nine.lattice, b))) / rowHigh
      return (alike[i]?.[j] ?? 0) + weight * (1.6 * Math.exp(-3 * apart * apart) - 0.4 * Math.min(2, apart))
    }),
  )
}

function standBeside(front: Block, back: Block): boolean {
  const [a, b] = [extentOf(front), extentOf(back)]
  const shared = front.nine.lattice.runsDown
    ? Math.min(a.right, b.right) - Math.max(a.left, b.left)
    : Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const own = front.nine.lattice.runsDown ? a.right - a.left : a.bottom - a.top
  return shared > 0.5 * own
}

/** 1 for rows with the same kinds of content and as many digits, 0 for rows with nothing in common. */
function likenessOf(front: Block, back: Block): number[][] {
  const [upper, lower] = [front, back].map(({ nine, rows }) =>
    rows.map((row) => describe(nine.predictions[row] ?? [])),
  )
  return (upper ?? []).map((one) =>
    (lower ?? []).map(
      (other) => 1 - one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / 4,
    ),
  )
}

function describe(cells: readonly CellPrediction[]): number[] {
  const sums = Array.from({ length: 12 }, () => 0)
  for (const cell of cells) {
    const { empty, printed, written, pickedUp, words, scrawl } = cell.kind
    const digitCounts = [...cell.digitCount].map((chance) => chance * chanceOfAnyNumber(cell))
    // Putts and points are small numbers; strokes are not.
    const small = written * [0, 1, 2].reduce((sum, number) => sum + chanceOfNumber(cell, number), 0)
    const parts = [empty, printed, written, pickedUp, words, scrawl, small, ...digitCounts]
    for (const [index, part] of parts.entries()) sums[index] = (sums[index] ?? 0) + part / cells.length
  }
  return sums
}

/** The pairing in order with the highest total gain, where a row without a partner costs a little. */
function aligned(
  gain: readonly (readonly number[])[],
  upper: readonly number[],
  lower: readonly number[],
): { pairs: RowPair[]; gain: number } {
  const alone = -0.15
  const best = Array.from({ length: upper.length + 1 }, (_, i) =>
    Array.from({ length: lower.length + 1 }, (_, j) => (i === 0 || j === 0 ? alone * (i + j) : 0)),
  )
  const value = (i: number, j: number) => best[i]?.[j] ?? 0
  for (let i = 1; i <= upper.length; i += 1)
    for (let j = 1; j <= lower.length; j += 1) {
      const row = best[i]
      if (row)
        row[j] = Math.max(
          value(i - 1, j - 1) + (gain[i - 1]?.[j - 1] ?? 0),
          value(i - 1, j) + alone,
          value(i, j - 1) + alone,
        )
    }
  const pairs: RowPair[] = []
  let [i, j] = [upper.length, lower.length]
  while (i > 0 || j > 0) {
    if (i > 0 && j > 0 && value(i, j) === value(i - 1, j - 1) + (gain[i - 1]?.[j - 1] ?? 0)) {
      pairs.unshift({ front: upper[i - 1], back: lower[j - 1] })
      i -= 1
      j -= 1
    } else if (i > 0 && (j === 0 || value(i, j) === value(i - 1, j) + alone)) {
      pairs.unshift({ front: upper[i - 1], back: undefined })
      i -= 1
    } else {
      pairs.unshift({ front: undefined, back: lower[j - 1] })
      j -= 1
    }
  }
  return { pairs, gain: value(upper.length, lower.length) }
}
