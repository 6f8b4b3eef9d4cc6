import { readCardValue, type CardField, type CardProblem, type CardValue } from './card-values.ts'
import { checkCardIndexes } from './check-card-indexes.ts'
import { splitCardText } from './split-card-text.ts'
import { fieldOfLabel, guessField } from './card-labels.ts'

/** What was read from a pasted card. `unknownTees` are headings of yardages that no known tee has. */
export type CardReading = {
  values: CardValue[]
  problems: CardProblem[]
  unknownTees: string[]
  holeCount: number
}

/** A row or column of the pasted table: what it is called, and its cells in the order of the holes. */
type Series = { label: string | undefined; cells: readonly string[] }

type KnownCourse = { teeNames: readonly string[]; holeCount: 9 | 18 }

/**
 * Reads a card pasted from a spreadsheet or typed from paper: separated by tabs, semicolons, commas or spaces, with or
 * without names of its rows and columns, holes going down or across, in one block or front and back nine below each
 * other. Sums (out, in, total) are left out. With `takeNewTees`, headings that name no known tee are tees.
 */
export function readCardText(
  text: string,
  course: KnownCourse,
  { takeNewTees = false }: { takeNewTees?: boolean } = {},
): CardReading {
  const blocks = inBlocks(toSeries(splitCardText(text)))
  const reading: CardReading = { values: [], problems: [], unknownTees: [], holeCount: 0 }
  let next = 1
  for (const block of blocks) {
    const numbers = holeNumbers(block, next)
    readBlock(block, { numbers, course, takeNewTees, reading })
    next = Math.max(0, ...numbers.filter((one) => one !== undefined)) + 1
  }
  reading.holeCount = new Set(reading.values.map((value) => value.holeNumber)).size
  reading.problems.push(...checkCardIndexes(reading.values))
  if (reading.values.length === 0 && reading.problems.length === 0)
    reading.problems.push({ kind: 'nothing_read' })
  return reading
}

/** Turns the table so that each series is one thing of all holes. */
function toSeries(rows: readonly (readonly string[])[]): Series[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const first = rows[0] ?? []
  const heads = rows.map((row) => row[0] ?? '')
  const isHeadRow = first.filter(isWord).length > first.length / 2
  const isHeadColumn = !isHeadRow && heads.filter(isWord).length > heads.length / 2
  const goesAcross = isHeadColumn || (!isHeadRow && width >= 9 && width > rows.length)
  if (goesAcross)
    return rows.map((row) =>
      isWord(row[0] ?? '') ? { label: row[0], cells: row.slice(1) } : { label: undefined, cells: row },
    )
  const body = isHeadRow ? rows.slice(1) : rows
  return Array.from({ length: width }, (_, i) => ({
    label: isHeadRow ? first[i] : undefined,
    cells: body.map((row) => row[i] ?? ''),
  }))
}

/** Cards print the back nine below the front nine: a second series of holes, or the first one's name again, begins it. */
function inBlocks(series: readonly Series[]): Series[][] {
  const blocks: Series[][] = []
  for (const one of series) {
    const block = blocks.at(-1)
    const isAgain = one.label !== undefined && one.label === block?.[0]?.label
    if (!block || isAgain || (isHoles(one) && block.some(isHoles))) blocks.push([one])
    else block.push(one)
  }
  return blocks
}

const isHoles = ({ label }: Series) => label !== undefined && fieldOfLabel(label, []) === 'hole'

/** The hole of each cell; undefined for sums. Without a series of hole numbers they are counted from `next` on. */
function holeNumbers(block: readonly Series[], next: number): (number | undefined)[] {
  const named = block.find(isHoles) ?? block.find(({ label, cells }) => label === undefined && isCount(cells))
  if (named) return named.cells.map((cell) => (/^\d{1,2}$/.test(cell) ? Number(cell) : undefined))
  const length = Math.max(0, ...block.map(({ cells }) => cells.length))
  const sums = sumPlaces(length)
  let hole = next - 1
  return Array.from({ length }, (_, i) => (sums.includes(i) ? undefined : ++hole))
}

/** 1, 2, 3 … in order, as hole numbers are: a card's stroke indexes never are. */
function isCount(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => /^\d+$/.test(cell)).map(Number)
  return numbers.length >= 2 && numbers.every((number, i) => number === (numbers[0] ?? 0) + i && number <= 18)
}

/** Where the sums stand in a row of this many cells: after the front nine, after the back nine, at the end. */
export function sumPlaces(length: number): readonly number[] {
  switch (length) {
    case 10:
      return [9]
    case 19:
      return [18]
    case 20:
      return [9, 19]
    case 21:
      return [9, 19, 20]
    default:
      return []
  }
}

