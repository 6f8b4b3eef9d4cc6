import type { Rectangle } from './cut-cell.ts'

/**
 * The ruled cells of a part of the card. Its holes follow each other along the line from `along[0]` on; its rows
 * (header, pars, players) follow each other across it. Down a card whose holes run downwards, `runsDown`.
 */
export type Lattice = {
  readonly runsDown: boolean
  /** Positions of the rules, one more than there are cells. */
  readonly along: readonly number[]
  readonly across: readonly number[]
  readonly pitch: number
}

export function cellOf({ runsDown, along, across }: Lattice, hole: number, row: number): Rectangle {
  return rectangle(runsDown, along[hole] ?? 0, along[hole + 1] ?? 0, across[row] ?? 0, across[row + 1] ?? 0)
}

/** The same two spans as a rectangle of the picture. */
export function rectangle(
  runsDown: boolean,
  from: number,
  to: number,
  rowFrom: number,
  rowTo: number,
): Rectangle {
  return runsDown
    ? { left: rowFrom, right: rowTo, top: from, bottom: to }
    : { left: from, right: to, top: rowFrom, bottom: rowTo }
}
