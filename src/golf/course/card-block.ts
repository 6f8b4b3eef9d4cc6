import type { CardSeries } from './card-columns.ts'
import {
  fieldOf,
  guessField,
  kindOfNumbers,
  readLabel,
  withoutRating,
  type CardLabel,
  type Whose,
} from './card-labels.ts'
import { addCell, type CardRecord } from './card-record.ts'
import { readCardValue, teeOfField, type CardField, type CardProblem } from './card-values.ts'
import { alignRow, type CardColumn } from './row-holes.ts'
import { canLead, isRating, nameInNumbers } from './row-leads.ts'
import { numberIn, otherSum, sumWord, twoNumbers, type PlacedCell } from './row-sums.ts'
import type { CardSign } from './split-card-text.ts'
import { readTwoNumbers } from './two-numbers.ts'

export type BlockInput = {
  columns: readonly CardColumn[]
  sign: CardSign
  isMWomens: boolean
  takeNewTees: boolean
  record: CardRecord
}

/** A row or column whose cells are at their holes. `whose` is what its name says of gender. */
type Placed = {
  label: string | undefined
  read: CardLabel | undefined
  cells: readonly PlacedCell[]
  /** What stands below headings of sums, where that is certain. */
  sums: readonly { name: string; text: string }[]
  hasOtherSums: boolean
}

/** Reads the rows or columns of one table with one series of holes. */
export function readBlock(block: readonly CardSeries[], input: BlockInput): void {
  const { columns, record } = input
  const holes = columns.filter((one) => typeof one === 'number')
  for (const [at, hole] of holes.entries()) {
    if (hole >= 1 && hole <= record.course.holeCount) record.holes.add(hole)
    if (holes.indexOf(hole) < at) {
      record.repeated.add(hole)
      record.told.add(`${hole}.`)
    }
  }
  const hasLabels = block.some(({ label }) => label !== undefined)
  const placed = block.flatMap((series) => place(series, { ...input, hasLabels }))
  const seen = new Map<CardField, Placed>()
  for (const one of placed) {
    const field = fieldOfPlaced(one, { ...input, seen, placed })
    if (field === undefined) continue
    seen.set(field, one)
    if (isOfField(one, field)) readPlaced(one, { ...input, field })
    else {
      for (const { hole } of one.cells) record.told.add(`${hole}.${field}`)
      record.problems.push({ kind: 'other_numbers', label: one.label ?? '', field })
    }
  }
  if (block.some(({ goesDown }) => goesDown)) leaveOutShifted(holes, { record, columns: seen.size })
}

/** Whether most of the numbers can be what their name says. */
function isOfField({ cells }: Placed, field: CardField): boolean {
  const filled = cells.filter(({ text }) => /\d/.test(text))
  const right = filled.filter(({ text }) => twoNumbers.test(text) || readCardValue(field, text).ok)
  return right.length * 2 >= filled.length || filled.length < 3
}

/** A line that has a name below the heading of numbers, or a yardage below another heading, lacks a cell or has one too many. */
function leaveOutShifted(
  holes: readonly number[],
  { record, columns }: { record: CardRecord; columns: number },
): void {
  for (const holeNumber of holes) {
    const isOther = (problem: CardProblem) =>
      (problem.kind === 'no_number' && problem.holeNumber === holeNumber && /\p{L}{3}/u.test(problem.text)) ||
      (problem.kind === 'out_of_range' &&
        problem.holeNumber === holeNumber &&
        problem.field !== `yards.${teeOfField(problem.field) ?? ''}` &&
        (numberIn(problem.text) ?? 0) >= leastYards)
    if (!record.problems.some(isOther)) continue
    const isOfLine = (problem: CardProblem) =>
      (problem.kind === 'no_number' || problem.kind === 'out_of_range') && problem.holeNumber === holeNumber
    const left = record.values.filter((one) => one.holeNumber === holeNumber)
    const odd = record.problems.filter(isOfLine)
    record.values = record.values.filter((one) => one.holeNumber !== holeNumber)
    record.problems = record.problems.filter((one) => !isOfLine(one))
    record.told.add(`${holeNumber}.`)
    record.problems.push({ kind: 'line_unclear', holeNumber, count: left.length + odd.length, columns })
  }
}

