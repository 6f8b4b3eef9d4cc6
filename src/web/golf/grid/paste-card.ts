import { holedIn, isStrokeCount, pickedUp, type HoleResult } from '#domain/scoring/hole-result.ts'
import { accepted, refused, type Outcome } from '#domain/outcome.ts'

/**
 * Reads a row or column of scores from a sheet: one number for each hole, P or X for picked up. OUT, IN and TOTAL
 * columns are left out when they are the sums they claim to be.
 */
export function readPastedCard(text: string, holes: number): Outcome<HoleResult[], 'not_a_card'> {
  const cells = text.split(/[\s,;|]+/).filter((cell) => cell !== '')
  const scores = cells.length === holes ? cells : withoutSums(cells, holes)
  const results = scores?.map(readCell)
  if (results?.length !== holes || results.some((result) => result === undefined))
    return refused('not_a_card')
  return accepted(results.filter((result) => result !== undefined))
}

function readCell(cell: string): HoleResult | undefined {
  if (/^[pPxX]$/.test(cell)) return pickedUp
  const count = /^\d{1,2}$/.test(cell) ? Number(cell) : Number.NaN
  return isStrokeCount(count) ? holedIn(count) : undefined
}

function withoutSums(cells: readonly string[], holes: number): string[] | undefined {
  const numbers = cells.map((cell) => (/^\d+$/.test(cell) ? Number(cell) : 0))
  const sum = (from: number, to: number) => numbers.slice(from, to).reduce((total, one) => total + one, 0)
  if (holes === 9 && cells.length === 10 && numbers[9] === sum(0, 9)) return cells.slice(0, 9)
  const out = holes === 18 && cells.length > 18 && numbers[9] === sum(0, 9)
  const back = out && numbers[19] === sum(10, 19)
  return back && cells.length <= 21 ? [...cells.slice(0, 9), ...cells.slice(10, 19)] : undefined
}
