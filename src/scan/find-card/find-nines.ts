import type { CellPrediction } from '../read-cells/cell-prediction.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import { findHeaders, type CellReader, type Header, type HeaderPlace } from './find-headers.ts'
import { cellOf, ruledRows, type Lattice } from './lattice.ts'
import { findLevelLines, withMissingLines } from './level-lines.ts'
import {
  hasBoth,
  isClear,
  isOtherHalf,
  isSure,
  leastBeside,
  leastScore,
  placesBeside,
  placesUnder,
  withoutOverlap,
  type NinePlace,
} from './nine-places.ts'
import type { Rules } from './rule-map.ts'
import { findRuleRuns, type RuleRun } from './rule-runs.ts'

/** Nine holes side by side with what their rows read. */
export type Nine = NinePlace & {
  /** By row, the share of the upright rules that pass through it: few outside the table. */
  readonly ruled: readonly number[]
  /** By row and hole. */
  readonly predictions: readonly (readonly CellPrediction[])[]
}

const mostRuns = 5
/** Two blocks with every row that a card can have; more is a pattern of something else. */
export const mostRows = 64
/** Three nines of a 27-hole club with every sum, name and handicap between them have thirty. */
const mostColumns = 40

/**
 * Every nine headed 1 to 9 or 10 to 18, without overlaps; the surest first. After `mostSearched` cells without a header no further
 * lattice is begun: tables, notebooks and pages of print have far more cells than a card. Where it is `knownDown` whether the holes run down,
 * only such rules are looked at.
 */
export async function findNines(
  rules: Rules,
  reader: CellReader,
  mostSearched: number,
  knownDown?: boolean,
): Promise<Nine[]> {
  const kept = await findPlaces(rules, reader, mostSearched, knownDown)
  const nines: Nine[] = []
  // One after the other: a network answers one question at a time.
  for (const place of kept) nines.push(await readNine(place, rules, reader))
  return nines
}

async function findPlaces(
  rules: Rules,
  reader: CellReader,
  mostSearched: number,
  knownDown?: boolean,
): Promise<NinePlace[]> {
  const places: NinePlace[] = []
  const unsure: Lattice[] = []
  const candidates = candidateRuns(rules).filter(
    ({ runsDown }) => knownDown === undefined || runsDown === knownDown,
  )
  const search = { cellsLeft: mostSearched }
  for (const { run, runsDown } of candidates) {
    // Both halves of a card run the same way.
    if (places.some((place) => isClear(place) && place.lattice.runsDown !== runsDown)) continue
    for (const part of partsOf(run)) {
      const found = await headedPlacesOf(latticesOf(part, runsDown, rules), reader, search)
      places.push(...found.places)
      unsure.push(...found.unsure)
      if (part === run && found.places.some(isSure)) break
    }
    if (hasBoth(places)) break
  }
  const sure = withoutOverlap(places.filter(isSure))
  const [only, ...others] = sure
  if (!only || others.length > 0) return sure
  for (const lattice of unsure) places.push(...(await placesBeside(only, lattice, leastBeside, reader)))
  const weak = withoutOverlap(places).find((place) => place !== only && isOtherHalf(place, only))
  const partner = weak ?? (await placeInRowsOf(only, candidates, rules, reader))
  return partner ? [only, partner] : sure
}

/**
 * The other half of the card in the rows of a sure nine: its columns were found, but not all of its own level rules. Both halves
 * of a card in one band have the same rows.
 */
async function placeInRowsOf(
  sure: NinePlace,
  candidates: readonly { run: RuleRun; runsDown: boolean }[],
  rules: Rules,
  reader: CellReader,
): Promise<NinePlace | undefined> {
  const found: NinePlace[] = []
  for (const { run, runsDown } of candidates) {
    if (runsDown !== sure.lattice.runsDown) continue
    const lattice = { ...sure.lattice, along: alongOf(run, rules, runsDown), pitch: run.pitch }
    found.push(...(await placesBeside(sure, lattice, leastScore, reader)))
  }
  return found.sort((a, b) => b.score - a.score)[0]
}

/** The runs of both directions, the best first. Much weaker ones are noise and are left out. */
function candidateRuns({ upright, level }: Rules): { run: RuleRun; runsDown: boolean }[] {
  const runs = [
    ...findRuleRuns(upright, mostRuns).map((run) => ({ run, runsDown: false })),
    ...findRuleRuns(level, mostRuns).map((run) => ({ run, runsDown: true })),
  ].sort((a, b) => b.run.score - a.run.score)
  const best = runs[0]?.run.score ?? 0
  return runs.filter(({ run }) => run.score > 0.25 * best)
}

