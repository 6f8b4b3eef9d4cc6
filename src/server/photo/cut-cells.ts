import { cutOut, type Quad, type Size } from '#golf/card/cut-out.ts'
import { fieldError } from '../platform/http/app-error.ts'
import { inDecodingTurn } from './clean-image.ts'
import { decodePixels, drawCutOut, type Pixels } from './cut-pictures.ts'

/** Twice what the networks take, with the same margin (scan/read-cells/cut-cell.ts), so that training can choose. */
const SIZE = { width: 96, height: 64, fit: 'fill' } as const
const MARGIN = 0.15
/** A cell is one of nine or more columns and of several rows: a longer side would show more than a number. */
const LONGEST_SIDE = 0.25
const SHORTEST_SIDE_PX = 6

/** Cuts these cells out of a photo: upright, in grey, all of one size, as PNG files without metadata. */
export async function cutCells(photo: Uint8Array, quads: readonly Quad[]): Promise<Buffer[]> {
  return inDecodingTurn(async () => {
    const picture = await decodePixels(photo)
    const cells: Buffer[] = []
    for (const [at, quad] of quads.entries()) cells.push(await cutCell(picture, quad, `cells.${at}.quad`))
    return cells
  })
}

/** Refuses what is no cell by the name of its field. */
async function cutCell(picture: Pixels, quad: Quad, field: string): Promise<Buffer> {
  const cut = isCell(quad, picture) ? cutOut(withMargin(quad), picture, 0) : undefined
  const drawn = cut && (await drawCutOut(picture, cut))
  if (!drawn) throw fieldError(field, 'Give the four corners of one cell of the card.')
  return drawn.resize(SIZE).greyscale().toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer()
}

/** In reading order, turning to the right at each corner, and of the size of a cell. */
function isCell(quad: Quad, { width, height }: Size): boolean {
  const corners = quad.map(([x = 0, y = 0]) => ({ x: x * width, y: y * height }))
  const longest = LONGEST_SIDE * Math.max(width, height)
  return corners.every((at, index) => {
    const from = corners[(index + 3) % 4] ?? at
    const to = corners[(index + 1) % 4] ?? at
    const side = Math.hypot(to.x - at.x, to.y - at.y)
    const turn = (at.x - from.x) * (to.y - at.y) - (at.y - from.y) * (to.x - at.x)
    return turn > 0 && side >= SHORTEST_SIDE_PX && side <= longest
  })
}

/** The same share of the cell's width and height on each side; `cutOut` would add as much to the one as to the other. */
function withMargin(quad: Quad): Quad {
  const [a, b, c, d] = quad
  if (!a || !b || !c || !d) throw new Error('A cell has four corners.')
  const corner = (right: number, down: number) =>
    [0, 1].map(
      (axis) =>
        (1 - down) * ((1 - right) * (a[axis] ?? 0) + right * (b[axis] ?? 0)) +
        down * ((1 - right) * (d[axis] ?? 0) + right * (c[axis] ?? 0)),
    )
  const [before, after] = [-MARGIN, 1 + MARGIN]
  return [corner(before, before), corner(after, before), corner(after, after), corner(before, after)]
}
