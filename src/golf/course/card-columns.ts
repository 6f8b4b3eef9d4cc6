import { readLabel, type CardLabel } from './card-labels.ts'
import type { CardProblem } from './card-values.ts'
import { holeNumberIn, isHoleWord } from './hole-numbers.ts'
import { withoutEmptyEnd } from './row-holes.ts'
import { numberIn, sumWord } from './row-sums.ts'
import type { CardSign } from './split-card-text.ts'

/** A row or column of the pasted table: what it is called, and its cells in the order of the holes. */
export type CardSeries = {
  label: string | undefined
  cells: readonly string[]
  goesDown: boolean
  /** How many cells of a row stand below headings before the first hole's. */
  before: number
}

type Columns = { series: CardSeries[]; problems: CardProblem[] }
type Row = readonly string[]
type Where = { sign: CardSign; at: number | undefined; teeNames: readonly string[] }

/**
 * The columns of a table whose holes go down. `at` is the column of the hole numbers, undefined where none is. Headings that come
 * again, as above the back nine, begin another table.
 */
export function columnSeries(rows: readonly Row[], { sign, at, teeNames }: Where): Columns {
  if (at === undefined) return seriesOf(rows, { sign, at, teeNames, heads: headsOfFirst(rows) })
  const first = rows.findIndex((row) => holeNumberIn(row[at] ?? '') !== undefined)
  const found: Columns = { series: [], problems: [] }
  const above = rows.slice(0, Math.max(first, 0)).reverse()
  let heads = above.find((row) => row.filter((cell) => cell !== '').length > 1)
  let lines: Row[] = []
  const end = () => {
    const one = seriesOf(heads ? [heads, ...lines] : lines, { sign, at, teeNames, heads })
    found.series.push(...one.series)
    found.problems.push(...one.problems)
    lines = []
  }
  for (const row of rows.slice(Math.max(first, 0))) {
    const isHead = isHoleWord(row[at] ?? '') && row.some((cell, i) => i !== at && !/\d/.test(cell))
    if (isHead && row.join('\t') === heads?.join('\t')) continue
    if (isHead) {
      end()
      heads = row
    } else lines.push(row)
  }
  end()
  return found
}

function headsOfFirst(rows: readonly Row[]): Row | undefined {
  const first = rows[0] ?? []
  return first.filter((cell) => /\p{L}/u.test(cell)).length > first.length / 2 ? first : undefined
}

function seriesOf(rows: readonly Row[], where: Where & { heads: Row | undefined }): Columns {
  const fitted = fitLines(where.heads ? rows.slice(1) : rows, where)
  const width = Math.max(0, fitted.heads?.length ?? 0, ...fitted.lines.map((line) => line.length))
  const series = Array.from({ length: fitted.heads?.length ?? width }, (_, i): CardSeries => {
    const label = fitted.heads?.[i]
    return {
      label: label === '' ? undefined : label,
      cells: fitted.lines.map((line) => line[i] ?? ''),
      goesDown: true,
      before: 0,
    }
  })
  return { series, problems: fitted.problems }
}

type Fitted = { heads: Row | undefined; lines: Row[]; problems: CardProblem[] }

/** Lines with as many cells as there are headings; names of holes without a heading are left out, other lines are asked about. */
function fitLines(
  lines: readonly Row[],
  { sign, at, heads, teeNames }: Where & { heads: Row | undefined },
): Fitted {
  if (at === undefined || heads === undefined) return fitWithoutHoles(lines, { sign, heads, teeNames })
  const holeLines = lines.filter((line) => holeNumberIn(line[at] ?? '') !== undefined)
  const isSpaced = sign === ' '
  const readKind = (head: string) => readLabel(head, { teeNames }).kind
  const isNamed = (line: Row) => line.some((cell, i) => i !== at && isNameOfHole(cell))
  const named =
    isSpaced && holeLines.some(isNamed) ? heads.filter((head) => readKind(head) !== 'name') : heads
  const usual = mostCommon(holeLines.map((line) => (isSpaced ? withoutNames(line, at) : line).length))
  const own = isSpaced ? partition(named, usual, teeNames) : named
  const problems: CardProblem[] = []
  const isOther = (head: string) => readKind(head) !== 'unknown' && readKind(head) !== 'name'
  // Lines that all end before the headings do lack a column, or the headings have one too many.
  if (!own || (!isSpaced && heads.slice(usual).some(isOther)))
    return {
      heads: [],
      lines: [],
      problems: [{ kind: 'heading_unclear', count: named.length, columns: usual }],
    }
  const kinds = own.map(readKind)
  const fitted = lines.flatMap((line): Row[] => {
    const hole = holeNumberIn(line[at] ?? '')
    // A line that ends early may lack a cell before its end.
    const isShort = hole !== undefined && line.length < Math.min(own.length, usual)
    const fits = isShort ? undefined : fitLine(line, { isSpaced, at, kinds })
    if (hole === undefined) {
      const isStray =
        !line.some((cell) => sumWord.test(cell)) && line.filter((cell) => numberIn(cell)).length >= 3
      if (isStray) problems.push({ kind: 'unknown_series', label: line.slice(0, 3).join(' ') })
      return fits && !isStray ? [fits] : []
    }
    if (fits) return [fits]
    const count = line.filter((cell, i) => i !== at && /\d/.test(cell)).length
    problems.push({ kind: 'line_unclear', holeNumber: hole, count, columns: kinds.length - 1 })
    return [own.map((_, i) => (i === at ? String(hole) : ''))]
  })
  return { heads: own, lines: fitted, problems }
}

