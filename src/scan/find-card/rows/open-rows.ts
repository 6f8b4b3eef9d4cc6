import { countPrintedNumbers } from '../../read-cells/cell-prediction.ts'
import type { CellReader } from '../find-headers.ts'
import type { Nine } from '../find-nines.ts'
import { cellOf } from '../lattice.ts'
import { median } from '../median.ts'

/** Of nine cells. Grass beside a card, and a signature below its table, look like some numbers too. */
const fewestNumbers = 7

/**
 * The nine with the row of printed numbers above its first rule and the one below its last: tables may leave their outer rows open. They are taken to be
 * as high as the others.
 */
export async function withOpenRows(nine: Nine, reader: CellReader): Promise<Nine> {
  const { across } = nine.lattice
  const usual = median(across.slice(1).map((bottom, row) => bottom - (across[row] ?? 0)))
  const above = await rowBetween(nine, [(across[0] ?? 0) - usual, across[0] ?? 0], reader)
  const below = await rowBetween(nine, [across.at(-1) ?? 0, (across.at(-1) ?? 0) + usual], reader)
  const [first, last] = [above ? [above] : [], below ? [below] : []]
  return {
    ...nine,
    lattice: {
      ...nine.lattice,
      across: [...first.map(({ from }) => from), ...across, ...last.map(({ to }) => to)],
    },
    headerRow: nine.headerRow + first.length,
    predictions: [...first.map(({ cells }) => cells), ...nine.predictions, ...last.map(({ cells }) => cells)],
    // Numbers stand in them, whether the upright rules between them can be seen or not.
    ruled: [...first.map(() => 1), ...nine.ruled, ...last.map(() => 1)],
  }
}

/** undefined where it holds no row of printed numbers. */
async function rowBetween({ lattice }: Nine, [from, to]: readonly [number, number], reader: CellReader) {
  const row = { ...lattice, across: [from, to] }
  const cells = await reader.predict([0, 1, 2, 3, 4, 5, 6, 7, 8].map((hole) => cellOf(row, hole, 0)))
  return countPrintedNumbers(cells) >= fewestNumbers ? { from, to, cells } : undefined
}
