import { readBlock } from './card-block.ts'
import type { CardSeries } from './card-columns.ts'
import { fieldOfLabel } from './card-labels.ts'
import { isWord, layOut } from './card-layout.ts'
import { addCell, blankRecord, leaveOutTwice, type CardRecord, type KnownCourse } from './card-record.ts'
import type { CardField, CardProblem, CardValue } from './card-values.ts'
import { checkCardIndexes } from './check-card-indexes.ts'
import { checkReadCard } from './check-read-card.ts'
import { holeNumberIn } from './hole-numbers.ts'
import { alignRow, columnsOf, type CardColumn } from './row-holes.ts'
import { splitCard, splitCardText } from './split-card-text.ts'

/** What was read from a pasted card. `unknownTees` are headings of yardages that no known tee has. */
export type CardReading = {
  values: CardValue[]
  problems: CardProblem[]
  unknownTees: string[]
  holeCount: number
}

/**
 * Reads a card pasted from a spreadsheet, a page or a chat, or typed from paper: separated by tabs, pipes, semicolons, commas or
 * spaces, with or without names of its rows and columns, holes going down or across, in one block or front and back nine below each
 * other. Sums (out, in, total) are left out, and ratings. A value is read where its place is certain; whatever is not is a problem
 * that names its place, and what can hardly be right is a doubt. With `takeNewTees`, headings that name no known tee are tees.
 */
export function readCardText(
  text: string,
  course: KnownCourse,
  { takeNewTees = false }: { takeNewTees?: boolean } = {},
): CardReading {
  const { series, sign, isMWomens, problems } = layOut(splitCard(text), course.teeNames)
  const record = blankRecord(course, problems)
  let next = 1
  for (const block of inBlocks(series, course)) {
    const columns = columnsOfBlock(block, next)
    readBlock(
      block.filter((one) => !isCounted(one, block)),
      { columns, sign, isMWomens, takeNewTees, record },
    )
    next = Math.max(0, ...columns.filter((one) => typeof one === 'number')) + 1
  }
  return finish(record)
}

function finish(record: CardRecord): CardReading {
  leaveOutTwice(record)
  const { values, repeated, problems, unknownTees } = record
  if (repeated.size > 0)
    problems.push({ kind: 'hole_repeated', holes: [...repeated].sort((one, other) => one - other) })
  problems.push(
    ...checkReadCard({
      values,
      holeCount: record.course.holeCount,
      holes: record.holes,
      isTold: (field, hole) => record.told.has(`${hole}.${field}`) || record.told.has(`${hole}.`),
    }),
  )
  if (values.length === 0 && problems.length === 0) problems.push({ kind: 'nothing_read' })
  return {
    values,
    problems,
    unknownTees,
    holeCount: new Set(values.map((value) => value.holeNumber)).size,
  }
}

/**
 * Cards print the back nine below the front nine: a second series of holes begins it, or ends it where they stand below, or the
 * first one's name again begins it where holes are nowhere and the course has eighteen.
 */
function inBlocks(all: readonly CardSeries[], { holeCount }: KnownCourse): CardSeries[][] {
  const series = all.filter(({ cells }) => cells.some((cell) => /\d/.test(cell)))
  const hasHoles = series.some(isHoles)
  const areHolesBelow =
    series.length > 1 && series.slice(-1).some(isHoles) && !series.slice(0, 1).some(isHoles)
  if (areHolesBelow) return endedByHoles(series)
  const widest = Math.max(0, ...series.map(({ cells }) => cells.length))
  const blocks: CardSeries[][] = []
  for (const one of series) {
    const block = blocks.at(-1)
    const isSame = one.label !== undefined && !one.goesDown && one.label === block?.[0]?.label
    const isAgain = isSame && !hasHoles && holeCount === 18 && widest < 18
    if (!block || isAgain || (isHoles(one) && block.some(isHoles))) blocks.push([one])
    else block.push(one)
  }
  return blocks
}

function endedByHoles(series: readonly CardSeries[]): CardSeries[][] {
  const blocks: CardSeries[][] = [[]]
  for (const one of series) {
    blocks.at(-1)?.push(one)
    if (isHoles(one)) blocks.push([])
  }
  return blocks.filter((block) => block.length > 0)
}

const isHoles = ({ label }: CardSeries) => label !== undefined && fieldOfLabel(label, []) === 'hole'

/** The series that counts the holes of its block: the one that is called so, or the one whose numbers do. */
function isCounted(series: CardSeries, block: readonly CardSeries[]): boolean {
  return series === countOf(block)
}

function countOf(block: readonly CardSeries[]): CardSeries | undefined {
  return (
    block.find(isHoles) ??
    block.find(({ label, cells }) => label === undefined && isCount(cells)) ??
    block.find(({ label, cells, goesDown }) => label !== undefined && !goesDown && isLongCount(label, cells))
  )
}

/** What the holes and sums of the rows are. Without a series of hole numbers they are counted from `next` on. */
function columnsOfBlock(block: readonly CardSeries[], next: number): CardColumn[] {
  const named = countOf(block)
  if (named) return named.cells.slice(named.before).map((cell) => holeNumberIn(cell) ?? cell)
  const longest = Math.max(0, ...block.map(({ cells }) => cells.length))
  // A name in numbers, a rating and a sum can stand beside nine holes.
  const isNine = longest < 18 && block.some(({ cells }) => cells.length <= 10 && cells.length >= 9)
  return columnsOf(isNine ? 9 : longest, next)
}

/** 1, 2, 3 … in order, as hole numbers are: a card's stroke indexes never are. */
function isCount(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => /\d/.test(cell)).map(holeNumberIn)
  return numbers.length >= 2 && numbers.every((number, i) => number === (numbers[0] ?? 0) + i && number <= 18)
}

/** A row that is called something else, such as the course, and counts from 1 or 10 on. */
function isLongCount(label: string, cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => /\d/.test(cell)).map(holeNumberIn)
  const isFromStart = numbers[0] === 1 || numbers[0] === 10
  return fieldOfLabel(label, []) === undefined && numbers.length >= 4 && isFromStart && isCount(cells)
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
  const isValue = (cell: string) => /^\d{1,3}\D*$/.test(cell)
  const shape =
    at.holeNumber === 1
      ? alignRow(numbers, columnsOf(numbers.length, 1), { isValue, areNumbersSplit: true })
      : undefined
  const record = blankRecord({ teeNames: [], holeCount: at.holeCount }, [])
  for (const [i, cell] of numbers.entries()) {
    const holeNumber = shape ? shape.holes[i] : at.holeNumber + i
    if (holeNumber !== undefined) addCell(cell, { field: at.field, holeNumber, record })
  }
  record.problems.push(...checkCardIndexes(record.values))
  return { values: record.values, problems: record.problems }
}