/** Puts the cells of a series at their holes; a row that fits in no way is asked about. */
function place(series: CardSeries, input: BlockInput & { hasLabels: boolean }): Placed[] {
  const { label, cells, goesDown } = series
  const { columns, record, isMWomens } = input
  const read =
    label === undefined ? undefined : readLabel(label, { teeNames: record.course.teeNames, isMWomens })
  if (read?.kind === 'hole' || read?.kind === 'name') return []
  const isNothing = cells.every(
    (cell) => cell === '' || (!/\d/.test(cell) && (read?.kind ?? 'unknown') === 'unknown'),
  )
  if (isNothing) return []
  if (goesDown) return [placeColumn({ label, read, cells }, columns)]
  const row = placeRow(series, { ...input, read })
  if (row) return [row]
  const numbers = cells.filter((cell) => /\d/.test(cell))
  const isYards = numbers.filter((cell) => (numberIn(cell) ?? 0) >= leastYards).length * 2 > numbers.length
  if (read?.kind === 'unknown' && label !== undefined && (!isYards || numbers.length < 5)) {
    record.problems.push({ kind: 'unknown_series', label: labelOf(label, numbers) })
    return []
  }
  const holes = columns.filter((one) => typeof one === 'number')
  const field = read && fieldOfLabelKind(read)
  if (field !== undefined) for (const hole of holes) record.told.add(`${hole}.${field}`)
  record.problems.push({
    kind: 'row_unclear',
    label: label ?? numbers.slice(0, 3).join(' '),
    count: cells.filter((cell) => cell !== '').length,
    holes: holes.length,
  })
  return []
}

/** Lines of a table that goes down begin with their hole: no cell of theirs can stand at another. */
function placeColumn(
  { label, read, cells }: Pick<Placed, 'label' | 'read'> & { cells: readonly string[] },
  columns: readonly CardColumn[],
): Placed {
  const at = (i: number) => columns[i]
  return {
    label,
    read,
    cells: cells.flatMap((text, i) => {
      const hole = at(i)
      return typeof hole === 'number' ? [{ hole, text }] : []
    }),
    sums: cells.flatMap((text, i) => {
      const name = at(i)
      return typeof name === 'string' && sumWord.test(name) && text !== '' ? [{ name, text }] : []
    }),
    hasOtherSums: false,
  }
}

const leastYards = 40

type RowInput = BlockInput & { hasLabels: boolean; read: CardLabel | undefined }

function placeRow(series: CardSeries, input: RowInput): Placed | undefined {
  const { label, cells, before } = series
  const { columns, sign, read, record } = input
  const kind = read?.kind
  const isNamed = label !== undefined
  const isTee = kind === 'tee' || kind === 'unknown' || kind === 'whose' || !isNamed
  const nameOf = (lead: readonly string[]) => (isNamed && sign !== ' ' ? undefined : nameInNumbers(lead))
  const isKnownNumber = (lead: readonly string[]) => {
    const name = nameOf(lead)
    return (
      name === undefined ||
      kind !== 'tee' ||
      readLabel(`${label ?? ''} ${name}`, { teeNames: record.course.teeNames }).kind === 'tee'
    )
  }
  const options = {
    isValue: (cell: string, lead: number) =>
      // Where the other rows have names, numbers without one may begin with theirs.
      !(lead === 0 && !isNamed && input.hasLabels && sign === ' ') && isValueOf(cell, { read, lead }),
    canLead: (lead: readonly string[]) =>
      isTee && canLead(lead, { sign, mayBeName: !isNamed || sign === ' ' }) && isKnownNumber(lead),
    canTrail: (trail: readonly string[]) => isTee && isRating(trail, sign),
    areNumbersSplit: sign === ' ' || sign === ',',
    mayHaveOtherSums: kind !== 'index' && isNamed,
  }
  const below = before > 0 ? alignRow(cells.slice(before), columns, options) : undefined
  const shape = below ?? alignRow(cells, columns, options)
  if (!shape) return undefined
  const from = below ? before + below.lead : shape.lead
  const name = below ? undefined : nameOf(cells.slice(0, shape.lead))
  const whole = name === undefined ? label : [label, name].filter((one) => one !== undefined).join(' ')
  const own = cells.slice(from)
  return {
    label: whole,
    read:
      name === undefined || whole === undefined
        ? read
        : readLabel(whole, { teeNames: record.course.teeNames }),
    cells: shape.holes.flatMap((hole, i) => (hole === undefined ? [] : [{ hole, text: own[i] ?? '' }])),
    sums: columns.flatMap((column, i) =>
      typeof column === 'string' && shape.hasOtherSums ? [{ name: column, text: own[i] ?? '' }] : [],
    ),
    hasOtherSums: shape.hasOtherSums ?? false,
  }
}

