/** A column of a card that goes across: its hole, or what else it is called ("OUT", "Total", "Initials"). */
export type CardColumn = number | string

type Holes = (number | undefined)[]

/** A place where cards print a sum and the heading names none. */
const unnamed = ''

/**
 * The hole of each cell of a row, undefined for its sums. A row may leave out sums that the heading has, or have sums that it has
 * not, but each has to add up. The answer is undefined when the numbers of the row fit in no way or in more than one.
 */
export function rowHoles(cells: readonly string[], columns: readonly CardColumn[]): Holes | undefined {
  const row = [...cells]
  while (row.length > columns.length && row.at(-1) === '') row.pop()
  const isPrefix = row.length <= columns.length && columns.slice(row.length).every(isNoHole)
  if (isPrefix && fits(row, columns, { isShort: row.length < columns.length })) return columns.map(holeOf)
  const found = new Map<string, Holes>()
  for (const some of choices(withSums(columns), row.length)) {
    const isWhole = some.every((column, i) => isNoHole(column) || row[i] !== '')
    if (isWhole && fits(row, some, { isShort: true })) found.set(some.map(holeOf).join(), some.map(holeOf))
  }
  const [only, another] = [...found.values()]
  return another === undefined ? only : undefined
}

/** The columns of rows that have no hole numbers above them: `length` cells at most, from the hole `first` on. */
export function columnsOf(length: number, first: number): CardColumn[] {
  return Array.from({ length: length > 12 ? 18 : Math.min(length, 9) }, (_, i) => first + i)
}

const isNoHole = (column: CardColumn) => typeof column === 'string'
const holeOf = (column: CardColumn) => (typeof column === 'number' ? column : undefined)

/** The columns with a place for every sum that cards print: after the front nine, and two at the end. */
function withSums(columns: readonly CardColumn[]): CardColumn[] {
  const last = columns.reduce<number>((at, column, i) => (isNoHole(column) ? at : i), -1)
  if (columns.filter((column) => !isNoHole(column)).length < 9) return [...columns]
  const atEnd = Math.max(0, 3 - (columns.length - last))
  return columns.flatMap((column, i) => [
    column,
    ...(column === 9 && columns[i + 1] === 10 ? [unnamed] : []),
    ...(i === last ? Array<CardColumn>(atEnd).fill(unnamed) : []),
  ])
}

/** Every choice of `length` columns that has all holes. */
function choices(columns: readonly CardColumn[], length: number): CardColumn[][] {
  // So many columns besides the holes are no card, and each doubles the choices.
  if (columns.filter(isNoHole).length > 12) return []
  return columns
    .reduce<CardColumn[][]>(
      (rows, column) =>
        rows.flatMap((row) => (isNoHole(column) ? [[...row, column], row] : [[...row, column]])),
      [[]],
    )
    .filter((row) => row.length === length)
}

/** Whether each column of no hole is empty, a word or a right sum. In a short row any other number may be one of a hole. */
function fits(
  row: readonly string[],
  columns: readonly CardColumn[],
  { isShort }: { isShort: boolean },
): boolean {
  const holes = columns.flatMap((column, i) =>
    typeof column === 'number' ? [{ hole: column, value: numberIn(row[i] ?? '') }] : [],
  )
  return columns.every((column, i) => {
    const cell = row[i] ?? ''
    if (typeof column === 'number' || !/\d/.test(cell)) return true
    if (!isShort && column !== unnamed && !sumWord.test(column)) return true
    const value = numberIn(cell)
    return value !== undefined && isSum(value, holes)
  })
}

const sumWord = /^(?:out|in|tot|totals?|sums?|suma|ida|vuelta|front(?: ?9| nine)?|back(?: ?9| nine)?)\.?$/i

type HoleCell = { hole: number; value: number | undefined }

function isSum(value: number, cells: readonly HoleCell[]): boolean {
  const [front, back] = [cells.filter(({ hole }) => hole <= 9), cells.filter(({ hole }) => hole > 9)]
  const [out, home] = [sumOf(front), sumOf(back)]
  const known = [out, home, out === undefined || home === undefined ? undefined : out + home]
  if (known.includes(value)) return true
  // The other nine stands elsewhere or a cell is no number: the sum is not known, but is far more than any hole has.
  const isOpen = out === undefined || (back.length > 0 && home === undefined)
  return isOpen && value > 2 * Math.max(0, ...cells.map((cell) => cell.value ?? 0))
}

/** Of nine holes. */
function sumOf(cells: readonly HoleCell[]): number | undefined {
  const values = cells.flatMap(({ value }) => (value === undefined ? [] : [value]))
  return cells.length === 9 && values.length === 9 ? values.reduce((sum, value) => sum + value, 0) : undefined
}

/** "385", "385 yds", "3,252". */
function numberIn(cell: string): number | undefined {
  const digits = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,6})\s*(?:\p{L}+\.?)?$/u.exec(cell.trim())?.[1]
  return digits === undefined ? undefined : Number(digits.replace(/[.,]/g, ''))
}