/**
 * Reads one row or column of numbers for a field, from a hole downwards; undefined when the text is one value or a table.
 * Sums of a whole row are left out, and a name in front of it.
 */
export function readCardRow(
  text: string,
  at: { field: CardField; holeNumber: number; holeCount: number },
): Pick<CardReading, 'values' | 'problems'> | undefined {
  const rows = splitCardText(text)
  const cells = rows.length === 1 ? (rows[0] ?? []) : rows.every((row) => row.length === 1) ? rows.flat() : []
  const numbers = isWord(cells[0] ?? '') ? cells.slice(1) : cells
  if (numbers.length < 2) return undefined
  const sums = at.holeNumber === 1 ? sumPlaces(numbers.length) : []
  const reading: Pick<CardReading, 'values' | 'problems'> = { values: [], problems: [] }
  for (const [i, cell] of numbers.filter((_, place) => !sums.includes(place)).entries())
    readCell(cell, { field: at.field, holeNumber: at.holeNumber + i, holeCount: at.holeCount, reading })
  reading.problems.push(...checkCardIndexes(reading.values))
  return reading
}

/** What can be taken over: of stroke indexes that stand twice neither, because only a person knows which is right. */
export function takeable({ values, problems }: Pick<CardReading, 'values' | 'problems'>): CardValue[] {
  return values.filter((value) =>
    problems.every(
      (one) => one.kind !== 'index_repeated' || one.field !== value.field || one.strokeIndex !== value.value,
    ),
  )
}

type CellInput = {
  field: CardField
  holeNumber: number
  holeCount: number
  reading: Pick<CardReading, 'values' | 'problems'>
}

function readCell(cell: string, { field, holeNumber, holeCount, reading }: CellInput): void {
  if (cell === '') return
  if (holeNumber < 1 || holeNumber > holeCount) {
    if (!reading.problems.some((one) => one.kind === 'no_such_hole' && one.holeNumber === holeNumber))
      reading.problems.push({ kind: 'no_such_hole', holeNumber })
    return
  }
  const read = readCardValue(field, cell)
  if (read.ok) reading.values.push({ holeNumber, field, value: read.value })
  else reading.problems.push({ kind: read.reason, holeNumber, field, text: cell })
}

type BlockInput = {
  numbers: readonly (number | undefined)[]
  course: KnownCourse
  takeNewTees: boolean
  reading: CardReading
}

function readBlock(block: readonly Series[], input: BlockInput): void {
  const { numbers, course, takeNewTees, reading } = input
  const seen = new Set<CardField>()
  for (const series of block) {
    const field = fieldOfSeries(series, { seen, course, numbers, takeNewTees, reading })
    if (field === undefined) continue
    seen.add(field)
    for (const [i, cell] of series.cells.entries()) {
      const holeNumber = numbers[i]
      if (holeNumber !== undefined)
        readCell(cell, { field, holeNumber, holeCount: course.holeCount, reading })
    }
  }
}

type SeriesInput = BlockInput & { seen: ReadonlySet<CardField> }

/** What a series is about; undefined for hole numbers and for what cannot be told. */
function fieldOfSeries({ label, cells }: Series, input: SeriesInput): CardField | undefined {
  const { seen, course, numbers, takeNewTees, reading } = input
  const onHoles = cells.filter((cell, i) => numbers[i] !== undefined && cell !== '')
  if (onHoles.length === 0) return undefined
  if (label === undefined) {
    if (isCount(cells)) return undefined
    const guess = guessField(onHoles, { seen, teeNames: course.teeNames })
    if (guess === undefined)
      reading.problems.push({ kind: 'unknown_series', label: onHoles.slice(0, 3).join(' ') })
    return guess
  }
  const field = fieldOfLabel(label, course.teeNames)
  if (field === 'hole') return undefined
  if (field === undefined) {
    const isYards = onHoles.every(
      (cell) => readCardValue('yards.', cell).ok && Number.parseInt(cell, 10) > 40,
    )
    if (isYards && !reading.unknownTees.includes(label)) reading.unknownTees.push(label)
    if (isYards && takeNewTees) return `yards.${label}`
    reading.problems.push(isYards ? { kind: 'unknown_tee', label } : { kind: 'unknown_series', label })
    return undefined
  }
  if (seen.has(field)) {
    reading.problems.push({ kind: 'repeated_series', label })
    return undefined
  }
  return field
}

function isWord(cell: string): boolean {
  return /\p{L}/u.test(cell) && !/^\d+\s*(y|yd|yds|m)\.?$/i.test(cell)
}
