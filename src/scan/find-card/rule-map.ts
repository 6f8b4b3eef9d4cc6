import type { GreyImage } from '../photo/grey-image.ts'
import { uprightRuleEnergy } from '../flatten/rule-energy.ts'

/** Where the upright rules of a flat card are. */
export type RuleMap = {
  readonly width: number
  readonly height: number
  /** By pixel, how certain it is that a rule passes through, 0 to 255. */
  readonly strength: Uint8Array
  /** The same by the pixel's own row alone, 0 to 3. */
  readonly hits: Uint8Array
}

/** In pixels up and down. A rule fills most of this height, a letter does not. */
const halfWindow = 20
const leastFilled = 0.5
const sure = 9

export function uprightRules(image: GreyImage): RuleMap {
  const { width, height } = image
  const energy = uprightRuleEnergy(image, 3)
  const hits = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const best = Math.max(energy[at - 1] ?? 0, energy[at] ?? 0, energy[at + 1] ?? 0)
      hits[at] = best >= sure ? 3 : best >= 5 ? 2 : best > 0 ? 1 : 0
    }
  const strength = new Uint8Array(width * height)
  const window = 2 * halfWindow + 1
  for (let x = 0; x < width; x += 1) {
    let sum = 0
    for (let y = -halfWindow; y < height; y += 1) {
      if (y + halfWindow < height) sum += hits[(y + halfWindow) * width + x] ?? 0
      if (y - halfWindow - 1 >= 0) sum -= hits[(y - halfWindow - 1) * width + x] ?? 0
      if (y >= 0)
        strength[y * width + x] = Math.round(
          255 * Math.max(0, (sum / (3 * window) - leastFilled) / (1 - leastFilled)),
        )
    }
  }
  return { width, height, strength, hits }
}

/** Mean strength by x over the rows from `top` up to `bottom`. */
export function profile({ width, strength }: RuleMap, top: number, bottom: number): Float32Array {
  const sums = new Float32Array(width)
  for (let y = top; y < bottom; y += 1) {
    const start = y * width
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (strength[start + x] ?? 0)
  }
  return sums.map((sum) => sum / (bottom - top) / 255)
}