function fitWithoutHoles(
  lines: readonly Row[],
  { sign, heads, teeNames }: Omit<Where, 'at'> & { heads: Row | undefined },
): Fitted {
  if (!heads || sign !== ' ') return { heads, lines: [...lines], problems: [] }
  const columns = mostCommon(lines.map((line) => line.length))
  const own = partition(heads, columns, teeNames)
  return own && lines.every((line) => line.length === columns)
    ? { heads: own, lines: [...lines], problems: [] }
    : { heads: [], lines: [], problems: [{ kind: 'heading_unclear', count: heads.length, columns }] }
}

type LineOptions = { isSpaced: boolean; at: number; kinds: readonly CardLabel['kind'][] }

function fitLine(line: Row, { isSpaced, at, kinds }: LineOptions): Row | undefined {
  const bare = withoutNames(line, at)
  const isNumeric = (i: number) => kinds[i] === 'par' || kinds[i] === 'index' || kinds[i] === 'tee'
  const isShifted = (row: Row) => row.some((cell, i) => i !== at && isNumeric(i) && isNameOfHole(cell))
  if (isSpaced) return [line, bare].find((row) => row.length === kinds.length && !isShifted(row))
  const bareEnd = withoutEmptyEnd(line)
  const shown = bareEnd.length > kinds.length ? bareEnd : line.slice(0, kinds.length)
  const isHole = holeNumberIn(line[at] ?? '') !== undefined
  if (shown.length <= kinds.length) return isHole && isShifted(shown) ? undefined : shown
  return bare.length === kinds.length && !kinds.includes('name') && !isShifted(bare) ? bare : undefined
}

/** "Birch Hill", and not "x", "n/a" or "385 yds". */
const isNameOfHole = (cell: string) => /\p{L}{3}/u.test(cell) && !/^\d/.test(cell)
const withoutNames = (line: Row, at: number) =>
  line.filter((cell, i) => i === at || cell === '' || /^[("]?\d/.test(cell) || !/\p{L}{2}/u.test(cell))

function mostCommon(counts: readonly number[]): number {
  const often = (one: number) => counts.filter((other) => other === one).length
  return counts.reduce((best, one) => (often(one) > often(best) ? one : best), counts[0] ?? 0)
}

/**
 * Headings between spaces: where they are more words than there are columns, those that are known together belong together. Undefined
 * when that is possible in no way or in several.
 */
function partition(words: Row, count: number, teeNames: readonly string[]): Row | undefined {
  if (words.length === count) return words
  const found: Row[] = []
  const walk = (at: number, heads: Row) => {
    if (found.length > 1) return
    if (at === words.length && heads.length === count) found.push(heads)
    if (at >= words.length || heads.length >= count) return
    for (let size = 1; size <= 3 && at + size <= words.length; size += 1) {
      const parts = words.slice(at, at + size)
      if (size === 1 || isOneHeading(parts, teeNames)) walk(at + size, [...heads, parts.join(' ')])
    }
  }
  walk(0, [])
  const [only, another] = found
  return another === undefined ? only : undefined
}

/** Two tees beside each other are not a third: I and II are not III. */
function isOneHeading(parts: Row, teeNames: readonly string[]): boolean {
  const kindOf = (head: string) => readLabel(head, { teeNames }).kind
  const kind = kindOf(parts.join(' '))
  if (kind === 'tee') return !parts.every((part) => kindOf(part) === 'tee')
  return kind === 'hole' || kind === 'par' || kind === 'index'
}
