import type { GreyImage } from '../photo/grey-image.ts'
import type { CellNetwork } from '../read-cells/cell-network.ts'
import { cellMargin, type Rectangle } from '../read-cells/cut-cell.ts'

/** How likely a printed number is this one. */
export type NumberChance = (value: number) => number

type Digit = { readonly from: number; readonly to: number; readonly top: number; readonly bottom: number }

/** Shades between paper and print; less is nothing printed, or too faint. */
const leastContrast = 25
/** A comma or point between thousands is lower than this share of a digit. */
const leastHeight = 0.5
/** A printed digit is about half as wide as it is high; what is wider than this are two that touch. */
const widestDigit = 1
const usualWidth = 0.62
const mostDigits = 5

/**
 * Reads a printed number of more digits than the networks know, such as 3,214: cut apart where paper shows between the digits,
 * each digit is read alone. undefined where it cannot be cut apart.
 */
export async function readLongNumber(
  image: GreyImage,
  cell: Rectangle,
  network: Pick<CellNetwork, 'predict'>,
): Promise<{ best: number; chance: NumberChance } | undefined> {
  const part = cropped(image, inset(cell))
  const digits = part && digitsOf(part.ink)
  if (!part || !digits || digits.length < 2 || digits.length > mostDigits) return undefined
  const { strip, cells } = apart(part, digits)
  const predictions = await network.predict(strip, cells)
  const chances = predictions.map(({ ones }) => ones.slice(0, 10))
  const best = Number(chances.map((row) => row.indexOf(Math.max(...row))).join(''))
  return {
    best,
    chance: (value) => {
      const text = String(value)
      if (text.length !== chances.length) return 0
      return chances.reduce((product, row, place) => product * (row[Number(text[place])] ?? 0), 1)
    },
  }
}

/** Inside the cell's rules. */
function inset({ left, top, right, bottom }: Rectangle): Rectangle {
  const [x, y] = [0.06 * (right - left), 0.12 * (bottom - top)]
  return { left: left + x, right: right - x, top: top + y, bottom: bottom - y }
}

type Part = { readonly grey: GreyImage; readonly ink: GreyImage; readonly paper: number }

/** The part of the picture, and in a second picture its ink: 255 where something is printed. */
function cropped(image: GreyImage, at: Rectangle): Part | undefined {
  const left = Math.max(0, Math.round(at.left))
  const top = Math.max(0, Math.round(at.top))
  const width = Math.min(image.width, Math.round(at.right)) - left
  const height = Math.min(image.height, Math.round(at.bottom)) - top
  if (width < 12 || height < 10) return undefined
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data[y * width + x] = image.data[(top + y) * image.width + left + x] ?? 0
  const sorted = [...data].sort((a, b) => a - b)
  const paper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const darker = paper - (sorted[Math.floor(0.02 * sorted.length)] ?? paper)
  const lighter = (sorted[Math.floor(0.98 * sorted.length)] ?? paper) - paper
  const contrast = Math.max(darker, lighter)
  if (contrast < leastContrast) return undefined
  const sign = darker >= lighter ? -1 : 1
  const ink = data.map((value) => (sign * (value - paper) > 0.5 * contrast ? 255 : 0))
  return { grey: { width, height, data }, ink: { width, height, data: ink }, paper }
}

/** The digits from left to right, without what is too low to be one. */
function digitsOf(ink: GreyImage): Digit[] {
  const runs = columnsWithInk(ink)
  const tallest = Math.max(0, ...runs.map(({ top, bottom }) => bottom - top))
  return runs
    .filter(({ top, bottom }) => bottom - top >= leastHeight * tallest)
    .flatMap((run) => {
      const wide = run.to - run.from
      if (wide <= widestDigit * tallest) return [run]
      const count = Math.max(2, Math.round(wide / (usualWidth * tallest)))
      return Array.from({ length: count }, (_, index) => ({
        ...run,
        from: run.from + (wide * index) / count,
        to: run.from + (wide * (index + 1)) / count,
      }))
    })
}

function columnsWithInk({ width, height, data }: GreyImage): Digit[] {
  const runs: Digit[] = []
  let open: { from: number; top: number; bottom: number } | undefined
  for (let x = 0; x <= width; x += 1) {
    let [top, bottom] = [height, 0]
    for (let y = 0; y < height && x < width; y += 1)
      if (data[y * width + x] === 255) [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)]
    if (bottom > top) {
      open = open
        ? { from: open.from, top: Math.min(open.top, top), bottom: Math.max(open.bottom, bottom) }
        : { from: x, top, bottom }
    } else if (open) {
      runs.push({ ...open, to: x })
      open = undefined
    }
  }
  return runs
}

/** Each digit in the middle of an empty cell of its own, side by side in one picture. */
function apart({ grey, paper }: Part, digits: readonly Digit[]): { strip: GreyImage; cells: Rectangle[] } {
  const tall = Math.max(...digits.map(({ top, bottom }) => bottom - top))
  const height = Math.ceil(tall * 1.9)
  const wide = Math.ceil(height * 1.5)
  const width = wide * digits.length
  const data = new Uint8Array(width * height).fill(paper)
  const share = cellMargin / (1 + 2 * cellMargin)
  const cells = digits.map((digit, index): Rectangle => {
    const left = index * wide
    const startX = left + Math.round((wide - (digit.to - digit.from)) / 2)
    const startY = Math.round((height - (digit.bottom - digit.top)) / 2)
    // One pixel more on each side: the edge of the ink is lighter than the ink.
    for (let y = Math.max(0, digit.top - 1); y < Math.min(grey.height, digit.bottom + 1); y += 1)
      for (let x = Math.max(0, Math.round(digit.from) - 1); x < Math.min(grey.width, digit.to + 1); x += 1) {
        const [atX, atY] = [startX + x - Math.round(digit.from), startY + y - digit.top]
        if (atX >= left && atX < left + wide && atY >= 0 && atY < height)
          data[atY * width + atX] = grey.data[y * grey.width + x] ?? paper
      }
    return {
      left: left + share * wide,
      right: left + wide - share * wide,
      top: share * height,
      bottom: height - share * height,
    }
  })
  return { strip: { width, height, data }, cells }
}
