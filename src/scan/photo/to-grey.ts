import type { GreyImage } from './grey-image.ts'

/** The decoded pixels of a photo, row after row, with three (RGB) or four (RGBA) numbers each. */
export type ColourImage = {
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Steps of light between black and white; enough that each shade of sRGB has one of its own. */
const lightSteps = 65_535

/** The light that a channel gives with each of its values (IEC 61966-2-1), of which `weight` goes into the whole. */
function lightOf(weight: number): Int32Array {
  return Int32Array.from({ length: 256 }, (_, value) => {
    const share = value / 255
    const light = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    return Math.round(lightSteps * weight * light)
  })
}

/** ITU-R BT.709, whose primaries are those of sRGB. */
const red = lightOf(0.2126)
const green = lightOf(0.7152)
const blue = lightOf(0.0722)
/** The value of each of 256 steps of light. */
const shades = Array.from({ length: 257 }, (_, step) => {
  const share = Math.min(1, step / 255)
  return Math.round(255 * (share <= 0.003_130_8 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055))
})
/**
 * The value of each light, between the steps on a straight line, as libvips does it, with which the reader was tuned. Three
 * rounded parts may add up to one step more than white.
 */
const shadeOf = Uint8Array.from({ length: lightSteps + 2 }, (_, light) => {
  const at = (255 * Math.min(light, lightSteps)) / lightSteps
  const step = Math.floor(at)
  const [dark = 0, bright = 0] = [shades[step], shades[step + 1]]
  return Math.round(dark + (bright - dark) * (at - step))
})

/** By the light that each pixel gives, as eyes see it. The same numbers on a phone and on the server. */
export function toGrey({ width, height, channels, data }: ColourImage): GreyImage {
  const grey = new Uint8Array(width * height)
  for (let pixel = 0, at = 0; pixel < grey.length; pixel += 1, at += channels) {
    const light = (red[data[at] ?? 0] ?? 0) + (green[data[at + 1] ?? 0] ?? 0) + (blue[data[at + 2] ?? 0] ?? 0)
    grey[pixel] = shadeOf[light] ?? 255
  }
  return { width, height, data: grey }
}
