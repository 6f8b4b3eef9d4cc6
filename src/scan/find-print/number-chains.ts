import type { PrintedNumber } from './numbers.ts'

/** At least nine places at even distances along a row, most of them with a number of the same height. */
export type NumberChain = {
  /** The middle of each place, from the left; also of those where no number was found. */
  readonly places: readonly { readonly x: number; readonly y: number }[]
  /** How many places have a number. */
  readonly found: number
  readonly pitch: number
  /** How far it falls for each pixel to the right. */
  readonly slope: number
  /** The median height of its numbers. */
  readonly height: number
}

const fewestPlaces = 9
/** Two nines, the sums and two more: what goes on further is the weave of a cloth. */
const mostPlaces = 24
const fewestFound = 8
const mostMissing = 2
/** In pixels: as `findRuleRuns` has it for columns. */
const narrowest = 17
const steepest = 0.28

/** Every chain that runs to the right; the ones with the most numbers first. */
export function findChains(numbers: readonly PrintedNumber[]): NumberChain[] {
  const index = rowIndex(numbers)
  const seen = new Set<number>()
  const chains: NumberChain[] = []
  for (const [from, start] of numbers.entries())
    for (const to of neighbours(start, index)) {
      const second = numbers[to]
      if (!second || seen.has(from * numbers.length + to)) continue
      const chain = follow([start, second], index, (a, b) => seen.add(a * numbers.length + b), [from, to])
      if (chain) chains.push(chain)
    }
  return chains.sort((a, b) => b.found - a.found)
}

const strip = 24
type Index = {
  readonly numbers: readonly PrintedNumber[]
  readonly rows: ReadonlyMap<number, readonly number[]>
}

/** The numbers by strips of rows, each strip from left to right. */
function rowIndex(numbers: readonly PrintedNumber[]): Index {
  const rows = new Map<number, number[]>()
  for (const [at, { y }] of numbers.entries()) {
    const row = Math.floor(y / strip)
    const list = rows.get(row)
    if (list) list.push(at)
    else rows.set(row, [at])
  }
  for (const list of rows.values()) list.sort((a, b) => (numbers[a]?.x ?? 0) - (numbers[b]?.x ?? 0))
  return { numbers, rows }
}

/** The nearest few numbers to the right that may follow at one pitch. */
function neighbours(start: PrintedNumber, { numbers, rows }: Index): number[] {
  const found: { at: number; apart: number }[] = []
  const middle = Math.floor(start.y / strip)
  for (let row = middle - 2; row <= middle + 2; row += 1)
    for (const at of rows.get(row) ?? []) {
      const other = numbers[at]
      if (!other) continue
      const apart = other.x - start.x
      if (apart < Math.max(narrowest, 0.7 * start.height)) continue
      if (apart > 12 * start.height) break
      if (!alike(start, other) || Math.abs(other.y - start.y) > steepest * apart + 2) continue
      found.push({ at, apart })
    }
  return found
    .sort((a, b) => a.apart - b.apart)
    .slice(0, 3)
    .map(({ at }) => at)
}

function alike(a: PrintedNumber, b: PrintedNumber): boolean {
  const ratio = a.height / b.height
  return a.isLight === b.isLight && ratio > 0.62 && ratio < 1.6
}

function follow(
  first: readonly [PrintedNumber, PrintedNumber],
  index: Index,
  note: (a: number, b: number) => void,
  ids: readonly [number, number],
): NumberChain | undefined {
  const [start, second] = first
  const places = [start, second].map(({ x, y }) => ({ x, y }))
  const heights = [start.height, second.height]
  let last = ids[1]
  let [missing, total] = [0, 0]
  for (;;) {
    const [x, y, pitch] = aim(places)
    const next = nearest(index, x, y, pitch, start)
    const number = next === undefined ? undefined : index.numbers[next]
    if (next !== undefined && number) {
      if (missing === 0) note(last, next)
      places.push({ x: number.x, y: number.y })
      heights.push(number.height)
      last = next
      missing = 0
    } else {
      missing += 1
      total += 1
      if (missing > 1 || total > mostMissing + 1) break
      places.push({ x, y })
    }
  }
  while (places.length > 0 && missing > 0) {
    places.pop()
    missing -= 1
    if (missing === 1) break
  }
  return chainOf(places, heights)
}

function chainOf(
  places: readonly { x: number; y: number }[],
  heights: readonly number[],
): NumberChain | undefined {
  const [first, last] = [places[0], places.at(-1)]
  if (
    !first ||
    !last ||
    places.length < fewestPlaces ||
    places.length > mostPlaces ||
    heights.length < fewestFound
  )
    return undefined
  return {
    places,
    found: heights.length,
    pitch: (last.x - first.x) / (places.length - 1),
    slope: (last.y - first.y) / (last.x - first.x),
    height: [...heights].sort((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0,
  }
}

/** Where the next place is, after the last few, and how far away. */
function aim(places: readonly { x: number; y: number }[]): [x: number, y: number, pitch: number] {
  const last = places.at(-1) ?? { x: 0, y: 0 }
  const back = Math.min(places.length - 1, 5)
  const before = places.at(-1 - back) ?? last
  const [dx, dy] = [(last.x - before.x) / back, (last.y - before.y) / back]
  return [last.x + dx, last.y + dy, dx]
}

function nearest(
  { numbers, rows }: Index,
  x: number,
  y: number,
  pitch: number,
  like: PrintedNumber,
): number | undefined {
  const [wide, high] = [0.15 * pitch + 1, 0.05 * pitch + 0.3 * like.height + 1]
  let best: number | undefined
  let least = 1
  for (let row = Math.floor((y - high) / strip); row <= Math.floor((y + high) / strip); row += 1)
    for (const at of rows.get(row) ?? []) {
      const number = numbers[at]
      if (!number || number.x < x - wide) continue
      if (number.x > x + wide) break
      const miss = ((number.x - x) / wide) ** 2 + ((number.y - y) / high) ** 2
      if (miss < least && alike(number, like)) [best, least] = [at, miss]
    }
  return best
}
