import type { NoCardReason } from '../card-reading.ts'
import type { GreyImage } from './grey-image.ts'

/** With fewer pixels on the long side, no digit of a whole card is large enough. */
const shortestLongSide = 700
/** Shades, 0 to 255: the brightest tenth of a legible photo is at least twice as bright. Chosen by hand. */
const darkest = 38
/** Shades a pixel that the steepest hundredth of the edges reaches. Chosen by hand. */
const leastSharpness = 5

/** A fault of the photo that explains why no card was found; undefined for a good photo of something else. */
export function photoFault(photo: GreyImage): NoCardReason | undefined {
  if (Math.max(photo.width, photo.height) < shortestLongSide) return 'too_small'
  if (brightness(photo) < darkest * 2) return 'too_dark'
  if (sharpness(photo) < leastSharpness) return 'blurred'
  return undefined
}

/** The shade, 0 to 255, that the brightest tenth of a photo reaches. */
export function brightness(photo: GreyImage): number {
  return percentile(photo, 0.9)
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

/** The steepness that one hundredth of the edges reaches, in shades a pixel. */
export function sharpness({ width, height, data }: GreyImage): number {
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
