import { blocksOf } from '../find-card/blocks.ts'
import { choosePair, type CardPair } from '../find-card/choose-pair.ts'
import { findHeaders, type CellReader, type HeaderPlace } from '../find-card/find-headers.ts'
import {
  headedNines,
  leastBeside,
  leastScore,
  mostRows,
  ninesBeside,
  withoutOverlap,
  type Nine,
} from '../find-card/find-nines.ts'
import { middleOfRow, type Lattice } from '../find-card/lattice.ts'
import { findLevelLines } from '../find-card/level-lines.ts'
import type { Rules } from '../find-card/rule-map.ts'
import { columnSetsOf, type ColumnSet } from './column-sets.ts'
import { findChains } from './number-chains.ts'
import { transposed, type PrintedNumber } from './numbers.ts'
import { separateRows, type Span } from './print-rows.ts'
import { tableRows } from './table-rows.ts'

/** How many sets of columns are looked at, the likeliest first. */
const mostSets = 14
/** As a mean log chance: how much worse the header may be read where its rows are those of its own columns. */
const mostWorse = 0.3
/** Of the nine numbers of a header, some may be too faint to be seen as marks. */
const fewestFilled = 6

/** Nines of a card that prints no rules, or too few: their columns and rows are those of the numbers themselves. */
export async function findByPrint(
  sets: readonly DirectedSet[],
  rules: Rules,
  reader: CellReader,
  mostSearched: number,
): Promise<CardPair | undefined> {
  const lattices = sets
    .map((set) => latticeOf(set, rules))
    .filter(({ lattice }) => lattice.across.length <= mostRows)
  const nines = await ninesIn(lattices, rules, reader, mostSearched)
  const own: Nine[] = []
  for (const each of nines) {
    const nine = await withOwnRows(each, rules, reader)
    own.push({ ...nine, ruled: tableRows(nine) })
  }
  return choosePair(blocksOf(own))
}

/** A nine and the numbers in whose columns it was found. */
type PrintedNine = { readonly nine: Nine; readonly printed: PrintLattice }

/** The sure nines and, where there is only one, the other half of the card beside it. */
async function ninesIn(
  lattices: readonly PrintLattice[],
  rules: Rules,
  reader: CellReader,
  mostSearched: number,
): Promise<PrintedNine[]> {
  const most = reader.cellsRead + mostSearched
  const found: PrintedNine[] = []
  for (const printed of lattices) {
    if (reader.cellsRead > most) break
    const { lattice } = printed
    const headers = await findHeaders(lattice, reader, leastScore, (place) => mayBeHeader(printed, place))
    found.push(...(await headedNines(lattice, headers, rules, reader)).map((nine) => ({ nine, printed })))
  }
  const sure = withoutOverlap(found.map(({ nine }) => nine).filter(({ score }) => score >= leastScore))
  const kept = found.filter(({ nine }) => sure.includes(nine))
  const [only, ...others] = kept
  if (!only || others.length > 0) return kept
  const partners: PrintedNine[] = []
  for (const printed of lattices) {
    if (printed.lattice.runsDown !== only.nine.lattice.runsDown) continue
    const beside = { ...printed.lattice, across: only.nine.lattice.across }
    const nextTo = await ninesBeside(only.nine, beside, leastBeside, rules, reader)
    partners.push(...nextTo.map((nine) => ({ nine, printed })))
  }
  const [partner] = partners.sort((a, b) => b.nine.score - a.nine.score)
  return partner ? [only, partner] : [only]
}

/**
 * The nine with its rows separated by its own columns alone: the halves of a folded card lie at different heights, and where they are
 * separated together a line may cross the numbers of one of them.
 */
