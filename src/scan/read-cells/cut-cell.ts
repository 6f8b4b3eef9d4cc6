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
export function cutCell(image: GreyImage, cell: Rectangle, target: Float32Array, offset: number): void {
  const marginX = (cell.right - cell.left) * cellMargin
  const marginY = (cell.bottom - cell.top) * cellMargin
  const stepX = (cell.right - cell.left + 2 * marginX) / cellWidth
  const stepY = (cell.bottom - cell.top + 2 * marginY) / cellHeight
  for (let row = 0; row < cellHeight; row += 1) {
    const top = cell.top - marginY + row * stepY
    for (let column = 0; column < cellWidth; column += 1) {
      const left = cell.left - marginX + column * stepX
      target[offset + row * cellWidth + column] = meanOver(image, left, top, left + stepX, top + stepY)
    }
  }
}

function meanOver(
  { width, height, data }: GreyImage,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  let sum = 0
  let area = 0
  const lastY = Math.ceil(bottom)
  const lastX = Math.ceil(right)
  for (let y = Math.floor(top); y < lastY; y += 1) {
    const tall = Math.min(bottom, y + 1) - Math.max(top, y)
    const start = Math.min(height - 1, Math.max(0, y)) * width
    for (let x = Math.floor(left); x < lastX; x += 1) {
      const share = tall * (Math.min(right, x + 1) - Math.max(left, x))
      sum += share * (data[start + Math.min(width - 1, Math.max(0, x))] ?? 0)
      area += share
    }
  }
  return sum / area
}
