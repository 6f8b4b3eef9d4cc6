import { isNameUnclear, readFullName } from '../../club/member-import/read-full-name.ts'
import type { SheetLine } from '../../club/member-import/read-member-lines.ts'
import { readFigures, readHandicapText, strokesOf, type ReadFigures } from './read-figures.ts'
import { readOutcome } from './read-outcome.ts'
import { isBlank, readPlace } from './read-place.ts'
import type { ResultQuestion, ResultQuestionCode, ResultRow } from './read-result.ts'
import type { ResultField, ResultFigure, ResultOutcome } from './result-fields.ts'

type Terms = { fields: readonly (ResultField | null)[]; figure: ResultFigure | null }
type Ask = (code: ResultQuestionCode, value: string) => void

const figureFields = ['gross', 'net', 'points', 'score'] as const

/** Strokes of one round to those of four. */
const strokes = { least: 15, most: 500 }
const pointsRange = { least: -99, most: 250 }

/** A line of a table, and what of it nobody can take as it stands. */
export function readResultRow(
  { line, cells }: SheetLine,
  { fields, figure }: Terms,
): { row: ResultRow; isTied: boolean; questions: ResultQuestion[] } {
  const questions: ResultQuestion[] = []
  const ask: Ask = (code, value) => questions.push({ line, code, value })
  const of = (field: ResultField) => (cells[fields.indexOf(field)] ?? '').trim()
  const said = readName({ name: of('name'), firstName: of('firstName'), lastName: of('lastName') })
  if (said.name === '') ask('name_missing', cells.join(' ').trim())
  const found = readCells(of, ask)
  const handicap = handicapOf(of('handicap') || (said.handicap ?? ''), found.figures, ask)
  const outcome = outcomeOf(of, found.outcome, ask)
  const gross = agreeing([found.figures.gross, figure === 'gross' ? found.figures.figure : undefined], ask)
  const score = scoreOf(found.figures, { figure, gross, ask })
  checkSum({ ...found.figures, gross, handicap }, { ask, figure, score, text: of('score') })
  for (const [value, range] of [
    [gross, strokes],
    [score, figure === 'points' ? pointsRange : strokes],
  ] as const)
    if (value !== null && (value < range.least || value > range.most)) ask('score_range', `${value}`)
  // Points where all others have net strokes are no score of this result.
  const hasFigures = score !== null || found.isUnread
  if (outcome !== null && score !== null) ask('outcome_with_score', `${score}`)
  if (outcome === null && !hasFigures) ask('score_missing', said.name)
  return {
    isTied: readPlace(of('place'))?.isTied === true,
    row: {
      line,
      name: said.name,
      gross,
      handicap,
      score,
      outcome,
      place: placeOf(of('place'), { outcome, ask, hasColumn: fields.includes('place') }),
      countback: [of('countback'), of('placing')].filter((text) => !isBlank(text)).join(', '),
    },
    questions,
  }
}

/** "Byrne, Ann" as "Ann Byrne", and the handicap of "Ann Byrne (9)". What cannot be parted stays as it stands. */
function readName(said: { name: string; firstName: string; lastName: string }): {
  name: string
  handicap?: string
} {
  if (said.lastName !== '' || said.firstName !== '')
    return { name: [said.firstName, said.name, said.lastName].filter((part) => part !== '').join(' ') }
  if (isBlank(said.name)) return { name: '' }
  const [, before = said.name, handicap] = /^(.+?)\s*\((\+?\d{1,2}(?:\.\d)?)\)$/.exec(said.name) ?? []
  const parted = readFullName(before)
  const isParted = before.includes(',') && !isNameUnclear(before)
  const name = isParted ? `${parted.firstName} ${parted.lastName}`.trim() : before
  return { name, ...(handicap !== undefined && { handicap }) }
}

type Found = { figures: ReadFigures; outcome: ResultOutcome | undefined; isUnread: boolean }

