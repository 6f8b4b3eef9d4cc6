import { chanceOfNumber, type CellPrediction } from '../read-cells/cell-prediction.ts'
import type { ReadingHint } from '../scorecard-reader.ts'

/** How likely it is that a hole has this par. */
export type ParChance = { readonly par: number; readonly chance: number }

/** The pars and stroke indexes printed on the card, by hole from its first hole on. */
export type PrintedRows = {
  /** By hole the pars that it may have, the likeliest first; their chances add up to 1. */
  readonly pars: readonly (readonly ParChance[])[] | undefined
  readonly strokeIndexes: readonly number[] | undefined
}

type Course = NonNullable<ReadingHint['course']>

/** Each row holds the predictions for its 9 or 18 holes. `course` decides between rows that all look like pars. */
export function readPrintedRows(
  rows: readonly (readonly CellPrediction[])[],
  course: Course | undefined,
): PrintedRows {
  const printed = rows.filter((cells) => meanPrinted(cells) > 0.55)
  const pars = printed
    .map((cells) => bestNumbers(cells, 3, 6))
    .filter((row) => row.sure > 0.8 && isParLike(row.numbers))
  const known = course?.holes.map(({ par }) => par)
  const closest = known
    ? [...pars].sort((a, b) => agreement(b.numbers, known) - agreement(a.numbers, known))
    : pars
  const indexes = printed
    .map((cells) => bestNumbers(cells, 1, 18))
    .filter((row) => row.sure > 0.75 && new Set(row.numbers).size >= row.numbers.length - 1)
    // A row that repeats the hole numbers is not a row of stroke indexes.
    .filter(({ numbers }) => numbers.some((value, hole) => value !== hole + 1 && value !== (hole % 9) + 1))
  return { pars: closest[0]?.cells.map(parChancesOf), strokeIndexes: indexes[0]?.numbers }
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
  return { numbers, cells, sure: sum / Math.max(1, cells.length) }
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

function isParLike(pars: readonly number[]): boolean {
  const sum = pars.reduce((total, par) => total + par, 0)
  return sum >= 3 * pars.length && sum <= 5 * pars.length && new Set(pars).size > 1
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
