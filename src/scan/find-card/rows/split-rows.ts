import { countNumbers, countPrintedNumbers, type CellPrediction } from '../../read-cells/cell-prediction.ts'
import type { CellReader } from '../find-headers.ts'
import type { Nine } from '../find-nines.ts'
import { cellsOfRow, middleOfRow, rowHeights } from '../lattice.ts'

/** As a share of another row's height: how far half of a double row may be from it. */
const unlikeHeight = 0.18
/** Of the nine cells of a row of numbers. */
const fewestNumbers = 5

/**
 * The nine with double rows split in two where that gives two rows of numbers, or a printed one and an empty one: a dark band or its edge hides the
 * rule between the two, and cut together they read as words, at which the table would end.
 */
export async function withDoubleRowsSplit(nine: Nine, reader: Pick<CellReader, 'predict'>): Promise<Nine> {
  const heights = rowHeights(nine.lattice)
  let split = nine
  // From the last row up, so that the rows before it keep their places.
  for (let row = heights.length - 1; row >= 0; row -= 1) {
    const half = (heights[row] ?? 0) / 2
    const isDouble = heights.some((other) => Math.abs(half - other) < unlikeHeight * other)
    if (isDouble && row !== nine.headerRow && !holdsNumbers(nine.predictions[row] ?? []))
      split = (await splitAt(split, row, reader)) ?? split
  }
  return split
}

/** undefined where the halves are neither two rows of numbers nor a printed one and an empty one. */
async function splitAt(
  nine: Nine,
  row: number,
  reader: Pick<CellReader, 'predict'>,
): Promise<Nine | undefined> {
  const { across } = nine.lattice
  const middle = middleOfRow(nine.lattice, row)
  const lattice = { ...nine.lattice, across: [...across.slice(0, row + 1), middle, ...across.slice(row + 1)] }
  const upper = await reader.predict(cellsOfRow(lattice, row))
  const lower = await reader.predict(cellsOfRow(lattice, row + 1))
  const areBoth = holdsNumbers(upper) && holdsNumbers(lower)
  const isOne = (holdsPrint(upper) && isEmpty(lower)) || (isEmpty(upper) && holdsPrint(lower))
  if (!areBoth && !isOne) return undefined
  return {
    ...nine,
    lattice,
    headerRow: nine.headerRow > row ? nine.headerRow + 1 : nine.headerRow,
    predictions: [...nine.predictions.slice(0, row), upper, lower, ...nine.predictions.slice(row + 1)],
    // Rows of the table they are, whether the upright rules between them can be seen or not.
    ruled: [...nine.ruled.slice(0, row), 1, 1, ...nine.ruled.slice(row + 1)],
  }
}

/** A signature in an empty row looks like some written numbers. */
function holdsPrint(cells: readonly CellPrediction[]): boolean {
  return countPrintedNumbers(cells) >= fewestNumbers
}

function isEmpty(cells: readonly CellPrediction[]): boolean {
  return cells.every(({ kind }) => kind.empty > 0.5)
}

function holdsNumbers(cells: readonly CellPrediction[]): boolean {
  return countNumbers(cells) >= fewestNumbers
}
