import { readCardValue, type CardField, type CardProblem, type CardValue } from './card-values.ts'
import { checkCardIndexes } from './check-card-indexes.ts'
import { splitCardText } from './split-card-text.ts'
import { fieldOfLabel, guessField } from './card-labels.ts'
import { columnsOf, rowHoles, type CardColumn } from './row-holes.ts'

/** What was read from a pasted card. `unknownTees` are headings of yardages that no known tee has. */
export type CardReading = {
  values: CardValue[]
  problems: CardProblem[]
  unknownTees: string[]
  holeCount: number
}

/** A row or column of the pasted table: what it is called, and its cells in the order of the holes. */
type Series = { label: string | undefined; cells: readonly string[]; goesDown: boolean }

type Holes = readonly (number | undefined)[]

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
    const columns = columnsOfBlock(block, next)
    readBlock(block, { columns, course, takeNewTees, reading })
    next = Math.max(0, ...columns.filter((one) => typeof one === 'number')) + 1
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
      isWord(row[0] ?? '')
        ? { label: row[0], cells: row.slice(1), goesDown: false }
        : { label: undefined, cells: row, goesDown: false },
    )
  const body = isHeadRow ? rows.slice(1) : rows
  return Array.from({ length: width }, (_, i) => ({
    label: isHeadRow ? first[i] : undefined,
    cells: body.map((row) => row[i] ?? ''),
    goesDown: true,
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

/** What the holes and sums of the rows are. Without a series of hole numbers they are counted from `next` on. */
function columnsOfBlock(block: readonly Series[], next: number): CardColumn[] {
  const named = block.find(isHoles) ?? block.find(({ label, cells }) => label === undefined && isCount(cells))
  if (named) return named.cells.map((cell) => (/^\d{1,2}$/.test(cell) ? Number(cell) : cell))
  return columnsOf(Math.max(0, ...block.map(({ cells }) => cells.length)), next)
}

/** Lines of a table that goes down begin with their hole: no cell of theirs can stand at another. */
function holesOf({ cells, goesDown }: Series, columns: readonly CardColumn[]): Holes | undefined {
  if (!goesDown) return rowHoles(cells, columns)
  return cells.map((_, i) => columns[i]).map((one) => (typeof one === 'number' ? one : undefined))
}

/** 1, 2, 3 … in order, as hole numbers are: a card's stroke indexes never are. */
function isCount(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => /^\d+$/.test(cell)).map(Number)
  return numbers.length >= 2 && numbers.every((number, i) => number === (numbers[0] ?? 0) + i && number <= 18)
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
  const holes = at.holeNumber === 1 ? rowHoles(numbers, columnsOf(numbers.length, 1)) : undefined
  const reading: Pick<CardReading, 'values' | 'problems'> = { values: [], problems: [] }
  for (const [i, cell] of numbers.entries()) {
    const holeNumber = holes ? holes[i] : at.holeNumber + i
    if (holeNumber !== undefined)
      readCell(cell, { field: at.field, holeNumber, holeCount: at.holeCount, reading })
  }
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
  columns: readonly CardColumn[]
  course: KnownCourse
  takeNewTees: boolean
  reading: CardReading
}

function readBlock(block: readonly Series[], input: BlockInput): void {
  const { columns, course, reading } = input
  const seen = new Set<CardField>()
  for (const series of block) {
    const holes = holesOf(series, columns)
    const field = fieldOfSeries(series, { ...input, seen, holes })
    if (field === undefined) continue
    seen.add(field)
    for (const [i, cell] of series.cells.entries()) {
      const holeNumber = holes?.[i]
      if (holeNumber !== undefined)
        readCell(cell, { field, holeNumber, holeCount: course.holeCount, reading })
    }
  }
}

type SeriesInput = BlockInput & { seen: ReadonlySet<CardField>; holes: Holes | undefined }

/** What a series is about; undefined for hole numbers and for what cannot be told. */
function fieldOfSeries({ label, cells }: Series, input: SeriesInput): CardField | undefined {
  const { seen, course, columns, holes, takeNewTees, reading } = input
  const onHoles = cells.filter((cell, i) => cell !== '' && (holes === undefined || holes[i] !== undefined))
  if (onHoles.length === 0) return undefined
  if (label === undefined && isCount(cells)) return undefined
  const field = label === undefined ? undefined : fieldOfLabel(label, course.teeNames)
  if (field === 'hole') return undefined
  const isYards = onHoles.every(
    (cell) =>
      readCardValue('yards.', cell.replace(/[.,](?=\d{3})/g, '')).ok && Number.parseInt(cell, 10) > 40,
  )
  if (holes === undefined && (label === undefined || field !== undefined || isYards)) {
    reading.problems.push({
      kind: 'row_unclear',
      label: label ?? onHoles.slice(0, 3).join(' '),
      count: onHoles.length,
      holes: columns.filter((one) => typeof one === 'number').length,
    })
    return undefined
  }
  if (label === undefined) {
    const guess = guessField(onHoles, { seen, teeNames: course.teeNames })
    if (guess === undefined)
      reading.problems.push({ kind: 'unknown_series', label: onHoles.slice(0, 3).join(' ') })
    return guess
  }
  if (field === undefined) {
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
