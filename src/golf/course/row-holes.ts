import { numberIn, sumsFit, sumWord, twoNumbers } from './row-sums.ts'

/** A column of a card that goes across: its hole, or what else it is called ("OUT", "Total", "Initials"). */
export type CardColumn = number | string

/** The hole of each cell behind the first `lead` ones; undefined for sums and what else is no value of a hole. */
export type RowShape = {
  lead: number
  holes: readonly (number | undefined)[]
  /** Of a row whose places are certain and whose sums are not those of its holes. */
  hasOtherSums?: boolean
}

export type RowOptions = {
  /** Whether a cell can be the value of a hole, given how many cells stand before the first one. */
  isValue: (cell: string, lead: number) => boolean
  /** Whether these cells can stand between the row's name and its first hole: a rating, the number of a tee. */
  canLead?: (cells: readonly string[]) => boolean
  /** Whether the last cells can be a rating behind the sums. */
  canTrail?: (cells: readonly string[]) => boolean
  /** Between spaces and commas, 3 378 and 3,378 come as two cells. */
  areNumbersSplit?: boolean
  /** Whether wrong sums make the values doubtful instead of the whole row unclear. */
  mayHaveOtherSums?: boolean
}

/** A place where cards print a sum and the heading names none. */
const unnamed = ''
const mostLead = 4

/**
 * Where the cells of a row stand. A row may leave out sums that the heading has, or have sums that it has not, but each has to add
 * up; what stands before the first hole has to be a rating or the name of a tee. The answer is undefined when the numbers fit in no
 * way, or in more than one.
 */
export function alignRow(
  cells: readonly string[],
  columns: readonly CardColumn[],
  options: RowOptions,
): RowShape | undefined {
  const row = withoutEmptyEnd(cells)
  const found = new Map<string, RowShape>()
  const add = (shape: RowShape) => found.set(`${shape.lead}:${shape.holes.join()}`, shape)
  const isWhole = ({ lead, holes }: RowShape) =>
    row.slice(lead).every((cell, at) => holes[at] === undefined || cell === '' || options.isValue(cell, lead))
  // Empty cells behind may be values that are missing, or what a spreadsheet adds to its rows.
  const shown = cells.slice(0, Math.max(row.length, columns.length))
  const places = [byPosition(shown, columns), byPosition(row, columns)].filter((one) => one !== undefined)
  const [placed] = places
  for (const place of places) if (isWhole(place)) add({ ...place, holes: place.holes.slice(0, row.length) })
  for (let lead = 0; lead <= Math.min(mostLead, row.length); lead += 1) {
    if (lead > 0 && !options.canLead?.(row.slice(0, lead))) continue
    for (let trail = 0; trail <= 2; trail += 1) {
      const end = row.length - trail
      if (trail > 0 && !options.canTrail?.(row.slice(end))) continue
      for (const holes of choices(row.slice(lead, end), columns, { ...options, lead })) add({ lead, holes })
    }
  }
  const [only, another] = found.values()
  if (only) return another === undefined ? only : undefined
  if (placed) return hasFewOdd(row, placed, options) ? placed : undefined
  return withOtherSums(row, columns, options)
}

/** The columns of rows that have no hole numbers above them: `length` cells at most, from the hole `first` on. */
export function columnsOf(length: number, first: number): CardColumn[] {
  return Array.from({ length: length > 12 ? 18 : Math.min(length, 9) }, (_, i) => first + i)
}

const isNoHole = (column: CardColumn) => typeof column === 'string'
const holeOf = (column: CardColumn) => (typeof column === 'number' ? column : undefined)

/** Spreadsheets add empty cells to the ends of their rows. */
export function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(
    0,
    cells.reduce((end, cell, i) => (cell === '' ? end : i + 1), 0),
  )
}

/** Each cell below its column, where the row reaches all holes. */
function byPosition(row: readonly string[], columns: readonly CardColumn[]): RowShape | undefined {
  if (row.length > columns.length || !columns.slice(row.length).every(isNoHole)) return undefined
  const isShort = row.length < columns.length
  const sums = columns.flatMap((column, i) => {
    const cell = row[i] ?? ''
    const isOther = !isShort && column !== unnamed && typeof column === 'string' && !sumWord.test(column)
    return typeof column === 'number' || isOther || !/\d/.test(cell) ? [] : [cell]
  })
  const holes = columns.slice(0, row.length).map(holeOf)
  if (hasEmptyEnd(row, holes)) return undefined
  return sumsFit(sums, placedCells(row, holes)) ? { lead: 0, holes } : undefined
}

