import { holedIn, isStrokeCount, pickedUp, type HoleResult } from '#golf/card/hole-result.ts'
import { accepted, refused, type Outcome } from '#golf/outcome.ts'
import type { HoleScore } from '#golf/card/hole-entry.ts'

/** A hole as it is printed; of one that is closed a row may have a number or none. */
export type PrintedHole = { holeNumber: number; isClosed: boolean }

/**
 * Reads a row or column of scores from a sheet: one number for each hole, P or X for picked up. A row has the holes that count, or
 * every hole that is printed: what it has of closed ones is kept, and no number goes to another hole. OUT, IN and TOTAL columns are
 * left out when they are the sums they claim to be, with closed holes or without.
 */
export function readPastedCard(
  text: string,
  printed: readonly PrintedHole[],
): Outcome<HoleScore[], 'not_a_card'> {
  const cells = text.split(/[\s,;|]+/).filter((cell) => cell !== '')
  const open = printed.filter(({ isClosed }) => !isClosed)
  // Sums that are right are no scores, also where there are as many cells as holes.
  const read =
    readRow(withoutSums(cells, printed), printed) ??
    readRow(withoutSums(cells, open), open) ??
    readRow(cells, printed) ??
    readRow(cells, open)
  return read ? accepted(read) : refused('not_a_card')
}

function readRow(row: readonly string[] | undefined, holes: readonly PrintedHole[]): HoleScore[] | undefined {
  if (row?.length !== holes.length) return undefined
  const read = holes.map(({ holeNumber, isClosed }, at) => {
    const cell = row[at] ?? ''
    if (isClosed && /^[-–—0]$/.test(cell)) return []
    const result = readCell(cell)
    return result && [{ holeNumber, result }]
  })
  return read.every((one) => one !== undefined) ? read.flat() : undefined
}

function readCell(cell: string): HoleResult | undefined {
  if (/^[pPxX]$/.test(cell)) return pickedUp
  const count = /^\d{1,2}$/.test(cell) ? Number(cell) : Number.NaN
  return isStrokeCount(count) ? holedIn(count) : undefined
}

/** The numbers of the holes alone; undefined where a number that is too many is not the sum of the nine before it. */
function withoutSums(cells: readonly string[], holes: readonly PrintedHole[]): string[] | undefined {
  const front = holes.filter(({ holeNumber }) => holeNumber <= 9)
  const back = holes.filter(({ holeNumber }) => holeNumber > 9)
  const nines = [front, back].filter((nine) => nine.length > 0)
  const scores: string[] = []
  let rest = cells
  for (const nine of nines) {
    const row = rest.slice(0, nine.length)
    if (!isSum(rest[nine.length], row, nine)) return undefined
    scores.push(...row)
    rest = rest.slice(nine.length + 1)
  }
  return rest.length < nines.length ? scores : undefined
}

function isSum(cell: string | undefined, row: readonly string[], holes: readonly PrintedHole[]): boolean {
  const numbers = row.map((one) => (/^\d+$/.test(one) ? Number(one) : 0))
  const add = (of: readonly number[]) => of.reduce((total, one) => total + one, 0)
  const open = numbers.filter((_, at) => holes[at]?.isClosed !== true)
  return [numbers, open].some((of) => cell === String(add(of)))
}
