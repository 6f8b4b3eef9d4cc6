import type { PrintMark } from './print-marks.ts'

/** A few marks side by side that may be one number or word. In pixels of the flat picture. */
export type PrintedNumber = PrintMark & {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** As shares of the height: the widest gap within a number, and how much two of its marks must overlap upright. */
const widestGap = 0.32
const leastOverlap = 0.6

/** Joins marks that stand as close as the digits of one number; the order is that of their left edges. */
export function joinMarks(marks: readonly PrintMark[]): PrintedNumber[] {
  const sorted = [...marks].sort((a, b) => a.left - b.left)
  const open: PrintMark[] = []
  const done: PrintMark[] = []
  const rows = new Map<number, number[]>()
  for (const mark of sorted) {
    const at = lastFitting(mark, open, rows)
    const before = at === undefined ? undefined : open[at]
    if (at === undefined || before === undefined) {
      open.push(mark)
      noteRows(mark, open.length - 1, rows)
      continue
    }
    open[at] = {
      left: before.left,
      right: Math.max(before.right, mark.right),
      top: Math.min(before.top, mark.top),
      bottom: Math.max(before.bottom, mark.bottom),
      isLight: before.isLight,
    }
    noteRows(mark, at, rows)
  }
  done.push(...open)
  return done.sort((a, b) => a.left - b.left).map(asNumber)
}

function asNumber(mark: PrintMark): PrintedNumber {
  const { left, right, top, bottom } = mark
  return { ...mark, x: (left + right) / 2, y: (top + bottom) / 2, height: bottom - top }
}

const strip = 16

function noteRows(mark: PrintMark, at: number, rows: Map<number, number[]>): void {
  const row = Math.floor((mark.top + mark.bottom) / 2 / strip)
  const list = rows.get(row)
  if (!list) rows.set(row, [at])
  else if (list.at(-1) !== at) list.push(at)
}

/** The latest group that ends just before the mark, at the same height and with the same shade. */
function lastFitting(
  mark: PrintMark,
  open: readonly PrintMark[],
  rows: ReadonlyMap<number, readonly number[]>,
): number | undefined {
  const middle = Math.floor((mark.top + mark.bottom) / 2 / strip)
  let best: number | undefined
  for (const row of [middle - 1, middle, middle + 1]) {
    const list = rows.get(row) ?? []
    for (let index = list.length - 1; index >= Math.max(0, list.length - 6); index -= 1) {
      const at = list[index]
      const before = at === undefined ? undefined : open[at]
      if (at !== undefined && before && belong(before, mark) && at > (best ?? -1)) best = at
    }
  }
  return best
}

function belong(before: PrintMark, mark: PrintMark): boolean {
  if (before.isLight !== mark.isLight) return false
  const [one, other] = [before.bottom - before.top, mark.bottom - mark.top]
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  if (low < 0.6 * high || mark.left - before.right > widestGap * high) return false
  return Math.min(before.bottom, mark.bottom) - Math.max(before.top, mark.top) > leastOverlap * low
}

/** Rows and columns exchanged; `height` stays that of the number. */
export function transposed(number: PrintedNumber): PrintedNumber {
  const { left, top, right, bottom, x, y } = number
  return { ...number, left: top, top: left, right: bottom, bottom: right, x: y, y: x }
}
