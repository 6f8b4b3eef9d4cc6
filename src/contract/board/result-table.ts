import type { RankedBy } from '#golf/competition/ranked-by.ts'
import { hasNoResult } from '#golf/board/has-no-result.ts'
import { toResultRow, type BoardRow } from './result-row.ts'

/** A row of a board whose play is over, with what decided its place. */
type TableRow = BoardRow & { decidedBy: string | null }

/** What a table of a result says in a language. */
export type ResultTableWords = {
  position: string
  player: string
  players: string
  division: string
  handicap: string
  score: string
  ranked: Readonly<Record<RankedBy, string>>
  countback: string
  outcome: string
  /** Who is not named where everybody can read it. */
  unnamed: string
  /** "last 9" as the rules name a step, to "back nine". */
  step: (step: string) => string
  outcomes: Readonly<Record<Outcome, string>>
  /** A card that is not handed in. */
  cardOut: (holes: number) => string
}

type Outcome = 'no_return' | 'withdrawn' | 'disqualified' | 'no_team' | 'missed_cut'

const outcomes: readonly string[] = [
  'no_return',
  'withdrawn',
  'disqualified',
  'no_team',
  'missed_cut',
] satisfies Outcome[]
const isOutcome = (note: string | null): note is Outcome => note !== null && outcomes.includes(note)

type Cell = string | number

type Column = {
  heading: string
  cells: (row: TableRow) => Cell
  /** How people read its numbers; as they are where absent. */
  written?: (value: number) => string
}

type Reader = { unit: RankedBy; words: ResultTableWords }

/**
 * A result in the columns in which clubs write theirs: Position, Player, Handicap, Score, Net or Points, Countback, and why somebody
 * has no place. A column that says nothing is left out. Numbers are numbers, with a plus handicap below zero, for programs.
 */
export function resultTable(
  rows: readonly TableRow[],
  reader: Reader,
): { headings: string[]; rows: Cell[][] } {
  const shown = shownColumns(rows, reader)
  return {
    headings: shown.map(({ heading }) => heading),
    rows: rows.map((row) => shown.map(({ cells }) => cells(row))),
  }
}

/** The same for people: every cell is text, "+2" for a plus handicap and "-" for no place, as golf writes it. */
export function writtenResultTable(
  rows: readonly TableRow[],
  reader: Reader,
): { headings: string[]; rows: string[][] } {
  const shown = shownColumns(rows, reader)
  return {
    headings: shown.map(({ heading }) => heading),
    rows: rows.map((row) =>
      shown.map(({ heading, cells, written }) => {
        const cell = cells(row)
        if (typeof cell === 'number') return written ? written(cell) : `${cell}`
        return cell === '' && heading === reader.words.position ? '-' : cell
      }),
    ),
  }
}

function shownColumns(rows: readonly TableRow[], { unit, words }: Reader): Column[] {
  const always = new Set([words.position, words.player, words.ranked[unit], words.outcome])
  return columnsOf(unit, words).filter(
    ({ heading, cells }) => always.has(heading) || rows.some((row) => cells(row) !== ''),
  )
}

function columnsOf(unit: RankedBy, words: ResultTableWords): Column[] {
  const named = (name: string) => (name === '' ? words.unnamed : name)
  const counts = (row: TableRow) => row.isCompleted && !hasNoResult(row)
  return [
    {
      heading: words.position,
      cells: ({ position, isShared }) => (position === null ? '' : isShared ? `T${position}` : position),
    },
    { heading: words.player, cells: ({ playerName }) => named(playerName) },
    { heading: words.players, cells: (row) => toResultRow(row).members.map(named).join(', ') },
    { heading: words.division, cells: ({ division = '' }) => division },
    {
      heading: words.handicap,
      cells: ({ playingHandicap }) => playingHandicap ?? '',
      written: (handicap) => (handicap < 0 ? `+${-handicap}` : `${handicap}`),
    },
    { heading: words.score, cells: (row) => (counts(row) ? (row.grossScore ?? '') : '') },
    {
      heading: words.ranked[unit],
      cells: (row) => (counts(row) ? ((unit === 'net' ? row.netScore : row.stablefordPoints) ?? '') : ''),
      ...(unit === 'holes' && { written: (value: number) => (value > 0 ? `+${value}` : `${value}`) }),
    },
    {
      heading: words.countback,
      cells: ({ position, decidedBy }) =>
        position === null || decidedBy === null ? '' : words.step(decidedBy),
    },
    { heading: words.outcome, cells: (row) => outcomeOf(row, words) },
  ]
}

function outcomeOf(row: TableRow, words: ResultTableWords): string {
  const { note } = toResultRow(row)
  if (isOutcome(note)) return words.outcomes[note]
  return row.isCompleted ? '' : words.cardOut(row.thru)
}
