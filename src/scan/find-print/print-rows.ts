import { median } from '../find-card/median.ts'

/** From its first pixel to one past its last. */
export type Span = { readonly from: number; readonly to: number }

/** What is known of one direction of a card, by pixel across its rows. */
export type RowProfile = {
  /** By column, where its numbers stand across the rows. */
  readonly columns: readonly (readonly Span[])[]
  /** How many pixels there are across the rows. */
  readonly size: number
  /** Where level rules are, in pixels. */
  readonly rules: readonly number[]
  /** The height of the card's printed numbers, in pixels. */
  readonly height: number
  /** Between two columns, in pixels. */
  readonly pitch: number
}

/** As multiples of the height of print: the lowest and the tallest row. */
const lowest = 1.3
const tallest = 5
/** As a share of the columns' pitch: no row of a card is lower, however small its print. */
const flattest = 0.38
/** In shares of the columns: what one more row costs, and what a rule between two rows gains or one within a row costs. */
const costOfRow = 0.14
const gainOfRule = 0.25
const costOfRuleWithin = 0.4

/**
 * Where one row ends and the next begins, from the first pixel to the last: lines that cross little of what stands in the columns,
 * so that between two of them stands one number in each of many columns. Numbers of one row need not stand at the same height: what is
 * written in a wide row is no reason for two. Rules count where there are some.
 */
export function separateRows({ columns, size, rules, height, pitch }: RowProfile): number[] {
  const smooth = smoothed(coverOf(columns, size), Math.max(1, Math.round(0.22 * height)))
  const lastAt = lastMiddles(columns, size)
  const ruled = new Float32Array(size)
  for (const rule of rules)
    for (let at = Math.round(rule) - 2; at <= Math.round(rule) + 2; at += 1)
      if (at >= 0 && at < size) ruled[at] = 1 - Math.abs(at - rule) / 4
  const upTo = countsUpTo(rules, size)
  const least = Math.max(8, Math.round(lowest * height), Math.round(flattest * pitch))
  const most = Math.max(least + 1, Math.round(tallest * height))
  const best = new Float32Array(size).fill(-Infinity)
  const from = new Int32Array(size).fill(-1)
  best[0] = 0
  for (let end = least; end < size; end += 1) {
    const last = lastAt[end] ?? []
    let filled = 0
    const edge = (ruled[end] ?? 0) * gainOfRule - (smooth[end] ?? 0)
    for (let start = end - 1; start >= Math.max(0, end - most); start -= 1) {
      while ((last[filled] ?? -1) >= start) filled += 1
      if (end - start < least && start > 0) continue
      const within = Math.max(
        0,
        (upTo[Math.max(0, end - 4)] ?? 0) - (upTo[Math.min(size - 1, start + 4)] ?? 0),
      )
      const value =
        (best[start] ?? -Infinity) + filled / columns.length + edge - costOfRow - costOfRuleWithin * within
      if (value > (best[end] ?? -Infinity)) {
        best[end] = value
        from[end] = start
      }
    }
  }
  return trimTallRows(linesBack(from, size - 1), smooth, height)
}

/** As multiples of the usual row: a taller one has room around its numbers, in which they would be cut out too small. */
const tooTall = 1.7
/** In shares of the columns: what stands there is a row of numbers, or still a part of it. */
const leastPeak = 0.25
const leastPart = 0.06

/** Cuts the room above and below its numbers off a row that is much taller than the others. */
function trimTallRows(lines: readonly number[], smooth: Float32Array, height: number): number[] {
  const rows = lines.slice(1).map((bottom, index) => {
    const top = lines[index] ?? 0
    const peak = smooth.subarray(top, bottom).reduce((most, value) => Math.max(most, value), 0)
    return { top, bottom, peak }
  })
  const tall = rows.filter(({ peak }) => peak > leastPeak).map(({ top, bottom }) => bottom - top)
  if (tall.length === 0) return [...lines]
  const usual = Math.max(median(tall), lowest * height)
  return rows.reduce<number[]>(
    (all, { top, bottom, peak }) => {
      const between =
        bottom - top > tooTall * usual && peak > leastPeak ? edgesIn(smooth, top, bottom, usual) : []
      return [...all, ...between, bottom]
    },
    [lines[0] ?? 0],
  )
}

function edgesIn(smooth: Float32Array, top: number, bottom: number, usual: number): number[] {
  let [from, to] = [top, bottom]
  while (from < bottom && (smooth[from] ?? 0) < leastPart) from += 1
  while (to > from && (smooth[to] ?? 0) < leastPart) to -= 1
  const half = Math.round(Math.max(usual, 1.15 * (to - from)) / 2)
  const middle = Math.round((from + to) / 2)
  const least = 0.4 * usual
  return [middle - half, middle + half].filter((at) => at > top + least && at < bottom - least)
}

/** By pixel across the rows, the share of the columns in which a number stands. */
function coverOf(columns: readonly (readonly Span[])[], size: number): Float32Array {
  const cover = new Float32Array(size)
  for (const spans of columns) {
    const covered = new Uint8Array(size)
    for (const { from, to } of spans) covered.fill(1, Math.max(0, from), Math.max(0, to))
    for (let at = 0; at < size; at += 1) cover[at] = (cover[at] ?? 0) + (covered[at] ?? 0) / columns.length
  }
  return cover
}

/** By pixel, the middle of the last number before it in each column that has one; the latest first. */
function lastMiddles(columns: readonly (readonly Span[])[], size: number): (readonly number[])[] {
  const middles = columns
    .flatMap((spans, column) => spans.map(({ from, to }) => ({ column, at: Math.floor((from + to) / 2) })))
    .sort((a, b) => a.at - b.at)
  let last: readonly { column: number; at: number }[] = []
  let next = 0
  return Array.from({ length: size }, (_, end) => {
    for (let middle = middles[next]; middle && middle.at < end; middle = middles[next]) {
      const { column } = middle
      last = [middle, ...last.filter((other) => other.column !== column)]
      next += 1
    }
    return last.map(({ at }) => at)
  })
}

function linesBack(from: Int32Array, last: number): number[] {
  const lines: number[] = []
  for (let at = last; at >= 0; at = from[at] ?? -1) lines.unshift(at)
  return lines
}

function smoothed(values: Float32Array, reach: number): Float32Array {
  return values.map((_, at) => {
    let sum = 0
    for (let near = at - reach; near <= at + reach; near += 1) sum += values[near] ?? 0
    return sum / (2 * reach + 1)
  })
}

/** By pixel, how many rules lie at or before it. */
function countsUpTo(rules: readonly number[], size: number): Int32Array {
  const counts = new Int32Array(size)
  for (const rule of rules) {
    const at = Math.max(0, Math.min(size - 1, Math.round(rule)))
    counts[at] = (counts[at] ?? 0) + 1
  }
  for (let at = 1; at < size; at += 1) counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0)
  return counts
}