/** All that the cells with figures say, each under the name of its column. */
function readCells(of: (field: ResultField) => string, ask: Ask): Found {
  const figures: ReadFigures = {}
  let outcome: ResultOutcome | undefined
  let isUnread = false
  for (const field of figureFields) {
    const text = of(field)
    if (isBlank(text)) continue
    const word = readOutcome(text)
    const read = word === undefined ? readFigures(text) : undefined
    if (word !== undefined) outcome ??= word
    else if (read === undefined) {
      isUnread = true
      ask('score_unread', text)
    } else
      for (const [name, value] of entriesOf(read, field)) {
        const held = figures[name]
        if (held !== undefined && held !== value) ask('figures_differ', text)
        else Object.assign(figures, { [name]: value })
      }
  }
  return { figures, outcome, isUnread }
}

function entriesOf({ figure, ...rest }: ReadFigures, field: (typeof figureFields)[number]) {
  const named: ReadFigures =
    figure === undefined ? rest : { ...rest, [field === 'score' ? 'figure' : field]: figure }
  return (['gross', 'handicap', 'net', 'points', 'figure'] as const).flatMap((name) =>
    named[name] === undefined ? [] : [[name, named[name]] as const],
  )
}

function handicapOf(text: string, { handicap }: ReadFigures, ask: Ask): string | null {
  if (isBlank(text)) return handicap ?? null
  const read = readHandicapText(text)
  if (read === undefined) ask('handicap_unread', text)
  else if (handicap !== undefined && strokesOf(read) !== undefined && strokesOf(read) !== strokesOf(handicap))
    ask('figures_differ', text)
  return handicap ?? read ?? null
}

/** In a column of its own, in that of the scores, or in that of the places. */
function outcomeOf(
  of: (field: ResultField) => string,
  inScores: ResultOutcome | undefined,
  ask: Ask,
): ResultOutcome | null {
  const text = of('outcome')
  const said = [
    inScores,
    readOutcome(text),
    readOutcome(of('place')),
    readOutcome(of('countback')),
    readOutcome(of('placing')),
  ]
  const words = new Set(said.filter((word) => word !== undefined))
  const [first] = words
  if (words.size > 1) ask('figures_differ', text)
  if (!isBlank(text) && readOutcome(text) === undefined) ask('outcome_unread', text)
  return first ?? null
}

function scoreOf(
  figures: ReadFigures,
  { figure, gross, ask }: { figure: ResultFigure | null; gross: number | null; ask: Ask },
): number | null {
  switch (figure) {
    case 'gross':
      return gross
    case 'net':
      return agreeing([figures.net, figures.figure === figures.gross ? undefined : figures.figure], ask)
    case 'points':
      // Beside points, a score is the gross one.
      return figures.points ?? figures.figure ?? null
    case null:
      return figures.figure ?? null
  }
}

/** The one value that is said; two that differ are asked about. */
function agreeing(values: readonly (number | undefined)[], ask: Ask): number | null {
  const [first, second] = values.filter((value) => value !== undefined)
  if (first !== undefined && second !== undefined && first !== second)
    ask('figures_differ', `${first}, ${second}`)
  return first ?? null
}

/** Gross less handicap is net, where all three are said and the handicap is whole. */
function checkSum(
  { gross, handicap, net }: { gross: number | null; handicap: string | null; net?: number },
  { ask, figure, score, text }: { ask: Ask; figure: ResultFigure | null; score: number | null; text: string },
): void {
  const taken = handicap === null ? undefined : strokesOf(handicap)
  const result = net ?? (figure === 'net' ? score : null)
  if (gross === null || taken === undefined || result === null) return
  if (gross - taken !== result)
    ask('sum_differs', text.includes('=') ? text : `${gross} - ${handicap} = ${result}`)
}

function placeOf(
  text: string,
  { outcome, ask, hasColumn }: { outcome: ResultOutcome | null; ask: Ask; hasColumn: boolean },
): number | null {
  if (outcome !== null) {
    if (!isBlank(text) && readOutcome(text) === undefined) ask('place_unread', text)
    return null
  }
  const read = readPlace(text)
  if (read) return read.place
  if (isBlank(text)) {
    if (hasColumn) ask('place_missing', text)
  } else ask('place_unread', text)
  return null
}
