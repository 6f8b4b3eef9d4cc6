import type { CellLook } from './cell-network.ts'
import type { Nine } from './find-nines.ts'
import { cellOf } from './lattice.ts'

/** A nine with the rows that belong to it: those of its own block, not of the block above or below. */
export type Block = {
  readonly nine: Nine
  /** Indexes into the lattice's rows, without header rows. */
  readonly rows: readonly number[]
}

/** Parts the rows of nines that stand over each other in the same columns. */
export function blocksOf(nines: readonly Nine[]): Block[] {
  return nines.map((nine) => {
    const { lattice, headerRow } = nine
    const others = nines.filter((other) => other !== nine && sharesColumns(nine, other))
    const position = (row: number) => middle(nine, row)
    const own = position(headerRow)
    let from = -Infinity
    let to = Infinity
    for (const other of others) {
      const theirs = middle(other, other.headerRow)
      const cut = partingLine(nine, Math.min(own, theirs), Math.max(own, theirs))
      if (theirs > own) to = Math.min(to, cut)
      else from = Math.max(from, cut)
    }
    const rows: number[] = []
    for (let row = 0; row < lattice.across.length - 1; row += 1)
      if (row !== headerRow && position(row) > from && position(row) < to && isRowLike(nine, row))
        rows.push(row)
    return { nine, rows: contiguous(nine, rows) }
  })
}

function sharesColumns(a: Nine, b: Nine): boolean {
  if (a.lattice.runsDown !== b.lattice.runsDown) return false
  const overlap =
    Math.min(a.lattice.along[9] ?? 0, b.lattice.along[9] ?? 0) -
    Math.max(a.lattice.along[0] ?? 0, b.lattice.along[0] ?? 0)
  return overlap > 2 * a.lattice.pitch
}

function middle({ lattice }: Nine, row: number): number {
  return ((lattice.across[row] ?? 0) + (lattice.across[row + 1] ?? 0)) / 2
}

/** Between two headers: the widest stretch with nothing in it if there is one, else just before the later header. */
function partingLine({ lattice, looks }: Nine, upper: number, lower: number): number {
  const typical = median(lattice.across.slice(1).map((at, index) => at - (lattice.across[index] ?? 0)))
  let widest = 1.7 * typical
  let cut: number | undefined
  let before = lower
  for (let row = 0; row < lattice.across.length - 1; row += 1) {
    const [from, to] = [lattice.across[row] ?? 0, lattice.across[row + 1] ?? 0]
    if (from < upper || to > lower) continue
    if (to - from > widest) [widest, cut] = [to - from, (from + to) / 2]
    before = to
  }
  if (cut !== undefined) return cut
  // Rows nobody can write into, a title or the space between the blocks, end the upper one.
  const blank = looks.findIndex(
    (cells, row) =>
      (lattice.across[row] ?? 0) > upper && (lattice.across[row + 1] ?? 0) < lower && isWordy(cells),
  )
  return blank >= 0 ? (lattice.across[blank] ?? before) : before - 1
}

function isWordy(cells: readonly CellLook[]): boolean {
  return cells.filter(({ kind }) => (kind[4] ?? 0) > 0.6).length >= 4
}

function isRowLike({ lattice }: Nine, row: number): boolean {
  const high = (lattice.across[row + 1] ?? 0) - (lattice.across[row] ?? 0)
  return lattice.runsDown
    ? high > 0.25 * lattice.pitch && high < 6 * lattice.pitch
    : high > 0.2 * lattice.pitch && high < 2.4 * lattice.pitch
}

/** The rows up and down from the header without a hole as wide as three rows between them. */
function contiguous(nine: Nine, rows: readonly number[]): number[] {
  const { across } = nine.lattice
  const typical = median(rows.map((row) => (across[row + 1] ?? 0) - (across[row] ?? 0)))
  const kept: number[] = []
  let edge = across[nine.headerRow + 1] ?? 0
  for (const row of rows.filter((row) => row > nine.headerRow)) {
    if ((across[row] ?? 0) - edge > 2.5 * typical) break
    kept.push(row)
    edge = across[row + 1] ?? 0
  }
  edge = across[nine.headerRow] ?? 0
  for (const row of rows.filter((row) => row < nine.headerRow).reverse()) {
    if (edge - (across[row + 1] ?? 0) > 2.5 * typical) break
    kept.unshift(row)
    edge = across[row] ?? 0
  }
  return kept
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** The corners of the block in the flat picture. */
export function extentOf({ nine, rows }: Block) {
  const from = cellOf(nine.lattice, 0, rows[0] ?? nine.headerRow)
  const to = cellOf(nine.lattice, 8, rows.at(-1) ?? nine.headerRow)
  return { left: from.left, top: from.top, right: to.right, bottom: to.bottom }
}
