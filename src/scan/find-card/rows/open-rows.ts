import { countPrintedNumbers } from '../../read-cells/cell-prediction.ts'
import type { CellReader } from '../find-headers.ts'
import type { Nine } from '../find-nines.ts'
import { cellsOfRow, rowHeights } from '../lattice.ts'
import { median } from '../median.ts'

/** Of nine cells. Grass beside a card, and a signature below its table, look like some numbers too. */
const fewestNumbers = 7

/**
 * The nine with the row of printed numbers above its first rule, and the one below its last: tables may leave their outer rows open, which are
 * taken to be as high as the others.
 */
export async function withOpenRows(nine: Nine, reader: Pick<CellReader, 'predict'>): Promise<Nine> {
  const { across } = nine.lattice
  const usual = median(rowHeights(nine.lattice))
  const around = {
    ...nine.lattice,
    across: [(across[0] ?? 0) - usual, ...across, (across.at(-1) ?? 0) + usual],
  }
  const last = across.length
  const cells = await reader.predict([...cellsOfRow(around, 0), ...cellsOfRow(around, last)])
  const [above, below] = [cells.slice(0, 9), cells.slice(9)]
  const [isAbove, isBelow] = [above, below].map((row) => countPrintedNumbers(row) >= fewestNumbers)
  return {
    ...nine,
    lattice: { ...around, across: around.across.slice(isAbove ? 0 : 1, isBelow ? last + 2 : last + 1) },
    headerRow: nine.headerRow + (isAbove ? 1 : 0),
    predictions: [...(isAbove ? [above] : []), ...nine.predictions, ...(isBelow ? [below] : [])],
    // Numbers stand in them, whether the upright rules between them can be seen or not.
    ruled: [...(isAbove ? [1] : []), ...nine.ruled, ...(isBelow ? [1] : [])],
  }
}
