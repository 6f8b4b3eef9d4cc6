import { chanceOfText, countNumbers } from '../read-cells/cell-prediction.ts'
import type { Nine } from './find-nines.ts'
import { cellOf, middleOfRow } from './lattice.ts'

/** A nine with the rows of its own block, without those of the block above or below. */
export type Block = {
  readonly nine: Nine
  /** Indexes into the lattice's rows, without header rows. */
  readonly rows: readonly number[]
}

/**
 * For each nine the ruled rows above and below its header, up to where the block of another header begins. Where the header is printed
 * once more above the players' rows, what stands between is the nine's as well.
 */
export function blocksOf(nines: readonly Nine[]): Block[] {
  const blocks = nines.map((nine) => {
    const others = nines.filter((other) => other !== nine && sharesColumns(nine, other))
    const headers = others.map((other) => middleOfRow(other.lattice, other.headerRow))
    const rows = [...rowsFrom(nine, -1, headers).reverse(), ...rowsFrom(nine, 1, headers)]
    const above = heightAboveHeader([nine, ...others])
    return { nine, rows: rows.filter((row) => others.every((other) => isOnOwnSide(nine, row, other, above))) }
  })
  return blocks.flatMap((block) => {
    if (blocks.some((other) => isHeaderRepeated(block, other, blocks))) return []
    const above = blocks.find((other) => isHeaderRepeated(other, block, blocks))
    return above ? [{ ...block, rows: [...above.rows, ...block.rows] }] : [block]
  })
}

/** Of nine cells, in a row of numbers. */
const fewestNumbers = 5
/** Numbers written in a block: so many are printed ones that were mistaken for handwriting. */
const mostMistaken = 3

/**
 * Whether the block below only continues the one above: it was found in the same rows, has the same numbers over the same columns, and
 * only there somebody wrote. On a card that nobody wrote on, one of the two has no printed rows, or one.
 */
function isHeaderRepeated(above: Block, below: Block, all: readonly Block[]): boolean {
  const [one, other] = [above.nine, below.nine]
  if (one === other || one.first !== other.first || !haveSameRows(one, other)) return false
  if (one.headerRow >= other.headerRow || !sharesColumns(one, other)) return false
  const isBetween = ({ nine }: Block) =>
    sharesColumns(nine, one) &&
    middleOfRow(nine.lattice, nine.headerRow) > middleOfRow(one.lattice, one.headerRow) &&
    middleOfRow(nine.lattice, nine.headerRow) < middleOfRow(other.lattice, other.headerRow)
  if (all.some(isBetween) || isFilledIn(above)) return false
  return isFilledIn(below) || !isCourse(above) || !isCourse(below)
}

/** Whether both were found in one lattice; rows that one of them lacks were added to the other. */
function haveSameRows({ lattice: { across: one } }: Nine, { lattice: { across: other } }: Nine): boolean {
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one]
  return fewer.every((line) => more.includes(line))
}

/** Whether it has pars and something else; pars for women alone may stand under the players' rows. */
function isCourse({ nine, rows }: Block): boolean {
  return rows.filter((row) => countNumbers(nine.predictions[row] ?? []) >= fewestNumbers).length > 1
}

/** Whether somebody wrote numbers in it. */
export function isFilledIn(block: Block): boolean {
  return inkOf(block) > mostMistaken
}

/** About how many of its cells hold handwritten numbers. */
export function inkOf({ nine, rows }: Block): number {
  return rows.reduce(
    (sum, row) => sum + (nine.predictions[row] ?? []).reduce((count, { kind }) => count + kind.written, 0),
    0,
  )
}

/** Two blocks of one card look alike: the second begins as far above its header as the first one does. */
function isOnOwnSide(nine: Nine, row: number, other: Nine, above: number): boolean {
  const isFirst = headerTop(nine) < headerTop(other)
  const cut = headerTop(isFirst ? other : nine) - above
  const isAbove = middleOfRow(nine.lattice, row) < cut
  return isFirst === isAbove
}

/**
 * How far the card's topmost block begins above its header: no other block, and no header that is printed once more, can be in the way
 * there. Lines of words above all numbers, and the room between them, are no part of a block.
 */
function heightAboveHeader(nines: readonly Nine[]): number {
  const [topmost] = [...nines].sort((a, b) => headerTop(a) - headerTop(b))
  if (!topmost) return 0
  const above = rowsFrom(topmost, -1, [])
    .filter((row) => !isGap(topmost, row))
    .at(-1)
  return above === undefined ? 0 : headerTop(topmost) - (topmost.lattice.across[above] ?? 0)
}

function headerTop({ lattice, headerRow }: Nine): number {
  return lattice.across[headerRow] ?? 0
}

function rowsFrom(nine: Nine, step: 1 | -1, otherHeaders: readonly number[]): number[] {
  const { lattice, headerRow, ruled } = nine
  const isRuled = (row: number) => (ruled[row] ?? 0) >= 0.4
  const rows: number[] = []
  for (let row = headerRow + step; row >= 0 && row < lattice.across.length - 1; row += step) {
    const [from, to] = [lattice.across[row] ?? 0, lattice.across[row + 1] ?? 0]
    if (otherHeaders.some((at) => at > from && at < to)) break
    // Digits and dark bands may hide the rules of a row of numbers.
    if (!isRuled(row) && isGap(nine, row)) break
    if ((ruled[row] ?? 0) < 0.8 && isTitle(nine, row)) break
    rows.push(row)
  }
  return rows
}

/** Between two tables most cells hold no number. */
function isGap({ predictions }: Nine, row: number): boolean {
  const cells = predictions[row] ?? []
  return countNumbers(cells) < fewestNumbers
}

/** Words that run across the cells are a heading, not a row. */
function isTitle({ predictions }: Nine, row: number): boolean {
  const cells = predictions[row] ?? []
  return cells.filter((cell) => chanceOfText(cell) > 0.6).length >= 4
}

function sharesColumns(a: Nine, b: Nine): boolean {
  if (a.lattice.runsDown !== b.lattice.runsDown) return false
  const overlap =
    Math.min(a.lattice.along[9] ?? 0, b.lattice.along[9] ?? 0) -
    Math.max(a.lattice.along[0] ?? 0, b.lattice.along[0] ?? 0)
  return overlap > 2 * a.lattice.pitch
}

/** The rectangle of the block's holes in the flat picture. */
export function extentOf({ nine, rows }: Block) {
  const from = cellOf(nine.lattice, 0, rows[0] ?? nine.headerRow)
  const to = cellOf(nine.lattice, 8, rows.at(-1) ?? nine.headerRow)
  return { left: from.left, top: from.top, right: to.right, bottom: to.bottom }
}
