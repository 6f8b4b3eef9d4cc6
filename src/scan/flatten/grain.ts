import type { GreyImage } from '../photo/grey-image.ts'

/** In pixels: as far as a rule is compared with what is beside it. */
const apart = 3
/** Every so many pixels are looked at. */
const step = { x: 2, y: 3 } as const
/** The median of |2a - b - c| for values a, b and c of a normal distribution with a deviation of 1. */
const usualDifference = 1.652

/**
 * How much the shades of a picture vary from pixel to pixel, as a standard deviation: the grain of a photo that was taken in little light,
 * or of the board that a card lies on. Rules and print fill less than half of a picture, so that its median is not theirs.
 */
export function grainOf({ width, height, data }: GreyImage): number {
  const counts = new Uint32Array(4 * 255)
  let total = 0
  for (let y = 0; y < height; y += step.y)
    for (let x = apart; x < width - apart; x += step.x) {
      const at = y * width + x
      const difference = Math.abs(2 * (data[at] ?? 0) - (data[at - apart] ?? 0) - (data[at + apart] ?? 0))
      counts[difference] = (counts[difference] ?? 0) + 1
      total += 1
    }
  let below = 0
  const median = counts.findIndex((count) => (below += count) >= total / 2)
  return median / usualDifference
}
