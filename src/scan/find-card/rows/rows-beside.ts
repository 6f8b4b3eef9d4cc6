import type { CellReader } from '../find-headers.ts'
import type { Nine } from '../find-nines.ts'
import { cellsOfRow, middleOfRow, ruledRows } from '../lattice.ts'
import type { Rules } from '../rule-map.ts'

/** As a share of the row's height: how far apart the same rule may lie in two nines. */
const sameRule = 0.2
/** As a share of the pitch: how far apart the headers of two nines in one band may lie. */
const sameHeight = 0.35

/**
 * The nines with the outer rows of the nine beside them: both halves of a band have the same rows, and at the end of a curved or
 * shaded one the last rules may not be seen.
 */
export async function withRowsBeside(
  nines: readonly Nine[],
  rules: Rules,
  reader: Pick<CellReader, 'predict'>,
): Promise<Nine[]> {
  const extended: Nine[] = []
  for (const nine of nines) {
    let own = nine
    for (const other of nines) if (areBeside(nine, other)) own = await extendedBy(own, other, rules, reader)
    extended.push(own)
  }
  return extended
}

/** Whether the two stand side by side in one band. */
function areBeside(nine: Nine, other: Nine): boolean {
  const [a, b] = [nine.lattice, other.lattice]
  if (nine === other || a.runsDown !== b.runsDown) return false
  const heightApart = Math.abs(middleOfRow(a, nine.headerRow) - middleOfRow(b, other.headerRow))
  const isApart = (a.along[0] ?? 0) >= (b.along[9] ?? 0) - 1 || (b.along[0] ?? 0) >= (a.along[9] ?? 0) - 1
  return isApart && heightApart < sameHeight * a.pitch
}

async function extendedBy(
  nine: Nine,
  other: Nine,
  rules: Rules,
  reader: Pick<CellReader, 'predict'>,
): Promise<Nine> {
  const { across } = nine.lattice
  const above = beyond([...across].reverse(), [...other.lattice.across].reverse()).reverse()
  const below = beyond(across, other.lattice.across)
  if (above.length + below.length === 0) return nine
  const lattice = { ...nine.lattice, across: [...above, ...across, ...below] }
  const read = (row: number) => reader.predict(cellsOfRow(lattice, row))
  const predictions = [...nine.predictions]
  for (let row = above.length - 1; row >= 0; row -= 1) predictions.unshift(await read(row))
  for (let row = predictions.length; row < lattice.across.length - 1; row += 1)
    predictions.push(await read(row))
  const ruled = ruledRows(lattice, lattice.runsDown ? rules.level : rules.upright)
  return {
    ...nine,
    lattice,
    predictions,
    headerRow: nine.headerRow + above.length,
    ruled: [...ruled.slice(0, above.length), ...nine.ruled, ...ruled.slice(above.length + nine.ruled.length)],
  }
}

/** The lines of `theirs` that follow the last of `own`, where that line is one of theirs as well. */
function beyond(own: readonly number[], theirs: readonly number[]): number[] {
  const [before = 0, last = 0] = own.slice(-2)
  const at = theirs
    .map((line) => Math.abs(line - last) < sameRule * Math.abs(last - before))
    .lastIndexOf(true)
  return at < 0 ? [] : theirs.slice(at + 1)
}
