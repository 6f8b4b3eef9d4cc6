import type { CellPrediction } from '../read-cells/cell-prediction.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import { findHeaders, type CellReader, type Header, type HeaderPlace } from './find-headers.ts'
import { cellOf, middleOfRow, ruledRows, type Lattice } from './lattice.ts'
import { findLevelLines, withMissingLines } from './level-lines.ts'
import type { Rules } from './rule-map.ts'
import { findRuleRuns, type RuleRun } from './rule-runs.ts'

/** Nine holes side by side, recognised by the numbers printed over them. */
export type Nine = {
  /** The number over its first hole. */
  readonly first: 1 | 10
  /** It has exactly the nine holes along it. */
  readonly lattice: Lattice
  readonly headerRow: number
  /** By row, the share of the upright rules that pass through it: few outside the table. */
  readonly ruled: readonly number[]
  /** By row and hole. */
  readonly predictions: readonly (readonly CellPrediction[])[]
  /** Mean log chance of the nine numbers: 0 is certain. */
  readonly score: number
}

/** As mean log chances: about seven of the nine numbers must be read well. Beside a sure nine, glare may leave only three or four. */
export const leastScore = Math.log(0.25)
export const leastBeside = Math.log(0.028)
/** About four of the nine numbers: above or below a sure nine, a row of stroke indexes has two or three of them by chance. */
const leastStacked = Math.log(0.06)
const mostRuns = 5
/** As a multiple of the cells that may be read in vain: with those under headers that were found, no card takes more. */
const wholeCards = 2
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
  const nines: Nine[] = []
  const unsure: Lattice[] = []
  const candidates = candidateRuns(rules).filter(
    ({ runsDown }) => knownDown === undefined || runsDown === knownDown,
  )
  const search = { cellsLeft: mostSearched }
  const most = reader.cellsRead + wholeCards * mostSearched
  for (const { run, runsDown } of candidates) {
    // Both halves of a card run the same way.
    if (nines.some((nine) => isClear(nine) && nine.lattice.runsDown !== runsDown)) continue
    for (const part of partsOf(run)) {
      const found = await headedNinesOf(latticesOf(part, runsDown, rules), rules, reader, search)
      nines.push(...found.nines)
      unsure.push(...found.unsure)
      if (part === run && found.nines.some(isSure)) break
    }
    if (hasBoth(nines) || reader.cellsRead > most) break
  }
  const sure = withoutOverlap(nines.filter(isSure))
  const [only, ...others] = sure
  if (!only || others.length > 0) return sure
  for (const lattice of unsure) {
    if (reader.cellsRead > most) break
    nines.push(...(await ninesBeside(only, lattice, leastBeside, rules, reader)))
  }
  const weak = withoutOverlap(nines).find((nine) => nine !== only && isOtherHalf(nine, only))
  const partner = weak ?? (await nineInRowsOf(only, candidates, rules, reader))
  return partner ? [only, partner] : sure
}

/**
 * The other half of the card in the rows of a sure nine: its columns were found, but not all of its own level rules. Both halves
 * of a card in one band have the same rows.
 */
async function nineInRowsOf(
  sure: Nine,
  candidates: readonly { run: RuleRun; runsDown: boolean }[],
  rules: Rules,
  reader: CellReader,
): Promise<Nine | undefined> {
  const found: Nine[] = []
  for (const { run, runsDown } of candidates) {
    if (runsDown !== sure.lattice.runsDown) continue
    const lattice = { ...sure.lattice, along: alongOf(run, rules, runsDown), pitch: run.pitch }
    found.push(...(await ninesBeside(sure, lattice, leastScore, rules, reader)))
  }
  return found.sort((a, b) => b.score - a.score)[0]
}

/** The nines of a lattice that continue a sure one. Only the places where such a nine can stand are read. */
export async function ninesBeside(
  sure: Nine,
  lattice: Lattice,
  least: number,
  rules: Rules,
  reader: CellReader,
): Promise<Nine[]> {
  const isPossible = ({ first, row, start }: HeaderPlace) =>
    continues({ first, headerRow: row, lattice: nineColumns(lattice, start) }, sure)
  const headers = await findHeaders(lattice, reader, least, isPossible)
  const nines = await headedNines(lattice, headers, rules, reader)
  return nines.filter((nine) => isOtherHalf(nine, sure))
}

