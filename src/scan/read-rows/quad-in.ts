import type { PhotoQuad } from '../card-reading.ts'
import type { FoundCard } from '../find-card/find-card.ts'
import type { GreyImage } from '../photo/grey-image.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'

/** In fractions of the photo. The first corner is the cell's own top left, also where the card was turned. */
export function quadIn({ width, height }: GreyImage, { flat }: FoundCard, cell: Rectangle): PhotoQuad {
  const point = (u: number, v: number) => {
    const [x, y] = flat.toPhoto(u, v)
    return [rounded(x / width), rounded(y / height)] as const
  }
  return [
    point(cell.left, cell.top),
    point(cell.right, cell.top),
    point(cell.right, cell.bottom),
    point(cell.left, cell.bottom),
  ]
}

/** To a tenth of a pixel of the largest photo. */
function rounded(share: number): number {
  return Math.round(share * 100_000) / 100_000
}
