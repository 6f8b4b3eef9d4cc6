import { chanceOfNumber, type CellPrediction } from '../read-cells/cell-prediction.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import { transposed, type GreyImage } from '../photo/grey-image.ts'
import { cellOf, ruledRows, type Lattice } from './lattice.ts'
import { findLevelLines, withMissingLines } from './level-lines.ts'
import { uprightRules, type RuleMap } from './rule-map.ts'
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

export type PredictCells = (cells: readonly Rectangle[]) => Promise<CellPrediction[]>

/** Both kinds of rules of a flat card; the level ones with rows and columns exchanged. */
export type Rules = { readonly upright: RuleMap; readonly level: RuleMap }

export function rulesOf(image: GreyImage): Rules {
  return { upright: uprightRules(image), level: uprightRules(transposed(image)) }
}

/** As mean log chances: about seven of the nine numbers must be read well. Beside a sure nine, glare may leave only three or four. */
const leastScore = Math.log(0.25)
const leastBeside = Math.log(0.028)
const mostRuns = 5
/** Two blocks with every row that a card can have; more is a pattern of something else. */
const mostRows = 64

/** Every nine headed 1 to 9 or 10 to 18, without overlaps; the surest first. */
export async function findNines(rules: Rules, predict: PredictCells): Promise<Nine[]> {
  const nines: Nine[] = []
  for (const { run, runsDown } of candidateRuns(rules)) {
    for (const part of partsOf(run)) {
      const found = await headedNinesOf(part, runsDown, rules, predict)
      nines.push(...found)
      if (part === run && found.some(isSure)) break
    }
    if (hasBoth(nines)) break
  }
  const sure = withoutOverlap(nines.filter(isSure))
  const [only, ...others] = sure
  if (!only || others.length > 0) return sure
  const partner = withoutOverlap(nines).find((nine) => nine !== only && continues(nine, only))
  return partner ? [only, partner] : sure
}

/** Whether a nine lies where the other half of the card must be: in the same row, or in the same columns. */
function continues(nine: Nine, sure: Nine): boolean {
  if (nine.lattice.runsDown !== sure.lattice.runsDown) return false
  const ratio = nine.lattice.pitch / sure.lattice.pitch
  if (ratio < 0.8 || ratio > 1.25 || sharesCells(nine, sure)) return false
  const start = (of: Nine) => of.lattice.along[0] ?? 0
  const header = (of: Nine) =>
    ((of.lattice.across[of.headerRow] ?? 0) + (of.lattice.across[of.headerRow + 1] ?? 0)) / 2
  const sameRow = Math.abs(header(nine) - header(sure)) < 0.35 * sure.lattice.pitch
  return sameRow || Math.abs(start(nine) - start(sure)) < 0.3 * sure.lattice.pitch
}

function hasBoth(nines: readonly Nine[]): boolean {
  const sure = nines.filter(({ score }) => score > Math.log(0.6))
  return sure.some(({ first }) => first === 1) && sure.some(({ first }) => first === 10)
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

function latticeOf(run: RuleRun, rules: Rules, runsDown: boolean, thinned: boolean): Lattice {
  const { pitch } = run
  const along = [(run.lines[0] ?? 0) - pitch, ...run.lines, (run.lines.at(-1) ?? 0) + pitch]
  const inside = runsDown ? rules.level : rules.upright
  const fits = along.filter((at) => at >= -0.1 * pitch && at <= inside.width + 0.1 * pitch)
  return {
    runsDown,
    along: fits,
    across: runsDown
      ? findLevelLines(rules.upright, run.lines, pitch, 0.3, thinned)
      : withMissingLines(findLevelLines(rules.level, run.lines, pitch, 0.55, thinned), 3),
    pitch,
  }
}

/**
 * Looks for headers in the run. Where none is found, it may share a dark band with the row below it, or letters were taken for
 * rules: then the rows are separated in two other ways.
 */
async function headedNinesOf(
  run: RuleRun,
  runsDown: boolean,
  rules: Rules,
  predict: PredictCells,
): Promise<Nine[]> {
  const lattice = latticeOf(run, rules, runsDown, false)
  const found: Nine[] = []
  for (const across of [
    () => lattice.across,
    () => withMissingLines(lattice.across, 2),
    () => latticeOf(run, rules, runsDown, true).across,
  ]) {
    const rows = across()
    if (rows.length < 3 || rows.length > mostRows) continue
    found.push(...(await headedNines({ ...lattice, across: rows }, rules, predict)))
    if (found.some(isSure)) break
  }
  return found
}

function isSure({ score }: Nine): boolean {
  return score >= leastScore
}

async function headedNines(lattice: Lattice, rules: Rules, predict: PredictCells): Promise<Nine[]> {
  const rows = lattice.across.length - 1
  const predictions = await predictAll(lattice, predict)
  const found: Nine[] = []
  for (let row = 0; row < rows; row += 1)
    for (const first of [1, 10] as const) {
      for (const { start, score } of headerStarts(predictions[row] ?? [], first)) {
        const nine = { ...lattice, along: lattice.along.slice(start, start + 10) }
        found.push({
          first,
          lattice: nine,
          ruled: ruledRows(nine, lattice.runsDown ? rules.level : rules.upright),
          headerRow: row,
          predictions: predictions.map((cells) => cells.slice(start, start + 9)),
          score,
        })
      }
    }
  return found
}

/** Where in the row the nine numbers begin, without overlaps: a club of 27 holes prints 1 to 9 twice. */
function headerStarts(cells: readonly CellPrediction[], first: number): { start: number; score: number }[] {
  const starts: { start: number; score: number }[] = []
  for (let start = 0; start + 9 <= cells.length; start += 1) {
    const score = headerScore(cells.slice(start, start + 9), first)
    if (score >= leastBeside) starts.push({ start, score })
  }
  starts.sort((a, b) => b.score - a.score)
  return starts.filter(
    ({ start }, index) => !starts.slice(0, index).some((better) => Math.abs(better.start - start) < 9),
  )
}

async function predictAll(lattice: Lattice, predict: PredictCells): Promise<CellPrediction[][]> {
  const rows = lattice.across.length - 1
  const holes = lattice.along.length - 1
  const cells: Rectangle[] = []
  for (let row = 0; row < rows; row += 1)
    for (let hole = 0; hole < holes; hole += 1) cells.push(cellOf(lattice, hole, row))
  const flat = await predict(cells)
  return Array.from({ length: rows }, (_, row) => flat.slice(row * holes, (row + 1) * holes))
}

/** The mean log chance of the nine numbers. A misread cell counts as one in a hundred, no less. */
function headerScore(cells: readonly CellPrediction[], first: number): number {
  let sum = 0
  for (const [index, prediction] of cells.entries())
    sum += Math.log(0.01 + 0.99 * chanceOfNumber(prediction, first + index) * (1 - prediction.kind.empty))
  return sum / 9
}

/** The best first; of two that overlap only the better one. */
function withoutOverlap(nines: readonly Nine[]): Nine[] {
  const kept: Nine[] = []
  for (const nine of [...nines].sort((a, b) => b.score - a.score))
    if (!kept.some((other) => sharesCells(nine, other))) kept.push(nine)
  return kept
}

function sharesCells(a: Nine, b: Nine): boolean {
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
