import type { Output } from '#contract/platform/call.ts'
import type { PrintedRow, readCourseCard } from '#contract/course/course-card.ts'
import type { CardField, CardValue } from '#golf/course/card-values.ts'
import {
  checkCourseCard,
  stopsCourse,
  type CourseCardFault,
  type CourseCardRow,
} from '#golf/course/check-course-card.ts'
import { courseCardText, type CompleteCardRow } from '#golf/course/course-card-text.ts'
import type { Gender } from '#golf/course/course.ts'
import { wholeWomensCard } from '#golf/course/whole-womens-card.ts'
import type { Quad } from '#golf/card/cut-out.ts'
import { teesOfCard, type TeeValues } from '../course-values.ts'

export type CourseCardReply = Output<(typeof readCourseCard)['reply']>

/** What a person says that a row is; `none` is left out of the course. */
export const rowRoles = ['par', 'strokeIndex', 'womenPar', 'womenStrokeIndex', 'tee', 'none'] as const
export type RowRole = (typeof rowRoles)[number]

export type ReviewedCell = {
  holeNumber: CardValue['holeNumber']
  text: string
  /** The reader was not sure of it, and nobody has looked at it yet. */
  isOpen: boolean
  /** The reader was not sure of it. */
  wasDoubtful: boolean
  quad: Quad
}

/** A row as it is being checked. The name, its ratings and whose they are count for tees only. */
export type ReviewedRow = {
  role: RowRole
  name: string
  rating: string
  slope: string
  gender: Gender
  labelQuad: Quad | undefined
  cells: readonly ReviewedCell[]
  sums: PrintedRow['sums']
}

export type CellPlace = { row: number; holeNumber: number }

/** The rows as they were read: what comes first is for men, and what comes again for women. */
export function startReview({ rows }: CourseCardReply): ReviewedRow[] {
  const seen = new Map<PrintedRow['kind'], number>()
  return rows.map(({ kind, labelQuad, holes, sums }) => {
    const before = seen.get(kind) ?? 0
    seen.set(kind, before + 1)
    return {
      role: roleOf(kind, before),
      name: '',
      rating: '',
      slope: '',
      gender: 'men',
      labelQuad,
      cells: holes.map(({ holeNumber, value, doubtful, quad }) => ({
        holeNumber,
        text: value === undefined ? '' : String(value),
        isOpen: doubtful,
        wasDoubtful: doubtful,
        quad,
      })),
      sums,
    }
  })
}

function roleOf(kind: PrintedRow['kind'], before: number): RowRole {
  if (kind === 'length') return 'tee'
  const roles =
    kind === 'par' ? (['par', 'womenPar'] as const) : (['strokeIndex', 'womenStrokeIndex'] as const)
  return roles[before] ?? 'none'
}

/** The cells that somebody has to look at, in the order of the card; those of rows that are left out do not count. */
export function openCells(rows: readonly ReviewedRow[]): CellPlace[] {
  return cellsThat(rows, ({ isOpen }) => isOpen)
}

/** The same, with those that were looked at meanwhile: a list that does not move under the finger. */
export function doubtfulCells(rows: readonly ReviewedRow[]): CellPlace[] {
  return cellsThat(rows, ({ wasDoubtful }) => wasDoubtful)
}

function cellsThat(rows: readonly ReviewedRow[], is: (cell: ReviewedCell) => boolean): CellPlace[] {
  return rows.flatMap(({ role, cells }, row) =>
    role === 'none' ? [] : cells.filter(is).map(({ holeNumber }) => ({ row, holeNumber })),
  )
}

export type ReviewEvent =
  | { type: 'typed'; at: CellPlace; text: string }
  | { type: 'looked_at'; places: readonly CellPlace[] }
  | { type: 'row_changed'; row: number; change: Partial<Omit<ReviewedRow, 'cells' | 'sums' | 'labelQuad'>> }
  | { type: 'started'; reply: CourseCardReply }

