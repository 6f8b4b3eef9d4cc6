import type { FlatCard } from '../flatten/flatten.ts'
import { flipped, mirrored, transposed, type GreyImage } from '../photo/grey-image.ts'

export type QuarterTurns = 0 | 1 | 2 | 3

const everyTurn = [0, 1, 2, 3] as const

/** One turn after the other. */
export function turnsTogether(first: QuarterTurns, second: QuarterTurns): QuarterTurns {
  return everyTurn[(first + second) % 4] ?? 0
}

/** The card turned clockwise by quarters; `toPhoto` still leads to the photo. */
export function turnCard({ image, toPhoto }: FlatCard, quarters: QuarterTurns): FlatCard {
  if (quarters === 0) return { image, toPhoto }
  const { width, height } = image
  const before = (u: number, v: number): readonly [number, number] =>
    quarters === 1
      ? [v, fromOtherEnd(height, u)]
      : quarters === 2
        ? [fromOtherEnd(width, u), fromOtherEnd(height, v)]
        : [fromOtherEnd(width, v), u]
  return {
    image: turnImage(image, quarters),
    toPhoto: (u, v) => {
      const [x, y] = before(u, v)
      return toPhoto(x, y)
    },
  }
}

function turnImage(image: GreyImage, quarters: 1 | 2 | 3): GreyImage {
  if (quarters === 2) return { ...image, data: image.data.slice().reverse() }
  const { width, height, data } = transposed(image)
  return { width, height, data: (quarters === 1 ? mirrored : flipped)(data, width) }
}

/** The place that is as far from the other end. */
function fromOtherEnd(size: number, at: number): number {
  return size - 1 - at
}