/** Where a nine stands, read or not. */
type Place = Pick<Nine, 'first' | 'lattice' | 'headerRow'>

/** Whether a nine lies where the other half of the card must be, and reads like one for that place. */
function isOtherHalf(nine: Nine, sure: Nine): boolean {
  return continues(nine, sure) && (isInRowOf(nine, sure) || nine.score >= leastStacked)
}

/** Whether a nine lies where the other half of the card must be: in the same row, or in the same columns. */
function continues(nine: Place, sure: Nine): boolean {
  if (nine.first === sure.first || nine.lattice.runsDown !== sure.lattice.runsDown) return false
  const ratio = nine.lattice.pitch / sure.lattice.pitch
  if (ratio < 0.8 || ratio > 1.25 || sharesCells(nine, sure)) return false
  const start = (of: Place) => of.lattice.along[0] ?? 0
  return isInRowOf(nine, sure) || Math.abs(start(nine) - start(sure)) < 0.3 * sure.lattice.pitch
}

function isInRowOf(nine: Place, sure: Place): boolean {
  const header = ({ lattice, headerRow }: Place) => middleOfRow(lattice, headerRow)
  return Math.abs(header(nine) - header(sure)) < 0.35 * sure.lattice.pitch
}

function hasBoth(nines: readonly Nine[]): boolean {
  const clear = nines.filter(isClear)
  return clear.some(({ first }) => first === 1) && clear.some(({ first }) => first === 10)
}

function isClear({ score }: Nine): boolean {
  return score > Math.log(0.6)
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
async function headedNinesOf(
  lattices: Iterable<Lattice>,
  rules: Rules,
  reader: CellReader,
  search: { cellsLeft: number },
): Promise<{ nines: Nine[]; unsure: Lattice[] }> {
  const unsure: Lattice[] = []
  for (const lattice of lattices) {
    if (search.cellsLeft <= 0) break
    const before = reader.cellsRead
    const headers = await findHeaders(lattice, reader, leastScore)
    if (headers.length > 0) {
      const weak = await findHeaders(lattice, reader, leastBeside, (place) => mayGoWith(place, headers))
      const all = [...headers, ...weak.filter(({ score }) => score < leastScore)]
      return { nines: await headedNines(lattice, all, rules, reader), unsure }
    }
    unsure.push(lattice)
    search.cellsLeft -= reader.cellsRead - before
  }
  return { nines: [], unsure }
}

function isSure({ score }: Nine): boolean {
  return score >= leastScore
}

/** Whether the other half of a card may be headed there: in the row of one of the sure headers, or in its columns. */
function mayGoWith({ first, row, start }: HeaderPlace, sure: readonly Header[]): boolean {
  return sure.some(
    (header) =>
      header.first !== first &&
      (header.start === start || (header.row === row && Math.abs(header.start - start) >= 9)),
  )
}

/** The nines under the headers of a lattice, with what the rows of their columns read. */
export async function headedNines(
  lattice: Lattice,
  headers: readonly Header[],
  rules: Rules,
  reader: CellReader,
): Promise<Nine[]> {
  const found: Nine[] = []
  for (const { first, row, start, score } of headers) {
    const nine = nineColumns(lattice, start)
    found.push({
      first,
      lattice: nine,
      ruled: ruledRows(nine, lattice.runsDown ? rules.level : rules.upright),
      headerRow: row,
      predictions: await predictAll(nine, reader),
      score,
    })
  }
  return found
}

function nineColumns(lattice: Lattice, start: number): Lattice {
  return { ...lattice, along: lattice.along.slice(start, start + 10) }
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

/** The best first; of two that overlap only the better one. */
export function withoutOverlap(nines: readonly Nine[]): Nine[] {
  const kept: Nine[] = []
  for (const nine of [...nines].sort((a, b) => b.score - a.score))
    if (!kept.some((other) => sharesCells(nine, other))) kept.push(nine)
  return kept
}

function sharesCells(a: Place, b: Place): boolean {
  const [one, other] = [a, b].map(({ lattice, headerRow }) => {
    const from = cellOf(lattice, 0, headerRow)
    const to = cellOf(lattice, 8, headerRow)
    return { left: from.left, top: from.top, right: to.right, bottom: to.bottom }
  })
  if (!one || !other) return false
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0.5 * a.lattice.pitch && high > 0.3 * a.lattice.pitch
}
