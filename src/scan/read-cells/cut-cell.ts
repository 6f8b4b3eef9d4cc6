import type { GreyImage } from '../photo/grey-image.ts'

/** The size of the network's input: 32 rows of 48 pixels. */
export const cellWidth = 48
export const cellHeight = 32
export const cellPixels = cellWidth * cellHeight

/** A part of a flat card, in its pixels. */
export type Rectangle = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The margin of a cut-out cell, as a share of its size: digits cross the rules, and the rules show the network where the cell ends. */
export const cellMargin = 0.15

/** Writes the cell's pixels into `target` from `offset` on. Each pixel is the mean of the area that it covers. */
export function cutCell(
  { width, height, data }: GreyImage,
  cell: Rectangle,
  target: Float32Array,
  offset: number,
): void {
  const marginX = (cell.right - cell.left) * cellMargin
  const marginY = (cell.bottom - cell.top) * cellMargin
  const across = coverage(cell.left - marginX, cell.right + marginX, cellWidth, width)
  const down = coverage(cell.top - marginY, cell.bottom + marginY, cellHeight, height)
  const area = across.step * down.step
  for (let row = 0; row < cellHeight; row += 1) {
    for (let column = 0; column < cellWidth; column += 1) {
      const firstX = column * across.most
      let sum = 0
      for (let y = row * down.most; y < (row + 1) * down.most; y += 1) {
        const start = (down.places[y] ?? 0) * width
        let along = 0
        for (let x = firstX; x < firstX + across.most; x += 1)
          along += (across.shares[x] ?? 0) * (data[start + (across.places[x] ?? 0)] ?? 0)
        sum += along * (down.shares[y] ?? 0)
      }
      target[offset + row * cellWidth + column] = sum / area
    }
  }
}

/** Which pixels of a picture each of the parts of a span covers, and how much of each pixel; beyond its edge the picture goes on as there. */
type Coverage = {
  readonly step: number
  /** How many pixels are listed for each part; what a part does not cover has no share. */
  readonly most: number
  readonly places: Int32Array
  readonly shares: Float64Array
}

function coverage(from: number, to: number, parts: number, size: number): Coverage {
  const step = (to - from) / parts
  const most = Math.max(0, Math.ceil(step)) + 1
  const places = new Int32Array(parts * most)
  const shares = new Float64Array(parts * most)
  for (let part = 0; part < parts; part += 1) {
    const start = from + part * step
    const end = start + step
    const first = Math.floor(start)
    for (let index = 0; index < most; index += 1) {
      const at = first + index
      places[part * most + index] = Math.min(size - 1, Math.max(0, at))
      shares[part * most + index] = Math.max(0, Math.min(end, at + 1) - Math.max(start, at))
    }
  }
  return { step, most, places, shares }
}
