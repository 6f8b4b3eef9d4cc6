import sharp from 'sharp'
import type { Quad } from '#domain/round/cut-out.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import { inDecodingTurn, openPicture } from './clean-image.ts'

/** Twice what the networks take (scan/read-cells/cut-cell.ts), with the same margin, so that training can choose. */
const CUT_WIDTH = 96
const CUT_HEIGHT = 64
const MARGIN = 0.15
/** The reader works with photos of this size. */
const PHOTO_SIDE = 2_000
/** A cell is one of nine or more columns and of several rows: a longer side would show more than a number. */
const LONGEST_SIDE = 0.25
const SHORTEST_SIDE_PX = 6
/** So that each pixel is the mean of the area that it covers, also of a large cell. */
const MOST_SAMPLES = 6

type Grey = { data: Uint8Array; width: number; height: number }
type Point = { x: number; y: number }
type Corners = [Point, Point, Point, Point]

/** Cuts these cells out of a photo as the reader does: upright, in grey, all of one size, as PNG files without metadata. */
export async function cutCells(photo: Uint8Array, quads: readonly Quad[]): Promise<Buffer[]> {
  return inDecodingTurn(async () => {
    const picture = await decode(photo)
    const placed = quads.map((quad, i) => {
      const corners = cornersOf(quad, picture)
      if (!corners || !isCell(corners, picture))
        throw fieldError(`cells.${i}.quad`, 'Give the four corners of one cell of the card.')
      return corners
    })
    return Promise.all(placed.map((corners) => encode(cut(picture, corners))))
  })
}

async function decode(photo: Uint8Array): Promise<Grey> {
  try {
    const { data, info } = await openPicture(Buffer.from(photo))
      .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .greyscale()
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    // Any error of the decoder is a fault of the file.
    throw new AppError('photo_unreadable')
  }
}

function encode(pixels: Uint8Array): Promise<Buffer> {
  return sharp(pixels, { raw: { width: CUT_WIDTH, height: CUT_HEIGHT, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function cornersOf(quad: Quad, { width, height }: Grey): Corners | undefined {
  const [a, b, c, d] = quad.map(([x = 0, y = 0]) => ({ x: x * width, y: y * height }))
  return a && b && c && d ? [a, b, c, d] : undefined
}

/** In reading order, turning to the right at each corner, and of the size of a cell. */
function isCell(corners: Corners, { width, height }: Grey): boolean {
  const [a, b, c, d] = corners
  const around: [Point, Point, Point][] = [
    [d, a, b],
    [a, b, c],
    [b, c, d],
    [c, d, a],
  ]
  const longest = LONGEST_SIDE * Math.max(width, height)
  return around.every(([from, at, to]) => {
    const side = distance(at, to)
    const turn = (at.x - from.x) * (to.y - at.y) - (at.y - from.y) * (to.x - at.x)
    return turn > 0 && side >= SHORTEST_SIDE_PX && side <= longest
  })
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

function cut(picture: Grey, corners: Corners): Uint8Array {
  const [a, b, c, d] = corners
  const whole = 1 + 2 * MARGIN
  const across = (Math.max(distance(a, b), distance(d, c)) * whole) / CUT_WIDTH
  const down = (Math.max(distance(a, d), distance(b, c)) * whole) / CUT_HEIGHT
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(Math.max(across, down))))
  const pixels = new Uint8Array(CUT_WIDTH * CUT_HEIGHT)
  for (let at = 0; at < pixels.length; at += 1) {
    const [column, row] = [at % CUT_WIDTH, Math.floor(at / CUT_WIDTH)]
    let sum = 0
    for (let i = 0; i < samples * samples; i += 1) {
      const u = (column + ((i % samples) + 0.5) / samples) / CUT_WIDTH
      const v = (row + (Math.floor(i / samples) + 0.5) / samples) / CUT_HEIGHT
      sum += shadeAt(picture, pointIn(corners, u * whole - MARGIN, v * whole - MARGIN))
    }
    pixels[at] = Math.round(sum / (samples * samples))
  }
  return pixels
}

/** `right` and `down` are shares of the cell; its margin lies outside of 0 to 1. */
function pointIn([a, b, c, d]: Corners, right: number, down: number): Point {
  const between = (of: (point: Point) => number) =>
    (1 - down) * ((1 - right) * of(a) + right * of(b)) + down * ((1 - right) * of(d) + right * of(c))
  return { x: between(({ x }) => x), y: between(({ y }) => y) }
}

/** Between the middles of the four pixels around it; beyond the photo, those at its edge. */
function shadeAt({ data, width, height }: Grey, { x, y }: Point): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [right, down] = [x - 0.5 - left, y - 0.5 - top]
  const pixel = (column: number, row: number) =>
    data[clamp(row, height - 1) * width + clamp(column, width - 1)] ?? 0
  return (
    (1 - down) * ((1 - right) * pixel(left, top) + right * pixel(left + 1, top)) +
    down * ((1 - right) * pixel(left, top + 1) + right * pixel(left + 1, top + 1))
  )
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
