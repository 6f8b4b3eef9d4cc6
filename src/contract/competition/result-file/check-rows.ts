import { plainWords } from '../../club/plain-words.ts'
import type { ResultQuestion, ResultRow } from './read-result.ts'
import type { ResultFigure } from './result-fields.ts'

/** What does not fit from line to line: a name twice, places that are not in the order of the scores, or with a gap. */
export function checkRows(
  rows: readonly ResultRow[],
  { figure, isPlaced }: { figure: ResultFigure | null; isPlaced: boolean },
): ResultQuestion[] {
  return [...namesTwice(rows), ...(isPlaced ? [...gaps(rows), ...orders(rows, figure)] : [])]
}

function namesTwice(rows: readonly ResultRow[]): ResultQuestion[] {
  const first = new Map<string, number>()
  return rows.flatMap(({ line, name }) => {
    const key = plainWords(name).sort().join(' ')
    const otherLine = first.get(key)
    if (key === '') return []
    if (otherLine !== undefined) return { line, code: 'name_twice' as const, value: name, otherLine }
    first.set(key, line)
    return []
  })
}

type Placed = ResultRow & { place: number }
const placedOf = (rows: readonly ResultRow[]) =>
  rows.filter((row): row is Placed => row.place !== null).sort((a, b) => a.place - b.place)

/** The first place is 1, and each other one more than how many are before it. */
function gaps(rows: readonly ResultRow[]): ResultQuestion[] {
  const placed = placedOf(rows)
  return placed.flatMap(({ place, line }) => {
    const before = placed.filter((one) => one.place < place).length
    return place === before + 1 ? [] : { line, code: 'place_order' as const, value: `${place}` }
  })
}

/** A better place has no worse score, and a shared one the same. Which is better is asked of the figure. */
function orders(rows: readonly ResultRow[], figure: ResultFigure | null): ResultQuestion[] {
  if (figure === null) return []
  const placed = placedOf(rows).filter((row) => row.score !== null)
  return placed.flatMap((row, i) => {
    const before = placed[i - 1]
    if (before?.score == null || row.score === null || before.score === row.score) return []
    const { line, score } = row
    const value = `${score}`
    const otherLine = before.line
    if (before.place === row.place) return { line, code: 'tie_differs' as const, value, otherLine }
    const isWorse = figure === 'points' ? score < before.score : score > before.score
    return isWorse ? [] : { line, code: 'score_order' as const, value, otherLine }
  })
}