async function withOwnRows({ nine, printed }: PrintedNine, rules: Rules, reader: CellReader): Promise<Nine> {
  const { numbers, height } = printed
  const { along, runsDown, pitch } = nine.lattice
  const { lattice } = latticeOn({ along, runsDown, pitch, numbers, height }, rules)
  const header = middleOfRow(nine.lattice, nine.headerRow)
  const least = Math.max(leastBeside, nine.score - mostWorse)
  const headers = await findHeaders(
    lattice,
    reader,
    least,
    ({ first, row }) => first === nine.first && Math.abs(middleOfRow(lattice, row) - header) < pitch,
  )
  const own = await headedNines(lattice, headers, rules, reader)
  return own.sort((a, b) => b.score - a.score)[0] ?? nine
}

type PrintLattice = {
  readonly lattice: Lattice
  readonly numbers: readonly PrintedNumber[]
  /** Of the print, in pixels. */
  readonly height: number
  /** By row and column, whether a number stands there. */
  readonly filled: readonly (readonly boolean[])[]
}

/** Whether numbers stand in most of the nine cells: only there a header is looked for. */
function mayBeHeader({ filled }: PrintLattice, { row, start }: HeaderPlace): boolean {
  return (filled[row] ?? []).slice(start, start + 9).filter(Boolean).length >= fewestFilled
}

/** Even columns of numbers; `numbers` as `joinMarks` orders them for that direction. */
export type DirectedSet = {
  readonly set: ColumnSet
  readonly runsDown: boolean
  readonly numbers: readonly PrintedNumber[]
}

/** The likeliest sets of columns of one direction, the best first. */
export function columnSetsIn(numbers: readonly PrintedNumber[], runsDown: boolean): DirectedSet[] {
  const directed = runsDown ? numbers.map(transposed) : numbers
  return columnSetsOf(findChains(directed))
    .map((set) => ({ set, runsDown, numbers: directed }))
    .slice(0, mostSets)
}

function latticeOf({ set, runsDown, numbers }: DirectedSet, rules: Rules): PrintLattice {
  const along = linesBetween(set, (runsDown ? rules.upright : rules.level).height)
  return latticeOn({ along, runsDown, numbers, pitch: set.pitch, height: set.height }, rules)
}

type Columns = Pick<Lattice, 'along' | 'runsDown' | 'pitch'> & Pick<PrintLattice, 'numbers' | 'height'>

/** The columns with the rows that the numbers in them stand in. */
function latticeOn({ along, runsDown, pitch, numbers, height }: Columns, rules: Rules): PrintLattice {
  const map = runsDown ? rules.upright : rules.level
  const columns = spansOf(along, numbers, height)
  const level = findLevelLines(map, along, pitch, runsDown)
  const across = separateRows({ columns, size: map.width, rules: level, height, pitch })
  const filled = across
    .slice(1)
    .map((bottom, row) =>
      columns.map((spans) => spans.some(({ from, to }) => from < bottom && to > (across[row] ?? 0))),
    )
  return { lattice: { runsDown, along, across, pitch }, numbers, height, filled }
}

/** Half-way between the columns, with one more column before and after them where the picture has room. */
function linesBetween({ middles, pitch }: ColumnSet, size: number): number[] {
  const first = middles[0] ?? 0
  const last = middles.at(-1) ?? 0
  const inner = middles.slice(1).map((x, index) => (x + (middles[index] ?? 0)) / 2)
  return [first - 1.5 * pitch, first - 0.5 * pitch, ...inner, last + 0.5 * pitch, last + 1.5 * pitch].filter(
    (at) => at >= -0.1 * pitch && at <= size + 0.1 * pitch,
  )
}

/** By column, where numbers stand across the rows. */
function spansOf(along: readonly number[], numbers: readonly PrintedNumber[], height: number): Span[][] {
  const columns = along.length - 1
  const spans: Span[][] = Array.from({ length: columns }, () => [])
  for (const { x, left, right, top, bottom, height: own } of numbers) {
    const column = along.findIndex(
      (line, index) => index < columns && x >= line && x < (along[index + 1] ?? 0),
    )
    const wide = (along[column + 1] ?? 0) - (along[column] ?? 0)
    if (column < 0 || right - left > 1.5 * wide || own < 0.5 * height) continue
    spans[column]?.push({ from: top, to: bottom })
  }
  return spans
}
