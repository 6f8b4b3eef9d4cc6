import { headerScore } from '../find-card/find-headers.ts'
import { rowHeights } from '../find-card/lattice.ts'
import type { Nine } from '../find-card/find-nines.ts'
import { chanceOfText, countNumbers, type CellPrediction } from '../read-cells/cell-prediction.ts'

/** Of nine cells, in a row of the table: a player may have given up after three holes. */
const fewestNumbers = 3
/**
 * In rows of the usual height: players' rows that nobody wrote in, and lines of text. More than that is the end of the table. Where holes run
 * down, players' rows are twice as high as those of print.
 */
const tallestGap = { across: 3.2, down: 6.4 } as const
/** The same where nothing but numbers stands in the gap, and numbers in all columns beyond it; one of nine cells may be misread. */
const tallestEmptyGap = 12
const nearlyAll = 8
/** As a mean log chance, about four of nine numbers: pars agree with hole numbers in three at most, holes 3 to 5. */
const leastHeader = Math.log(0.06)

/**
 * In place of the share of rules that pass through each row: 1 for the rows of numbers around the header, and for what stands between
 * them, 0 for all others.
 */
export function tableRows({ lattice, headerRow, predictions }: Omit<Nine, 'ruled'>): number[] {
  const { across, runsDown } = lattice
  const mostBetween = runsDown ? tallestGap.down : tallestGap.across
  const isOfNumbers = predictions.map(holdsNumbers)
  const heights = rowHeights(lattice)
  const own = heights.filter((_, row) => isOfNumbers[row]).sort((a, b) => a - b)
  const usual = own[Math.floor(own.length / 2)] ?? 0
  const rows = heights.map((_, row) => (row === headerRow ? 1 : 0))
  for (const step of [-1, 1]) {
    let last = headerRow
    for (let row = headerRow + step; row >= 0 && row < heights.length; row += step) {
      const gap =
        step > 0 ? (across[row] ?? 0) - (across[last + 1] ?? 0) : (across[last] ?? 0) - (across[row + 1] ?? 0)
      if (gap > tallestEmptyGap * usual) break
      if (gap > mostBetween * usual) {
        const between = predictions.slice(Math.min(row, last) + 1, Math.max(row, last))
        if (!between.every((cells) => isEmpty(cells) || (holdsNumbers(cells) && !isHeader(cells)))) break
        if (!isFull(predictions[row] ?? [])) continue
      }
      if (!isOfNumbers[row]) continue
      for (let within = last; within !== row; within += step) rows[within + step] = 1
      last = row
    }
  }
  return rows
}

function isEmpty(cells: readonly CellPrediction[]): boolean {
  return cells.filter(({ kind }) => kind.empty > 0.5).length >= nearlyAll
}

/** A full row of numbers that is not the header of another nine. */
function isFull(cells: readonly CellPrediction[]): boolean {
  return !isHeader(cells) && countNumbers(cells) >= nearlyAll
}

function isHeader(cells: readonly CellPrediction[]): boolean {
  return [1, 10].some((first) => headerScore(cells, first) >= leastHeader)
}

function holdsNumbers(cells: readonly CellPrediction[]): boolean {
  const count = countNumbers(cells)
  return count >= fewestNumbers && count > cells.filter((cell) => chanceOfText(cell) > 0.5).length
}
