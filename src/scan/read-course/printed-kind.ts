import { chanceOfNumber, type CellPrediction } from '../read-cells/cell-prediction.ts'
import type { PrintedRowKind } from '../course-reading.ts'

const lowestPar = 3
const highestPar = 6
const leastPrinted = 0.5
/** How sure a row must be of its kind, as the mean over its holes. Chosen by hand on drawn cards. */
const leastSure = { header: 0.6, par: 0.7, strokeIndex: 0.6, length: 0.6 }

/**
 * What a row of printed numbers says of the holes; undefined for the hole numbers themselves and for anything else: times,
 * words, rows that players filled in.
 */
export function kindOfRow(cells: readonly CellPrediction[], first: number): PrintedRowKind | undefined {
  if (mean(cells, ({ kind }) => kind.printed) < leastPrinted) return undefined
  const isHeader = [first, first === 10 ? 1 : 10].some(
    (start) => mean(cells, (cell, hole) => numbered(cell, start, hole)) > leastSure.header,
  )
  if (isHeader) return undefined
  if (mean(cells, chanceOfPar) > leastSure.par) return 'par'
  if (mean(cells, chanceOfIndex) > leastSure.strokeIndex) return 'stroke_index'
  return mean(cells, chanceOfLength) > leastSure.length ? 'length' : undefined
}

/** How likely the cell holds the hole's own number: 10 to 18 may be printed as 1 to 9 again. */
function numbered(cell: CellPrediction, start: number, hole: number): number {
  return Math.max(chanceOfNumber(cell, start + hole), chanceOfNumber(cell, (hole % 9) + 1))
}

export function chancesBetween(cell: CellPrediction, least: number, most: number): Float64Array {
  const chances = new Float64Array(most + 1)
  for (let value = least; value <= most; value += 1) chances[value] = chanceOfNumber(cell, value)
  return chances
}

function sumBetween(cell: CellPrediction, least: number, most: number): number {
  return chancesBetween(cell, least, most).reduce((sum, chance) => sum + chance, 0)
}

function chanceOfPar(cell: CellPrediction): number {
  return sumBetween(cell, lowestPar, highestPar)
}

function chanceOfIndex(cell: CellPrediction): number {
  return sumBetween(cell, 1, 18)
}

function chanceOfLength({ digitCount, hundreds }: CellPrediction): number {
  const nearly = (digitCount[2] ?? 0) * 0.5
  return (digitCount[3] ?? 0) * (1 - (hundreds[0] ?? 0)) + nearly
}

function mean(cells: readonly CellPrediction[], of: (cell: CellPrediction, hole: number) => number): number {
  return cells.reduce((sum, cell, hole) => sum + of(cell, hole), 0) / Math.max(1, cells.length)
}
