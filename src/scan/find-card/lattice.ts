import type { Rectangle } from '../read-cells/cut-cell.ts'
import type { RuleMap } from './rule-map.ts'

/**
 * The ruled cells of a part of the card. The holes follow each other along it, from `along[0]` on; the rows (header, pars,
 * players) across it. `runsDown` on a card whose holes run downwards.
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

/** The cells of a row of nine holes. */
export function cellsOfRow(lattice: Lattice, row: number): Rectangle[] {
  return Array.from({ length: 9 }, (_, hole) => cellOf(lattice, hole, row))
}

/** By row, across the holes. */
export function rowHeights({ across }: Pick<Lattice, 'across'>): number[] {
  return across.slice(1).map((end, row) => end - (across[row] ?? 0))
}

/** Half-way across the row. */
export function middleOfRow({ across }: Lattice, row: number): number {
  return ((across[row] ?? 0) + (across[row + 1] ?? 0)) / 2
}

/** A span of holes and a span of rows as a rectangle of the picture. */
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

/**
 * By row, the share of the lattice's upright rules that pass through it. They stop at the edge of the table and between two
 * tables. `rules` are those that separate the holes.
 */
export function ruledRows({ along, across }: Lattice, { width, height, hits }: RuleMap): number[] {
  return across.slice(1).map((bottom, row) => {
    const top = across[row] ?? 0
    const inset = 0.2 * (bottom - top)
    const from = Math.max(0, Math.round(top + inset))
    const to = Math.min(height, Math.round(bottom - inset))
    const seen = along.filter((line) => {
      let sum = 0
      for (let y = from; y < to; y += 1) {
        let best = 0
        for (let x = Math.round(line) - 3; x <= Math.round(line) + 3; x += 1)
          if (x >= 0 && x < width) best = Math.max(best, hits[y * width + x] ?? 0)
        sum += best
      }
      return sum > 0.5 * 3 * (to - from)
    })
    return seen.length / along.length
  })
}