/** Where the last hole has no value, a cell before it may be missing and all behind it one hole early. A nine may be empty. */
function hasEmptyEnd(row: readonly string[], holes: readonly (number | undefined)[]): boolean {
  const cells = placedCells(row, holes)
  const empty = cells.filter(({ text }) => text === '').length
  return cells.at(-1)?.text === '' && empty > 0 && empty < 9
}

const placedCells = (row: readonly string[], holes: readonly (number | undefined)[]) =>
  holes.flatMap((hole, i) => (hole === undefined ? [] : [{ hole, text: row[i] ?? '' }]))

/** In a row at its place a few cells may be no numbers, which are then asked about; a rating is never the first of them. */
function hasFewOdd(row: readonly string[], { holes }: RowShape, { isValue, canLead }: RowOptions): boolean {
  const odd = row.filter((cell, i) => holes[i] !== undefined && cell !== '' && !isValue(cell, 0))
  const others = row
    .filter((cell, i) => holes[i] !== undefined && isValue(cell, 0))
    .map((cell) => numberIn(cell) ?? 0)
  // A sum below a hole: a cell before it is missing.
  const hasSum = odd.some((cell) => (numberIn(cell) ?? 0) > 2 * Math.max(0, ...others))
  return (
    !hasSum &&
    odd.length * 2 <= holes.length &&
    !(canLead?.(row.slice(0, 1)) === true && odd.includes(row[0] ?? ''))
  )
}

/** Every cell is the value of a hole or stands below a heading for sums, and there are no more cells than that. */
function withOtherSums(
  row: readonly string[],
  columns: readonly CardColumn[],
  { isValue, mayHaveOtherSums = false }: RowOptions,
): RowShape | undefined {
  if (!mayHaveOtherSums || row.length !== columns.length) return undefined
  const isSure = columns.every((column, i) => {
    const cell = row[i] ?? ''
    if (typeof column === 'number') return isValue(cell, 0) && !twoNumbers.test(cell)
    return sumWord.test(column) ? cell === '' || (numberIn(cell) ?? 0) > 20 : !/\d/.test(cell)
  })
  return isSure ? { lead: 0, holes: columns.map(holeOf), hasOtherSums: true } : undefined
}

/** Every way to read the cells that gives each hole one value and the rest to sums that add up. */
function choices(
  row: readonly string[],
  columns: readonly CardColumn[],
  { isValue, areNumbersSplit = false, lead }: RowOptions & { lead: number },
): (number | undefined)[][] {
  const slots = withSums(columns)
  if (!slots) return []
  const holesFrom = slots.map((_, at) => slots.slice(at).filter((slot) => !isNoHole(slot)).length)
  const found: (number | undefined)[][] = []
  const walk = (
    at: number,
    slot: number,
    holes: readonly (number | undefined)[],
    sums: readonly string[],
  ) => {
    const [left, needed] = [row.length - at, holesFrom[slot] ?? 0]
    if (left < needed || left - needed > 2 * (slots.length - slot - needed)) return
    const column = slots[slot]
    if (column === undefined) {
      if (left === 0 && sumsFit(sums, placedCells(row, holes))) found.push([...holes])
      return
    }
    const cell = row[at] ?? ''
    if (typeof column === 'number') {
      if (cell !== '' && isValue(cell, lead)) walk(at + 1, slot + 1, [...holes, column], sums)
      return
    }
    walk(at, slot + 1, holes, sums)
    if (left === 0) return
    walk(at + 1, slot + 1, [...holes, undefined], /\d/.test(cell) ? [...sums, cell] : sums)
    const next = row[at + 1] ?? ''
    if (areNumbersSplit && /^\d{1,2}$/.test(cell) && /^\d{3}$/.test(next))
      walk(at + 2, slot + 1, [...holes, undefined, undefined], [...sums, `${cell}${next}`])
  }
  walk(0, 0, [], [])
  return [...new Map(found.map((holes) => [holes.join(), holes])).values()]
}

/** The columns with a place for every sum that cards print: after the front nine, and two at the end. */
function withSums(columns: readonly CardColumn[]): CardColumn[] | undefined {
  const last = columns.reduce<number>((at, column, i) => (isNoHole(column) ? at : i), -1)
  // So many columns besides the holes are no card, and each doubles the choices.
  if (columns.filter(isNoHole).length > 12) return undefined
  if (columns.filter((column) => !isNoHole(column)).length < 9) return [...columns]
  const atEnd = Math.max(0, 3 - (columns.length - last))
  return columns.flatMap((column, i) => [
    column,
    ...(column === 9 && columns[i + 1] === 10 ? [unnamed] : []),
    ...(i === last ? Array<CardColumn>(atEnd).fill(unnamed) : []),
  ])
}
