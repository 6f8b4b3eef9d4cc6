import { chanceOfNumber, type CellPrediction } from '../read-cells/cell-prediction.ts'
import type { ReadingHint } from '../scorecard-reader.ts'

/** How likely it is that a hole has this par. */
export type ParChance = { readonly par: number; readonly chance: number }

/** By hole the pars that it may have, the likeliest first; their chances add up to 1. */
export type ParRow = readonly (readonly ParChance[])[]

/** The pars and stroke indexes printed on the card, by hole from its first hole on. */
export type PrintedRows = {
  readonly pars: ParRow | undefined
  readonly strokeIndexes: readonly number[] | undefined
}

type Course = NonNullable<ReadingHint['course']>

/** Cards that print two pars in a cell, as 4/5, do so in few. */
const mostDoublePars = 1 / 3
/** Where two rows of pars differ and nobody says whose card it is: that the later ones count, for women or other tees. Chosen by hand. */
const chanceOfOtherRows = 0.2
/** How likely each par is where none is read, as in a cell with two of them. */
const unreadPars: readonly ParChance[] = [
  { par: 4, chance: 0.5 },
  { par: 5, chance: 0.3 },
  { par: 3, chance: 0.2 },
]

/** The mean chance of the cells of a printed row that they are printed. */
const leastPrinted = 0.55
/**
 * The mean chances of a row of pars that its cells are printed, and have a par each. Where no row is surely one, the first that is likely to
 * be counts: in faint or slanted print every number may be right and none of them sure. What is counted from such a par is no surer than it.
 */
const surePars = { printed: leastPrinted, read: 0.8 }
const likelyPars = { printed: 0.4, read: 0.6 }
/** Of a row that is only likely to be of pars: that each of them was read rightly. Chosen by hand, so that what is counted from it is doubtful. */
const chanceOfLikely = 0.85

/** Each row holds the predictions for its 9 or 18 holes. `course` decides between rows that all look like pars. */
export function readPrintedRows(
  rows: readonly (readonly CellPrediction[])[],
  course: Course | undefined,
): PrintedRows {
  const printed = rows.filter((cells) => meanPrinted(cells) > leastPrinted)
  const sure = parRowsIn(rows, surePars)
  const parRows = sure.length > 0 ? sure : parRowsIn(rows, likelyPars).slice(0, 1).map(asLikely)
  const known = course?.holes.map(({ par }) => par)
  const [closest] = known
    ? [...parRows].sort((a, b) => agreementOf(b, known) - agreementOf(a, known))
    : parRows
  const indexes = printed
    .map((cells) => bestNumbers(cells, 1, 18))
    .filter((row) => row.sure > 0.75 && new Set(row.numbers).size >= row.numbers.length - 1)
    // A row that repeats the hole numbers is not a row of stroke indexes.
    .filter(({ numbers }) => numbers.some((value, hole) => value !== hole + 1 && value !== (hole % 9) + 1))
  return { pars: known ? closest : closest && withOthers(parRows), strokeIndexes: indexes[0]?.numbers }
}

/** Mean chances over the cells of a row. */
type LeastChances = { readonly printed: number; readonly read: number }

function parRowsIn(rows: readonly (readonly CellPrediction[])[], { printed, read }: LeastChances): ParRow[] {
  return rows
    .filter((cells) => meanPrinted(cells) > printed)
    .map((cells) => parsOf(cells, read))
    .filter((row) => row !== undefined)
}

function asLikely(row: ParRow): ParRow {
  return row.map((chances) =>
    chances.map(({ par, chance }) => ({
      par,
      chance: chanceOfLikely * chance + (1 - chanceOfLikely) * chanceOfPar(unreadPars, par),
    })),
  )
}

/** The pars of a row that looks like pars. A cell may print two of them, for men and women. */
function parsOf(cells: readonly CellPrediction[], least: number): ParRow | undefined {
  const single = cells.filter((cell) => !printsTwo(cell))
  if (cells.length - single.length > mostDoublePars * cells.length) return undefined
  const { sure, numbers } = bestNumbers(single, 3, 6)
  if (sure <= least || !isParLike(numbers)) return undefined
  return cells.map((cell) => (printsTwo(cell) ? unreadPars : parChancesOf(cell)))
}

/** Numbers of more than three digits are those with a stroke between them. */
function printsTwo({ kind, digitCount }: CellPrediction): boolean {
  return kind.printed > 0.5 && (digitCount[4] ?? 0) > 0.5
}

/** The pars of the first row and, where others have another one, theirs as well: sums may tell which of them were played. */
function withOthers(rows: readonly ParRow[]): ParRow {
  const [first = [], ...others] = rows
  const weightOf = (row: number) =>
    others.length === 0 ? 1 : row === 0 ? 1 - chanceOfOtherRows : chanceOfOtherRows / others.length
  return first.map((_, hole) =>
    [3, 4, 5, 6]
      .map((par) => ({
        par,
        chance: rows.reduce((sum, row, at) => sum + weightOf(at) * chanceOfPar(row[hole] ?? [], par), 0),
      }))
      .sort((a, b) => b.chance - a.chance),
  )
}

function chanceOfPar(chances: readonly ParChance[], par: number): number {
  return chances.find((each) => each.par === par)?.chance ?? 0
}

function meanPrinted(cells: readonly CellPrediction[]): number {
  return cells.reduce((sum, { kind }) => sum + kind.printed, 0) / Math.max(1, cells.length)
}

function bestNumbers(cells: readonly CellPrediction[], least: number, most: number) {
  let sum = 0
  const numbers = cells.map((prediction) => {
    let best = least
    let chance = 0
    for (let value = least; value <= most; value += 1) {
      const here = chanceOfNumber(prediction, value)
      if (here > chance) [best, chance] = [value, here]
    }
    sum += chance
    return best
  })
  return { numbers, sure: sum / Math.max(1, cells.length) }
}

function parChancesOf(cell: CellPrediction): ParChance[] {
  const pars = [3, 4, 5, 6].map((par) => ({ par, chance: chanceOfNumber(cell, par) }))
  const sum = pars.reduce((total, { chance }) => total + chance, 1e-9)
  return pars.map(({ par, chance }) => ({ par, chance: chance / sum })).sort((a, b) => b.chance - a.chance)
}

/** undefined where no par is known. */
export function likeliestPar(chances: readonly ParChance[]): number | undefined {
  return chances[0]?.par
}

/** Whether these may be the pars of a course's holes: from 3 to 6, and not all alike. */
export function isParLike(pars: readonly number[]): boolean {
  const sum = pars.reduce((total, par) => total + par, 0)
  const areAll = pars.every((par) => par >= 3 && par <= 6)
  return areAll && sum <= 5 * pars.length && new Set(pars).size > 1
}

function agreementOf(row: ParRow, known: readonly number[]): number {
  return agreement(row.map(likeliestPar), known)
}

function agreement(a: readonly (number | undefined)[], b: readonly number[]): number {
  return a.filter((value, index) => value === b[index]).length
}

/** The share of holes with the same par on the card and the course, 0 to 1; undefined where the card's pars were not read. */
export function agreementWith(course: Course, printed: PrintedRows): number | undefined {
  const pars = printed.pars?.map(likeliestPar)
  return (
    pars &&
    agreement(
      pars,
      course.holes.map(({ par }) => par),
    ) / pars.length
  )
}
