import type { PrintedCell, PrintedRow, PrintedSum } from '../course-reading.ts'
import type { PhotoQuad } from '../card-reading.ts'
import { chanceOfNumber, type CellPrediction } from '../read-cells/cell-prediction.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import { applySumVotes, mostStrokes } from '../read-rows/apply-sum-votes.ts'
import { capConfidence, doubtfulBelow } from '../read-rows/doubt/confidence.ts'
import { applyLengthSum, lengthChances, type LengthChance } from './length-chances.ts'
import { applyOrder } from './order-chances.ts'
import { chancesBetween } from './printed-kind.ts'
import type { NumberChance } from './read-long-number.ts'

export type SeenCell = {
  readonly holeNumber: number
  readonly prediction: CellPrediction
  readonly cell: Rectangle
}
export type SeenSum = {
  readonly of: PrintedSum['of']
  readonly prediction: CellPrediction
  readonly cell: Rectangle
  /** The number digit by digit, where it could be cut apart. */
  readonly long: { readonly best: number; readonly chance: NumberChance } | undefined
}

/** A row of the course as the networks saw it. */
export type SeenRow = {
  readonly kind: PrintedRow['kind']
  readonly label: Rectangle | undefined
  readonly cells: readonly SeenCell[]
  readonly sums: readonly SeenSum[]
}

/** Values less likely than this are not offered in place of the best one. */
const leastOtherChance = 0.004
const mostOthers = 3
/** A cell whose best value is less likely than this counts as not read. */
const leastRead = 0.2
/** A sum whose best value is less likely than this is not compared. */
const leastSumChance = 0.9
/** Yards or metres a hole: a course of par 3s for children, and a long one of par 5s. */
const shortestMean = 60
const longestMean = 600

/** Decides what each cell of the row says, with what golf knows of such a row and with its printed sums. */
export function readPrintedRow(seen: SeenRow, quadOf: (cell: Rectangle) => PhotoQuad): PrintedRow {
  const ranked = rankedValues(seen)
  const cells = seen.cells.map((at, index) => toCell(at, ranked[index] ?? [], quadOf))
  return {
    kind: seen.kind,
    labelQuad: seen.label && quadOf(seen.label),
    cells,
    sums: withoutMisreadTotal(seen.sums.map((sum) => toSum(sum, seen.kind, cells, quadOf))),
  }
}

/** By hole the values that it may have, the likeliest first. */
function rankedValues(seen: SeenRow): LengthChance[][] {
  const predictions = seen.cells.map(({ prediction }) => prediction)
  switch (seen.kind) {
    case 'par':
      return pars(seen, predictions).map(ranked)
    case 'stroke_index':
      return applyOrder(predictions.map((cell) => chancesBetween(cell, 1, 18))).holes.map(ranked)
    case 'length': {
      const holes = predictions.map(lengthChances)
      const sumOf = (of: PrintedSum['of']) => seen.sums.find((sum) => sum.of === of)?.long?.chance
      return [
        ...applyLengthSum(holes.slice(0, 9), sumOf('out')),
        ...(holes.length > 9 ? applyLengthSum(holes.slice(9), sumOf('in')) : []),
      ]
    }
  }
}

function pars(seen: SeenRow, predictions: readonly CellPrediction[]): Float64Array[] {
  const chances = predictions.map((cell) => {
    const own = new Float64Array(mostStrokes + 1)
    for (let par = 3; par <= 6; par += 1) own[par] = chanceOfNumber(cell, par) + 1e-4
    return own
  })
  const sumOf = (of: PrintedSum['of']) => {
    const sum = seen.sums.find((one) => one.of === of)
    return sum && ((value: number) => chanceOfNumber(sum.prediction, value))
  }
  return [
    ...applySumVotes({
      front: chances.slice(0, 9),
      back: chances.slice(9),
      out: sumOf('out'),
      in: chances.length > 9 ? sumOf('in') : undefined,
      total: sumOf('total'),
    }).cells,
  ]
}

function ranked(chances: Float64Array): LengthChance[] {
  return [...chances.entries()]
    .map(([value, chance]) => ({ value, chance }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.chance - a.chance)
}

function toCell(
  { holeNumber, prediction, cell }: SeenCell,
  [best, ...others]: readonly LengthChance[],
  quadOf: (cell: Rectangle) => PhotoQuad,
): PrintedCell {
  const seenAtAll = 1 - prediction.kind.empty
  const confidence = best ? capConfidence(best.chance * seenAtAll) : 0
  const isRead = best !== undefined && confidence >= leastRead
  return {
    holeNumber,
    value: isRead ? best.value : undefined,
    confidence: isRead ? confidence : 0,
    isDoubtful: !isRead || confidence < doubtfulBelow,
    others: others
      .filter(({ chance }) => chance > leastOtherChance)
      .slice(0, mostOthers)
      .map(({ value }) => value),
    quad: quadOf(cell),
  }
}

function toSum(
  sum: SeenSum,
  kind: PrintedRow['kind'],
  cells: readonly PrintedCell[],
  quadOf: (cell: Rectangle) => PhotoQuad,
): PrintedSum {
  const { of, cell } = sum
  const counted = cells.filter(
    ({ holeNumber }) => of === 'total' || (of === 'out' ? holeNumber <= 9 : holeNumber > 9),
  )
  const value = readSum(sum, kind, counted.length)
  const added = counted.reduce((total, each) => total + (each.value ?? Number.NaN), 0)
  const agrees = value === undefined || Number.isNaN(added) ? undefined : value === added
  return { of, value, agrees, quad: quadOf(cell) }
}

/** undefined for what cannot be the sum of so many holes: a digit was lost or made up, or something else stands there. */
function readSum({ prediction, long }: SeenSum, kind: PrintedRow['kind'], holes: number): number | undefined {
  if (kind === 'par') {
    const [best] = ranked(chancesBetween(prediction, 3 * holes, 6 * holes))
    return best && best.chance >= leastSumChance ? best.value : undefined
  }
  if (!long || long.best < shortestMean * holes || long.best > longestMean * holes) return undefined
  return long.chance(long.best) >= leastSumChance ? long.best : undefined
}

/** Where OUT and IN bear out the holes, a TOTAL that does not was misread. */
function withoutMisreadTotal(sums: readonly PrintedSum[]): PrintedSum[] {
  const halves = sums.filter(({ of }) => of !== 'total')
  const areBorneOut = halves.length === 2 && halves.every(({ agrees }) => agrees === true)
  return sums.map((sum) =>
    areBorneOut && sum.agrees === false ? { ...sum, value: undefined, agrees: undefined } : sum,
  )
}
