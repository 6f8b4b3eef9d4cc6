import { countNumbers, holdsNumber } from '../read-cells/cell-prediction.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import type { FoundPlayer, FoundSum } from './found-player.ts'
import type { RowPair } from './pair-rows.ts'
import type { ParChance } from './printed-rows.ts'

/** Where a row's holes, sums and name stand on the flat card; the holes of the front nine come first. */
export type RowPlace = {
  readonly frontCount: number
  readonly cells: readonly Rectangle[]
  readonly holeNumbers: readonly number[]
  readonly pars: readonly (readonly ParChance[])[]
  readonly sums: readonly { readonly of: FoundSum['of']; readonly cell: Rectangle }[]
  readonly name: Rectangle | undefined
}

export type ReadRow = { readonly pair: RowPair; readonly place: RowPlace; readonly player: FoundPlayer }

/** Shares of the fewer numbers of two parts that may stand beside one of the other, and of the holes that both have together. */
const mostInBoth = 0.25
const leastTogether = 2 / 3

/**
 * Where holes run down, a player's wide column may have been cut in two, so that some holes have their number in one part and the
 * others in the one beside it. Such rows are read once more as one.
 */
export async function withPartsJoined(
  rows: readonly ReadRow[],
  read: (place: RowPlace) => Promise<FoundPlayer>,
): Promise<FoundPlayer[]> {
  const players: FoundPlayer[] = []
  for (let index = 0; index < rows.length; index += 1) {
    const [row, next] = [rows[index], rows[index + 1]]
    if (!row) continue
    if (next && areParts(row, next)) {
      players.push({ ...(await read(joined(row.place, next.place))), isJoined: true })
      index += 1
    } else players.push(row.player)
  }
  return players
}

function areParts(one: ReadRow, other: ReadRow): boolean {
  if (!isNext(one.pair.front, other.pair.front) || !isNext(one.pair.back, other.pair.back)) return false
  const [here, there] = [one.player.predictions, other.player.predictions]
  const inBoth = here.filter((cell, hole) => {
    const beside = there[hole]
    return holdsNumber(cell) && beside !== undefined && holdsNumber(beside)
  }).length
  const [inOne, inOther] = [countNumbers(here), countNumbers(there)]
  return (
    inBoth <= mostInBoth * Math.min(inOne, inOther) && inOne + inOther - inBoth >= leastTogether * here.length
  )
}

function isNext(row: number | undefined, other: number | undefined): boolean {
  return row !== undefined && other === row + 1
}

function joined(one: RowPlace, other: RowPlace): RowPlace {
  return {
    ...one,
    cells: one.cells.map((cell, hole) => around(cell, other.cells[hole])),
    sums: one.sums.map(({ of, cell }) => ({
      of,
      cell: around(cell, other.sums.find((sum) => sum.of === of)?.cell),
    })),
    name: one.name && around(one.name, other.name),
  }
}

function around(one: Rectangle, other: Rectangle = one): Rectangle {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}