export function nextReview(rows: readonly ReviewedRow[], event: ReviewEvent): readonly ReviewedRow[] {
  switch (event.type) {
    case 'started':
      return startReview(event.reply)
    case 'typed':
      return withCells(rows, [event.at], (cell) => ({ ...cell, text: event.text, isOpen: false }))
    case 'looked_at':
      return withCells(rows, event.places, (cell) => ({ ...cell, isOpen: false }))
    case 'row_changed':
      return rows.map((row, at) => (at === event.row ? { ...row, ...event.change } : row))
  }
}

function withCells(
  rows: readonly ReviewedRow[],
  places: readonly CellPlace[],
  change: (cell: ReviewedCell) => ReviewedCell,
): ReviewedRow[] {
  return rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell) =>
      places.some((place) => place.row === at && place.holeNumber === cell.holeNumber) ? change(cell) : cell,
    ),
  }))
}

/** What the row is in the words of the card; undefined where it is left out. */
export function fieldOf({ role, name }: Pick<ReviewedRow, 'role' | 'name'>): CardField | undefined {
  if (role === 'none') return undefined
  return role === 'tee' ? `yards.${name.trim()}` : role
}

export type ReviewFault =
  | CourseCardFault
  /** A tee without a name, by its place among the rows. */
  | { kind: 'tee_unnamed'; row: number }
  | { kind: 'not_looked_at'; count: number }

/** What keeps the card from being taken over, and apart from it what only may be wrong. */
export function reviewFaults(rows: readonly ReviewedRow[]): {
  stopping: ReviewFault[]
  maybe: CourseCardFault[]
} {
  const unnamed = rows.flatMap((row, at): ReviewFault[] =>
    row.role === 'tee' && row.name.trim() === '' ? [{ kind: 'tee_unnamed', row: at }] : [],
  )
  const open = openCells(rows).length
  const all = checkCourseCard(cardRows(rows))
  return {
    stopping: [
      ...(open > 0 ? [{ kind: 'not_looked_at' as const, count: open }] : []),
      ...unnamed,
      ...all.filter(stopsCourse),
    ],
    maybe: all.filter((fault) => !stopsCourse(fault)),
  }
}

/** The rows that count, as numbers. A tee that has no name yet is checked once it has one. */
function cardRows(rows: readonly ReviewedRow[]): CourseCardRow[] {
  return rows.flatMap((row) => {
    const field = fieldOf(row)
    if (field === undefined || (row.role === 'tee' && row.name.trim() === '')) return []
    const sums = row.sums.flatMap(({ of, value }) => (value === undefined ? [] : [{ of, printed: value }]))
    return [{ field, values: row.cells.map(({ text }) => numberOf(text)), sums }]
  })
}

export function numberOf(text: string): number | undefined {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : undefined
}

export type TakenCard = {
  /** The card as the form of a new course has it. */
  text: string
  holeCount: '9' | '18'
  /** Empty where the card has no lengths: the form's own tees stay. */
  tees: TeeValues[]
}

/** What goes into the form of the new course, once nothing stops it. */
export function takeCard(rows: readonly ReviewedRow[]): TakenCard {
  const complete = cardRows(rows).map(({ field, values }): CompleteCardRow => ({
    field,
    values: values.filter((value) => value !== undefined),
  }))
  const tees = rows.filter(({ role }) => role === 'tee')
  return {
    text: courseCardText(wholeWomensCard(complete)),
    holeCount: complete[0]?.values.length === 9 ? '9' : '18',
    tees: teesOfCard(tees.map(({ name }) => name.trim())).map((tee, at) => withRatings(tee, tees[at])),
  }
}

function withRatings(tee: TeeValues, row: ReviewedRow | undefined): TeeValues {
  if (!row || (row.rating.trim() === '' && row.slope.trim() === '')) return tee
  return { ...tee, hasRatings: true, [row.gender]: { rating: row.rating, slope: row.slope, par: '' } }
}
