import { blocksOf } from '../find-card/blocks.ts'
import { choosePair, type CardPair } from '../find-card/choose-pair.ts'
import { findHeaders, type CellReader, type HeaderPlace } from '../find-card/find-headers.ts'
import { mostRows, readNine, type Nine } from '../find-card/find-nines.ts'
import { middleOfRow, type Lattice } from '../find-card/lattice.ts'
import { findLevelLines } from '../find-card/level-lines.ts'
import {
  hasBoth,
  isSure,
  leastBeside,
  leastScore,
  placesBeside,
  placesUnder,
  withoutOverlap,
  type NinePlace,
} from '../find-card/nine-places.ts'
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
  const own: Nine[] = []
  for (const place of await placesIn(lattices, reader, mostSearched)) {
    const nine = await readNine(await withOwnRows(place, rules, reader), rules, reader)
    own.push({ ...nine, ruled: tableRows(nine) })
  }
  return choosePair(blocksOf(own))
}

/** Where a nine stands, and the numbers in whose columns it was found. */
type PrintedPlace = { readonly place: NinePlace; readonly printed: PrintLattice }

/** Where the sure nines stand and, where there is only one, the other half of the card beside it. */
async function placesIn(
  lattices: readonly PrintLattice[],
  reader: CellReader,
  mostSearched: number,
): Promise<PrintedPlace[]> {
  const most = reader.cellsRead + mostSearched
  const found: PrintedPlace[] = []
  for (const printed of lattices) {
    if (reader.cellsRead > most || hasBoth(found.map(({ place }) => place))) break
    const { lattice } = printed
    const headers = await findHeaders(lattice, reader, leastScore, (place) => mayBeHeader(printed, place))
    found.push(...placesUnder(lattice, headers).map((place) => ({ place, printed })))
  }
  const sure = withoutOverlap(found.map(({ place }) => place).filter(isSure))
  const kept = found.filter(({ place }) => sure.includes(place))
  const [only, ...others] = kept
  if (!only || others.length > 0) return kept
  const partners: PrintedPlace[] = []
  for (const printed of lattices) {
    if (printed.lattice.runsDown !== only.place.lattice.runsDown) continue
    const beside = { ...printed.lattice, across: only.place.lattice.across }
    const nextTo = await placesBeside(only.place, beside, leastBeside, reader)
    partners.push(...nextTo.map((place) => ({ place, printed })))
  }
  const [partner] = partners.sort((a, b) => b.place.score - a.place.score)
  return partner ? [only, partner] : [only]
}

/**
 * The nine with its rows separated by its own columns alone: the halves of a folded card lie at different heights, and where they are
 * separated together a line may cross the numbers of one of them.
 */
async function withOwnRows(
  { place, printed }: PrintedPlace,
  rules: Rules,
  reader: CellReader,
): Promise<NinePlace> {
  const { numbers, height } = printed
  const { along, runsDown, pitch } = place.lattice
  const { lattice } = latticeOn({ along, runsDown, pitch, numbers, height }, rules)
  const header = middleOfRow(place.lattice, place.headerRow)
  const least = Math.max(leastBeside, place.score - mostWorse)
  const headers = await findHeaders(
    lattice,
    reader,
    least,
    ({ first, row }) => first === place.first && Math.abs(middleOfRow(lattice, row) - header) < pitch,
  )
  return placesUnder(lattice, headers).sort((a, b) => b.score - a.score)[0] ?? place
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
