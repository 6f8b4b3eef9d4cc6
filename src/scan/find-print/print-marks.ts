import type { GreyImage } from '../photo/grey-image.ts'
import { paperIn } from '../photo/paper.ts'

/** A connected spot of ink, or of bare paper inside a dark band, with the size of a digit or of a few digits that touch. In pixels. */
export type PrintMark = {
  readonly left: number
  readonly top: number
  /** One past its last pixel. */
  readonly right: number
  readonly bottom: number
  /** Lighter than what is around it. */
  readonly isLight: boolean
}

/** In pixels. The smallest digits that the networks can still read, and the largest of a card that fills the picture. */
const lowest = 6
const tallest = 90
const fewestPixels = 9
/** Half the side of the square whose mean a pixel is compared with. */
const reach = 14
/** Shades, and the share of the mean, by which ink differs from its surroundings. */
const leastContrast = 7
const leastShare = 0.1

const dark = 1
const light = 2

/** More marks than this are the grain of a board, of cloth or of grass, which is fainter than print. */
const mostMarks = 2500
const contrasts = [1, 1.4, 2, 2.8] as const

type FoundMarks = { readonly marks: readonly PrintMark[]; readonly step: number }

const found = new WeakMap<GreyImage, FoundMarks>()

/**
 * The marks of a picture above the first contrast at which there are no more than on a card, and the step of that contrast. Found once for
 * each picture: its card is found by them, and its columns are followed along them.
 */
export function findMarks(image: GreyImage): FoundMarks {
  const before = found.get(image)
  if (before) return before
  const marks = marksFrom(image, 0)
  found.set(image, marks)
  return marks
}

/** The same, where fainter contrasts than that of a step were tried before. */
export function marksFrom(image: GreyImage, from: number): FoundMarks {
  const isPaper = paperIn(image)
  for (let step = from; ; step += 1) {
    const marks = marksIn(image, contrasts[step] ?? 1).filter(({ left, top }) => isPaper(left, top))
    if (marks.length <= mostMarks || step >= contrasts.length - 1) return { marks, step }
  }
}

/** Every mark whose size may be that of print or handwriting. Rules and large shapes are left out. */
function marksIn(image: GreyImage, contrast: number): PrintMark[] {
  const ink = inkOf(image, contrast)
  const marks: PrintMark[] = []
  const stack: number[] = []
  for (let at = 0; at < ink.length; at += 1) {
    const shade = ink[at]
    if (!shade) continue
    const mark = filled(ink, image, at, shade, stack)
    if (mark && !(mark.isLight && isBareCell(image, mark))) marks.push(mark)
  }
  return marks
}

/** By pixel: dark or light against its surroundings, or 0. The outermost pixels are always 0. */
function inkOf({ width, height, data }: GreyImage, contrast: number): Uint8Array {
  const ink = new Uint8Array(width * height)
  const sums = new Float64Array(width)
  const addRow = (y: number, sign: 1 | -1) => {
    if (y < 0 || y >= height) return
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + sign * (data[y * width + x] ?? 0)
  }
  for (let y = 0; y <= reach; y += 1) addRow(y, 1)
  for (let y = 1; y < height - 1; y += 1) {
    addRow(y + reach, 1)
    addRow(y - reach - 1, -1)
    const rows = Math.min(height - 1, y + reach) - Math.max(0, y - reach) + 1
    let sum = 0
    for (let x = 0; x < Math.min(width, reach); x += 1) sum += sums[x] ?? 0
    for (let x = 0; x < width - 1; x += 1) {
      if (x + reach < width) sum += sums[x + reach] ?? 0
      if (x - reach - 1 >= 0) sum -= sums[x - reach - 1] ?? 0
      if (x === 0) continue
      const columns = Math.min(width - 1, x + reach) - Math.max(0, x - reach) + 1
      const mean = sum / (rows * columns)
      const apart = (data[y * width + x] ?? 0) - mean
      const least = contrast * Math.max(leastContrast, leastShare * mean)
      if (apart < -least) ink[y * width + x] = dark
      else if (apart > least) ink[y * width + x] = light
    }
  }
  return ink
}

/** Follows a spot over its eight neighbours and wipes it out; undefined where it is too small or too large for digits. */
function filled(
  ink: Uint8Array,
  image: GreyImage,
  start: number,
  shade: number,
  stack: number[],
): FilledMark | undefined {
  const { left, right, top, bottom, count, sum } = wiped(ink, image, start, shade, stack)
  const [wide, high] = [right - left + 1, bottom - top + 1]
  if (count < fewestPixels || high < lowest || high > tallest || wide > 4 * high) return undefined
  if (high > 9 * wide || count > 0.95 * wide * high) return undefined
  return { left, top, right: right + 1, bottom: bottom + 1, isLight: shade === light, mean: sum / count }
}

/** The outermost pixels of a spot, how many it has, and their brightness added up. Wipes it out of the ink. */
function wiped(
  ink: Uint8Array,
  { width, height, data }: GreyImage,
  start: number,
  shade: number,
  stack: number[],
) {
  const spot = { left: width, right: 0, top: height, bottom: 0, count: 0, sum: 0 }
  stack.push(start)
  ink[start] = 0
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width
    const y = (at - x) / width
    spot.count += 1
    spot.sum += data[at] ?? 0
    if (x < spot.left) spot.left = x
    if (x > spot.right) spot.right = x
    if (y < spot.top) spot.top = y
    if (y > spot.bottom) spot.bottom = y
    for (let dy = -width; dy <= width; dy += width)
      for (let near = at + dy - 1; near <= at + dy + 1; near += 1)
        if (ink[near] === shade) {
          ink[near] = 0
          stack.push(near)
        }
  }
  return spot
}

/** With the mean brightness of its own pixels. */
type FilledMark = PrintMark & { readonly mean: number }

/** In pixels from the mark. */
const frameAt = 3
/** Of the frame around a light mark, the share that may be as bright as itself: more is the paper of a cell, which only its rules make look light. */
const mostBright = 0.25

function isBareCell({ width, height, data }: GreyImage, mark: FilledMark): boolean {
  const [left, right] = [Math.max(0, mark.left - frameAt), Math.min(width - 1, mark.right - 1 + frameAt)]
  const [top, bottom] = [Math.max(0, mark.top - frameAt), Math.min(height - 1, mark.bottom - 1 + frameAt)]
  const least = 0.93 * mark.mean
  let [bright, count] = [0, 0]
  const look = (x: number, y: number) => {
    count += 1
    if ((data[y * width + x] ?? 0) >= least) bright += 1
  }
  for (let x = left; x <= right; x += 1) for (const y of [top, bottom]) look(x, y)
  for (let y = top + 1; y < bottom; y += 1) for (const x of [left, right]) look(x, y)
  return bright > mostBright * count
}
