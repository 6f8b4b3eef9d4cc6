import type { UnreadableReason } from '../card-reading.ts'
import type { GreyImage } from './grey-image.ts'

/** Below this no digit of a whole card has enough pixels. */
const shortestLongSide = 700
const darkest = 38
const softest = 5

/** Why no card was found, as far as the photo itself tells; undefined for a good photo of something else. */
export function photoFault(photo: GreyImage): UnreadableReason | undefined {
  if (Math.max(photo.width, photo.height) < shortestLongSide) return 'too_small'
  if (percentile(photo, 0.9) < darkest * 2) return 'too_dark'
  if (sharpness(photo) < softest) return 'blurred'
  return undefined
}

function percentile({ data }: GreyImage, share: number): number {
  const counts = new Uint32Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  let seen = 0
  for (const [value, count] of counts.entries()) {
    seen += count
    if (seen >= share * data.length) return value
  }
  return 255
}

/** How steep the steepest hundredth of the edges is, in shades a pixel. */
function sharpness({ width, height, data }: GreyImage): number {
  const counts = new Uint32Array(256)
  let total = 0
  for (let y = 1; y < height - 1; y += 2)
    for (let x = 1; x < width - 1; x += 2) {
      const at = y * width + x
      const edge = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0)) / 2
      const steep = Math.round(
        Math.max(edge, Math.abs((data[at + width] ?? 0) - (data[at - width] ?? 0)) / 2),
      )
      counts[steep] = (counts[steep] ?? 0) + 1
      total += 1
    }
  let seen = 0
  for (let value = 255; value >= 0; value -= 1) {
    seen += counts[value] ?? 0
    if (seen >= 0.01 * total) return value
  }
  return 0
}