/** The run, and both of its ends where it is so long that it may cover two pages that lie a little apart. */
function partsOf(run: RuleRun): RuleRun[] {
  const onePage = 12
  if (run.lines.length < onePage + 3) return [run]
  return [run, { ...run, lines: run.lines.slice(0, onePage) }, { ...run, lines: run.lines.slice(-onePage) }]
}

/** The lines between the holes, with a cell before and behind the run where the picture has room for one. */
function alongOf({ lines, pitch }: RuleRun, rules: Rules, runsDown: boolean): number[] {
  const inside = runsDown ? rules.level : rules.upright
  return [(lines[0] ?? 0) - pitch, ...lines, (lines.at(-1) ?? 0) + pitch].filter(
    (at) => at >= -0.1 * pitch && at <= inside.width + 0.1 * pitch,
  )
}

function acrossOf({ lines, pitch }: RuleRun, rules: Rules, runsDown: boolean, thinned: boolean): number[] {
  const own = findLevelLines(runsDown ? rules.upright : rules.level, lines, pitch, runsDown, thinned)
  return runsDown ? own : withMissingLines(own, 3)
}

/**
 * The run with its rows, and with the rows separated in two other ways: the header may share a dark band with the row below it, or
 * letters were taken for rules.
 */
function* latticesOf(run: RuleRun, runsDown: boolean, rules: Rules): Generator<Lattice> {
  const along = alongOf(run, rules, runsDown)
  if (along.length > mostColumns) return
  const plain = acrossOf(run, rules, runsDown, false)
  const tried = new Set<string>()
  for (const rows of [
    () => plain,
    () => withMissingLines(plain, 2),
    () => acrossOf(run, rules, runsDown, true),
  ]) {
    const across = rows()
    if (across.length < 3 || across.length > mostRows || tried.has(across.join(' '))) continue
    tried.add(across.join(' '))
    yield { runsDown, along, across, pitch: run.pitch }
  }
}

/** The nines of the first lattice that has a sure header, and the lattices before it that have none. */
async function headedPlacesOf(
  lattices: Iterable<Lattice>,
  reader: CellReader,
  search: { cellsLeft: number },
): Promise<{ places: NinePlace[]; unsure: Lattice[] }> {
  const unsure: Lattice[] = []
  for (const lattice of lattices) {
    if (search.cellsLeft <= 0) break
    const before = reader.cellsRead
    const headers = await findHeaders(lattice, reader, leastScore)
    if (headers.length > 0) {
      const weak = await findHeaders(lattice, reader, leastBeside, (place) => mayGoWith(place, headers))
      const all = [...headers, ...weak.filter(({ score }) => score < leastScore)]
      return { places: placesUnder(lattice, all), unsure }
    }
    unsure.push(lattice)
    search.cellsLeft -= reader.cellsRead - before
  }
  return { places: [], unsure }
}

/** Whether the other half of a card may be headed there: in the row of one of the sure headers, or in its columns. */
function mayGoWith({ first, row, start }: HeaderPlace, sure: readonly Header[]): boolean {
  return sure.some(
    (header) =>
      header.first !== first &&
      (header.start === start || (header.row === row && Math.abs(header.start - start) >= 9)),
  )
}

/** Reads the rows of a nine. */
export async function readNine(place: NinePlace, rules: Rules, reader: CellReader): Promise<Nine> {
  const { lattice } = place
  return {
    ...place,
    ruled: ruledRows(lattice, lattice.runsDown ? rules.level : rules.upright),
    predictions: await predictAll(lattice, reader),
  }
}

async function predictAll(lattice: Lattice, reader: CellReader): Promise<CellPrediction[][]> {
  const rows = lattice.across.length - 1
  const holes = lattice.along.length - 1
  const cells: Rectangle[] = []
  for (let row = 0; row < rows; row += 1)
    for (let hole = 0; hole < holes; hole += 1) cells.push(cellOf(lattice, hole, row))
  const flat = await reader.predict(cells)
  return Array.from({ length: rows }, (_, row) => flat.slice(row * holes, (row + 1) * holes))
}