function isValueOf(cell: string, { read, lead }: { read: CardLabel | undefined; lead: number }): boolean {
  const kind = read?.kind
  if ((kind === 'par' || kind === 'index' || kind === 'tee') && twoNumbers.test(cell)) return true
  if (kind === 'par' || kind === 'index') return readCardValue(fieldOf(kind, undefined), cell).ok
  const isLength = readCardValue('yards.', cell).ok
  return isLength && ((kind !== 'tee' && lead === 0) || (numberIn(cell) ?? 0) >= leastYards)
}

type FieldInput = BlockInput & { seen: ReadonlyMap<CardField, Placed>; placed: readonly Placed[] }

/** What a series is about; undefined for what cannot be told. */
function fieldOfPlaced(series: Placed, input: FieldInput): CardField | undefined {
  const { label, read } = series
  const { seen, record, takeNewTees, placed } = input
  const { teeNames } = record.course
  const onHoles = series.cells.map(({ text }) => text).filter((text) => text !== '')
  if (onHoles.length === 0) return undefined
  if (label === undefined || read === undefined) {
    const hasNames = placed.some((one) => one.label !== undefined)
    const guess = guessField(onHoles, { seen: new Set(seen.keys()), teeNames: hasNames ? [] : teeNames })
    if (guess === undefined)
      record.problems.push({ kind: 'unknown_series', label: onHoles.slice(0, 3).join(' ') })
    return guess
  }
  const kind = read.kind === 'whose' ? kindOfNumbers(onHoles) : read.kind
  if (kind === 'par' || kind === 'index') {
    const whose =
      read.kind === 'par' || read.kind === 'index' || read.kind === 'whose' ? read.whose : undefined
    const field = fieldOf(kind, whose)
    const again = seen.has(field) ? secondOf({ series, kind, whose }, input) : field
    if (again === undefined) record.problems.push({ kind: 'repeated_series', label })
    return again
  }
  if (read.kind === 'tee') {
    const field: CardField = `yards.${read.tee}`
    if (!seen.has(field)) return field
    record.problems.push({ kind: 'repeated_series', label })
    return undefined
  }
  const isYards = onHoles.every(
    (cell) => readCardValue('yards.', cell).ok && (numberIn(cell) ?? 0) > leastYards - 1,
  )
  const tee = withoutRating(label)
  if (isYards && !record.unknownTees.includes(tee)) record.unknownTees.push(tee)
  if (isYards && takeNewTees) return `yards.${tee}`
  record.problems.push(isYards ? { kind: 'unknown_tee', label: tee } : { kind: 'unknown_series', label })
  return undefined
}

/**
 * The pars or indexes that come a second time without a word for whose they are: the women's, where both come again or other numbers
 * do. The same pars alone say nothing.
 */
function secondOf(
  { series, kind, whose }: { series: Placed; kind: 'par' | 'index'; whose: Whose | undefined },
  { seen, placed }: FieldInput,
): CardField | undefined {
  const womens = fieldOf(kind, 'women')
  const isTaken = placed.some(({ read }) => read?.kind === kind && read.whose === 'women')
  if (whose !== undefined || seen.has(womens) || isTaken) return undefined
  const first = seen.get(fieldOf(kind, undefined))
  const isSame = first?.cells.every(({ text }, at) => series.cells[at]?.text === text) ?? false
  const unnamed = (one: 'par' | 'index') =>
    placed.filter(({ read }) => read?.kind === one && read.whose === undefined).length
  return !isSame || (unnamed('par') === 2 && unnamed('index') === 2) ? womens : undefined
}

function readPlaced(series: Placed, { field, record }: BlockInput & { field: CardField }): void {
  const { cells, sums, label = '', read } = series
  const isForBoth = read?.kind === 'index' && read.whose === 'both'
  const left = readTwoNumbers(cells, { field, label, isForBoth, record })
  for (const { hole, text } of left)
    if (!record.told.has(`${hole}.`)) addCell(text, { field, holeNumber: hole, record })
  const other = field === 'strokeIndex' || field === 'womenStrokeIndex' ? undefined : otherSum(sums, cells)
  if (other) record.problems.push({ kind: 'sum_differs', field, ...other })
}

function fieldOfLabelKind(read: CardLabel): CardField | undefined {
  if (read.kind === 'par' || read.kind === 'index') return fieldOf(read.kind, read.whose)
  return read.kind === 'tee' ? `yards.${read.tee}` : undefined
}

const labelOf = (label: string, numbers: readonly string[]) =>
  label === '' ? numbers.slice(0, 3).join(' ') : label
