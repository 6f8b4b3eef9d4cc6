import type { GreyImage } from '../photo/grey-image.ts'

/** Caps the energy, so that one black band cannot outweigh the thin rules of a whole card. */
export const strongest = 32

/**
 * How much each pixel looks like part of an upright rule, 0 to 32: darker than both sides, lighter than both sides (a gap
 * between dark bands) or, counted half, a step from one shade to another. Differences up to `noise` shades count as 0.
 */
export function uprightRuleEnergy({ width, height, data }: GreyImage, noise: number): Uint8Array {
  const energy = new Uint8Array(width * height)
  const reach = 3
  for (let y = 0; y < height; y += 1) {
    const last = (y + 1) * width - reach
    for (let at = y * width + reach; at < last; at += 1) {
      // In quarters of a shade: whole numbers are twice as fast.
      const here = (data[at - 1] ?? 0) + 2 * (data[at] ?? 0) + (data[at + 1] ?? 0)
      const left = 4 * (data[at - reach] ?? 0)
      const right = 4 * (data[at + reach] ?? 0)
      const across = 2 * ((data[at - 2] ?? 0) - (data[at + 2] ?? 0))
      const dark = lesser(left, right) - here
      const light = here - greater(left, right)
      const step = greater(across, -across) - 2 * noise
      const value = greater(greater(dark, light), step)
      const counts = (4 * noise - value) >> 31
      energy[at] = (lesser(value, 4 * strongest) >> 2) & counts
    }
  }
  return energy
}

/** The lesser of two small whole numbers. Which one is the lesser changes from pixel to pixel: a branch would take twice as long. */
export function lesser(one: number, other: number): number {
  return other + ((one - other) & ((one - other) >> 31))
}

/** The greater of two small whole numbers, without a branch. */
export function greater(one: number, other: number): number {
  return one - ((one - other) & ((one - other) >> 31))
}
