import type { GreyImage } from '../photo/grey-image.ts'

/** Caps the energy, so that one black band cannot outweigh the thin rules of a whole card. */
const strongest = 32

/**
 * How much each pixel looks like part of an upright rule, 0 to 32: darker than both sides, lighter than both sides (a gap
 * between dark bands) or, counted half, a step from one shade to another. Differences up to `noise` shades count as 0.
 */
export function uprightRuleEnergy({ width, height, data }: GreyImage, noise: number): Uint8Array {
  const energy = new Uint8Array(width * height)
  const reach = 3
  for (let y = 0; y < height; y += 1) {
    const row = y * width
    for (let x = reach; x < width - reach; x += 1) {
      const at = row + x
      const here = ((data[at - 1] ?? 0) + 2 * (data[at] ?? 0) + (data[at + 1] ?? 0)) / 4
      const left = data[at - reach] ?? 0
      const right = data[at + reach] ?? 0
      const dark = Math.min(left, right) - here
      const light = here - Math.max(left, right)
      const step = (Math.abs((data[at - 2] ?? 0) - (data[at + 2] ?? 0)) - noise) / 2
      const value = Math.max(dark, light, step)
      if (value > noise) energy[at] = Math.min(strongest, value)
    }
  }
  return energy
}
