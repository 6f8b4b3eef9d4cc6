export const sumWord =
  /^(?:out|in|tot|totals?|sums?|suma|ida|vuelta|front(?: ?9| nine)?|back(?: ?9| nine)?|gesamt|summe)\.?:?$/i

/** Two numbers in one cell: two indexes of a hole that is played twice, or pars of men and women. */
export const twoNumbers = /^(\d{1,3})\s*[/–-]\s*(\d{1,3})$/

export type PlacedCell = { hole: number; text: string }

/** Whether all of these can be sums of the holes: out, in or total, each of them right, or of a nine that stands elsewhere. */
export function sumsFit(sums: readonly string[], cells: readonly PlacedCell[]): boolean {
  if (sums.length === 0) return true
  const { own, isOpen, largest } = knownSums(cells)
  const values = sums.map(boundsOf)
  const isOwn = (value: Bounds) => own.some(([least, most]) => value[0] >= least && value[1] <= most)
  const hasOwn = own.length === 0 || values.some((value) => value !== undefined && isOwn(value))
  return (
    hasOwn &&
    values.every((value) => value !== undefined && (isOwn(value) || (isOpen && value[0] > 2 * largest)))
  )
}

/** A number twice, or the smaller and the larger one of a cell with two. */
type Bounds = readonly [least: number, most: number]

function boundsOf(cell: string): Bounds | undefined {
  const [, first, second] = twoNumbers.exec(cell) ?? []
  if (first !== undefined)
    return [Math.min(Number(first), Number(second)), Math.max(Number(first), Number(second))]
  const value = numberIn(cell)
  return value === undefined ? undefined : [value, value]
}

/** The first printed sum that is no sum of the holes, and of which holes it should be. */
export function otherSum(
  sums: readonly { name: string; text: string }[],
  cells: readonly PlacedCell[],
): { printed: number; added: number; holes: number[] } | undefined {
  const [front, back] = [cells.filter(({ hole }) => hole <= 9), cells.filter(({ hole }) => hole > 9)]
  const { own, isOpen, largest } = knownSums(cells)
  for (const { name, text } of sums) {
    const printed = numberIn(text)
    const isOwn = own.some(([least, most]) => printed !== undefined && printed >= least && printed <= most)
    if (printed === undefined || isOwn || (isOpen && printed > 2 * largest && own.length === 0)) continue
    const summed = /^(?:out|ida|front)/i.test(name) ? front : /^(?:in|vuelta|back)/i.test(name) ? back : cells
    const values = summed.map((cell) => numberIn(cell.text))
    if (summed.length === 0 || values.includes(undefined)) continue
    const added = values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
    if (added !== printed) return { printed, added, holes: summed.map(({ hole }) => hole) }
  }
  return undefined
}

/** The other nine stands elsewhere or a cell is no number: then a sum is not known, but is far more than any hole has. */
function knownSums(cells: readonly PlacedCell[]): { own: Bounds[]; isOpen: boolean; largest: number } {
  const values = cells.map(({ hole, text }) => ({ hole, value: boundsOf(text) }))
  const [front, back] = [values.filter(({ hole }) => hole <= 9), values.filter(({ hole }) => hole > 9)]
  const [out, home] = [sumOfNine(front), sumOfNine(back)]
  const total: Bounds | undefined = out && home && [out[0] + home[0], out[1] + home[1]]
  return {
    own: [out, home, total].filter((one) => one !== undefined),
    isOpen: out === undefined || (back.length > 0 && home === undefined),
    largest: Math.max(0, ...values.map(({ value }) => value?.[1] ?? 0)),
  }
}

function sumOfNine(cells: readonly { value: Bounds | undefined }[]): Bounds | undefined {
  const values = cells.flatMap(({ value }) => (value === undefined ? [] : [value]))
  if (cells.length !== 9 || values.length !== 9) return undefined
  return values.reduce<Bounds>((sum, value) => [sum[0] + value[0], sum[1] + value[1]], [0, 0])
}

/** "385", "385 yds", "3,252", "3 252", "3'252". */
export function numberIn(cell: string): number | undefined {
  const digits = /^(\d{1,3}(?:[.,'’\s]\d{3})+|\d{1,6})\s*(?:\p{L}+\.?)?$/u.exec(cell.trim())?.[1]
  return digits === undefined ? undefined : Number(digits.replace(/\D/g, ''))
}
