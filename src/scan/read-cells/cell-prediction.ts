/**
 * What the network says of one cell. The chances within each group add up to 1; the groups are those of the network's
 * outputs (docs/scan-models.md).
 */
export type CellPrediction = {
  /** What stands in the cell. `pickedUp` is a dash, X, P or NR; `scrawl` any other handwriting. */
  readonly kind: {
    readonly empty: number
    readonly printed: number
    readonly written: number
    readonly pickedUp: number
    readonly words: number
    readonly scrawl: number
  }
  /** By the number of digits: 0, 1, 2, 3, and 4 for four or more. */
  readonly digitCount: Float32Array
  /** By digit, 0 to 9; the last chance, at `noDigit`, is that of no digit at this place. */
  readonly hundreds: Float32Array
  readonly tens: Float32Array
  readonly ones: Float32Array
  readonly sign: { readonly plain: number; readonly minus: number }
  /** The ring drawn round the number. */
  readonly ring: {
    readonly none: number
    readonly circle: number
    readonly square: number
    readonly triangle: number
  }
}

const noDigit = 10

/** How likely the cell holds any number, in print or by hand. */
export function chanceOfAnyNumber({ kind }: CellPrediction): number {
  return kind.printed + kind.written
}

/** Whether the cell holds a number rather than not. */
export function holdsNumber(cell: CellPrediction): boolean {
  return chanceOfAnyNumber(cell) > 0.5
}

/** How many of the cells hold a number rather than not. */
export function countNumbers(cells: readonly CellPrediction[]): number {
  return cells.filter(holdsNumber).length
}

/** How many of the cells hold a number that looks printed. */
export function countPrintedNumbers(cells: readonly CellPrediction[]): number {
  return cells.filter((cell) => holdsNumber(cell) && cell.kind.printed > cell.kind.written).length
}

/** How likely something is written or printed there that is not a score: words, names, remarks, scribbles. */
export function chanceOfText({ kind }: CellPrediction): number {
  return kind.words + kind.scrawl
}

/** The chance of all that was read of a cell together: of its kind and, where it holds a number, of its digits and sign. */
export function surenessOf(prediction: CellPrediction): number {
  const { kind, digitCount, hundreds, tens, ones, sign } = prediction
  const isNumber = chanceOfAnyNumber(prediction)
  const rest = Math.max(kind.empty, kind.pickedUp, kind.words, kind.scrawl)
  if (rest > isNumber) return rest
  const [one, two, three] = [ones, tens, hundreds].map((chances) => Math.max(...chances.subarray(0, noDigit)))
  // What is said of digits that a shorter number does not have says nothing about it.
  const [, short = 0, longer = 0, longest = 0] = digitCount
  const number = (one ?? 0) * Math.max(short, (two ?? 0) * Math.max(longer, (three ?? 0) * longest))
  return isNumber * number * Math.max(sign.plain, sign.minus)
}

/** How likely the cell adds nothing to a sum: nothing is in it, or the hole was picked up. */
export function chanceOfNoStrokes({ kind }: CellPrediction): number {
  return kind.empty + kind.pickedUp
}

/** How likely the cell holds this number, if it holds a number at all: of up to three digits, negative with a minus. */
export function chanceOfNumber(prediction: CellPrediction, value: number): number {
  const size = Math.abs(value)
  const length = size < 10 ? 1 : size < 100 ? 2 : size < 1000 ? 3 : 4
  const { digitCount, ones, tens, hundreds, sign } = prediction
  return (
    (digitCount[length] ?? 0) *
    (ones[size % 10] ?? 0) *
    (length > 1 ? (tens[Math.floor(size / 10) % 10] ?? 0) : 1) *
    (length > 2 ? (hundreds[Math.floor(size / 100) % 10] ?? 0) : 1) *
    (value < 0 ? sign.minus : sign.plain)
  )
}

/** The number from `least` to `most` that the cell most likely holds, if it holds a number at all. */
export function likeliestNumber(
  cell: CellPrediction,
  least: number,
  most: number,
): { number: number; chance: number } {
  let best = { number: least, chance: chanceOfNumber(cell, least) }
  for (let number = least + 1; number <= most; number += 1) {
    const chance = chanceOfNumber(cell, number)
    if (chance > best.chance) best = { number, chance }
  }
  return best
}
