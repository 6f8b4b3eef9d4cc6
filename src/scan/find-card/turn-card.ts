import type { FlatCard } from '../flatten/flatten.ts'

export type QuarterTurns = 0 | 1 | 2 | 3

const everyTurn = [0, 1, 2, 3] as const

/** One turn after the other. */
export function turnsTogether(first: QuarterTurns, second: QuarterTurns): QuarterTurns {
  return everyTurn[(first + second) % 4] ?? 0
}

/** The card turned clockwise by quarters; `toPhoto` still leads to the photo. */
export function turnCard({ image, toPhoto }: FlatCard, quarters: QuarterTurns): FlatCard {
  if (quarters === 0) return { image, toPhoto }
  const { width, height, data } = image
  const [wide, high] = quarters === 2 ? [width, height] : [height, width]
  const before = (u: number, v: number): readonly [number, number] =>
    quarters === 1
      ? [v, mirrored(height, u)]
      : quarters === 2
        ? [mirrored(width, u), mirrored(height, v)]
        : [mirrored(width, v), u]
  const turned = new Uint8Array(data.length)
  for (let v = 0; v < high; v += 1)
    for (let u = 0; u < wide; u += 1) {
      const [x, y] = before(u, v)
      turned[v * wide + u] = data[y * width + x] ?? 0
    }
  return {
    image: { width: wide, height: high, data: turned },
    toPhoto: (u, v) => {
      const [x, y] = before(u, v)
      return toPhoto(x, y)
    },
  }
}

function mirrored(size: number, at: number): number {
  return size - 1 - at
}
