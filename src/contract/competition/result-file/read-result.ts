import { findHeadingRow } from '../../club/member-import/find-heading-row.ts'
import type { SheetLine } from '../../club/member-import/read-member-lines.ts'
import { checkRows } from './check-rows.ts'
import { readFigures } from './read-figures.ts'
import { isBlank } from './read-place.ts'
import { readResultRow } from './read-result-row.ts'
import { recogniseResultColumns } from './recognise-result-columns.ts'
import type { ResultField, ResultFigure, ResultOutcome } from './result-fields.ts'
import { plainHeading } from '../../club/member-import/plain-heading.ts'

/** One of a field, as the table has them. */
export type ResultRow = {
  line: number
  place: number | null
  name: string
  gross: number | null
  /** As golf writes it: "9", "+2", "12.4". */
  handicap: string | null
  /** What ranks: net strokes, points or gross strokes. */
  score: number | null
  countback: string
  outcome: ResultOutcome | null
}

export const resultQuestionCodes = [
  'line_unread',
  'name_missing',
  'name_twice',
  'place_unread',
  'place_missing',
  'place_order',
  'place_alone',
  'tie_differs',
  'score_unread',
  'score_missing',
  'score_order',
  'score_range',
  'sum_differs',
  'figures_differ',
  'handicap_unread',
  'outcome_unread',
  'outcome_with_score',
  'count_differs',
  'places_made',
] as const
export type ResultQuestionCode = (typeof resultQuestionCodes)[number]

/** What a person has to look at. Without a line it is of the whole table. */
export type ResultQuestion = {
  line: number | null
  code: ResultQuestionCode
  /** What stands there. */
  value: string
  otherLine?: number
}

export type ReadResult = {
  /** What stands above the table. */
  titles: string[]
  columns: { heading: string; field: ResultField | null }[]
  /** What the figure is; null where neither the table nor the reader says it. */
  figure: ResultFigure | null
  /** The table does not say it. */
  asksFigure: boolean
  rows: ResultRow[]
  questions: ResultQuestion[]
}

/**
 * A table of results as other systems and secretaries write it. What it says is taken as it stands; what does not add up, what is
 * not known and every line that was not read is a question. undefined where no line has headings that are known.
 */
export function readResult(
  lines: readonly SheetLine[],
  asked: { figure?: ResultFigure | undefined } = {},
): ReadResult | undefined {
  const cells = lines.map((line) => line.cells)
  const at = findHeadingRow(cells, recogniseResultColumns)
  const head = at === undefined ? undefined : cells[at]
  if (at === undefined || !head) return undefined
  const fields = recogniseResultColumns(head)
  if (!fields.some((field) => field === 'name' || field === 'lastName')) return undefined
  const said = figureOf(fields, lines.slice(at + 1))
  const figure = said ?? asked.figure ?? null
  const questions: ResultQuestion[] = []
  const rows: ResultRow[] = []
  const tied: ResultRow[] = []
  let claim: { count: number; line: number; text: string } | undefined
  for (const line of lines.slice(at + 1)) {
    const text = line.cells.filter((cell) => cell !== '').join(' ')
    const count = readCardCount(text)
    if (text === '' || isHead(line.cells, head)) continue
    if (count !== undefined) claim = { count, line: line.line, text }
    else if (isNoRow(line.cells, fields))
      questions.push({ line: line.line, code: 'line_unread', value: text })
    else {
      const read = readResultRow(line, { fields, figure })
      rows.push(read.row)
      if (read.isTied) tied.push(read.row)
      questions.push(...read.questions)
    }
  }
  const isPlaced = fields.includes('place')
  if (!isPlaced && rows.length > 0 && figure !== null) {
    makePlaces(rows, figure)
    questions.push({ line: null, code: 'places_made', value: '' })
  }
  questions.push(...checkRows(rows, { figure, isPlaced: isPlaced || figure !== null }))
  for (const row of tied)
    if (!rows.some((one) => one !== row && one.place === row.place))
      questions.push({ line: row.line, code: 'place_alone', value: `${row.place ?? ''}` })
  if (claim && !counts(rows).includes(claim.count))
    questions.push({ line: claim.line, code: 'count_differs', value: claim.text })
  return {
    titles: cells.slice(0, at).map((row) => row.filter((cell) => cell !== '').join(' ')),
    columns: head.map((heading, i) => ({ heading, field: fields[i] ?? null })),
    figure,
    asksFigure: said === undefined,
    rows,
    questions: questions.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  }
}

/** What the headings say, or the cells: "77 - 09 = 68" is net, "37 pts" are points. Of net and gross, net ranks. */
function figureOf(
  fields: readonly (ResultField | null)[],
  lines: readonly SheetLine[],
): ResultFigure | undefined {
  if (fields.includes('points')) return 'points'
  if (fields.includes('net')) return 'net'
  const at = fields.indexOf('score')
  const read = lines.flatMap(({ cells }) => readFigures(cells[at] ?? '') ?? [])
  if (read.some(({ net }) => net !== undefined)) return 'net'
  if (read.some(({ points }) => points !== undefined)) return 'points'
  return at < 0 && fields.includes('gross') ? 'gross' : undefined
}

/** A page that begins anew. */
const isHead = (cells: readonly string[], head: readonly string[]) =>
  head.every((heading, i) => heading === (cells[i] ?? ''))

/** A line of one cell, or of none where names and figures stand: a title within the table, or words below it. */
function isNoRow(cells: readonly string[], fields: readonly (ResultField | null)[]): boolean {
  const has = (wanted: (field: ResultField) => boolean) =>
    fields.some((field, i) => field !== null && wanted(field) && !isBlank(cells[i] ?? ''))
  const isNamed = has((field) => field === 'name' || field === 'firstName' || field === 'lastName')
  const isScored = has((field) => !['name', 'firstName', 'lastName', 'place'].includes(field))
  return (!isNamed && !isScored) || (cells.filter((cell) => cell !== '').length === 1 && fields.length > 1)
}

/** All cards, or those with a score: systems count either. */
function counts(rows: readonly ResultRow[]): number[] {
  return [rows.length, rows.filter(({ outcome }) => outcome === null).length]
}

function makePlaces(rows: readonly ResultRow[], figure: ResultFigure): void {
  const scores = rows.flatMap(({ score, outcome }) => (score === null || outcome !== null ? [] : score))
  for (const row of rows) {
    const { score } = row
    if (score === null || row.outcome !== null) continue
    row.place = 1 + scores.filter((one) => (figure === 'points' ? one > score : one < score)).length
  }
}

const words =
  /^(?:total )?(?:number of |no of |numero de |total de |total )?(?:cards?|players?|entries|entrants|competitors|tarjetas?|jugadores|participantes)(?: (?:processed|returned|entered|played|procesadas|entregadas))? (\d{1,4})$/

/** "Number of Cards Processed = 16" as 16; undefined for every other text. */
export function readCardCount(text: string): number | undefined {
  const [, digits] = words.exec(plainHeading(text)) ?? []
  return digits === undefined ? undefined : Number(digits)
}
