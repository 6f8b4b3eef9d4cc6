import type { GreyImage } from '../photo/grey-image.ts'
import { uprightRuleEnergy } from './rule-energy.ts'

/** A roughly upright thin line: its x at the middle of each strip of rows that it crosses. */
export type RuleChain = { readonly x: readonly number[]; readonly y: readonly number[] }

/** In pixels: a chain has a point in the middle of each strip. */
export const stripRows = 8
/** Six strips are a cell's height on a card that fills the picture; shorter ones are mostly letters. */
const fewestStrips = 5
const farthestStep = 4

/**
 * Follows thin upright lines through the picture from strip to strip, across gaps of up to two strips. What differs from its surroundings
 * by no more than `noise` shades is no line.
 */
export function findRuleChains(image: GreyImage, noise: number): RuleChain[] {
  const energy = uprightRuleEnergy(image, noise)
  const { width } = image
  const strips = Math.floor(image.height / stripRows)
  const open: Open[] = []
  const chains: RuleChain[] = []
  const sums = new Uint16Array(width)
  for (let strip = 0; strip < strips; strip += 1) {
    sums.fill(0)
    for (let row = 0; row < stripRows; row += 1) {
      const start = (strip * stripRows + row) * width
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (energy[start + x] ?? 0)
    }
    const peaks = peaksOf(sums, noise * stripRows * 0.7)
    const y = strip * stripRows + stripRows / 2
    const taken = new Uint8Array(peaks.length)
    for (const chain of open) extend(chain, peaks, taken, y)
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const chain = open[index]
      if (chain && y - (chain.y.at(-1) ?? 0) > 3 * stripRows) {
        if (chain.x.length >= fewestStrips) chains.push(chain)
        open.splice(index, 1)
      }
    }
    for (const [index, x] of peaks.entries()) if (taken[index] === 0) open.push({ x: [x], y: [y] })
  }
  return [...chains, ...open.filter(({ x }) => x.length >= fewestStrips)]
}

type Open = { x: number[]; y: number[] }

/** Adds the free peak that is nearest to where the chain is heading. */
function extend(chain: Open, peaks: readonly number[], taken: Uint8Array, y: number): void {
  const last = chain.x.length - 1
  const from = Math.max(0, last - 6)
  const slope =
    last < 2
      ? 0
      : ((chain.x[last] ?? 0) - (chain.x[from] ?? 0)) / ((chain.y[last] ?? 0) - (chain.y[from] ?? 0))
  const aim = (chain.x[last] ?? 0) + slope * (y - (chain.y[last] ?? 0))
  const reach = last < 2 ? farthestStep : farthestStep / 2
  let low = 0
  let high = peaks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((peaks[middle] ?? 0) < aim - reach) low = middle + 1
    else high = middle
  }
  let best = -1
  for (let index = low; index < peaks.length && (peaks[index] ?? 0) <= aim + reach; index += 1)
    if (
      taken[index] === 0 &&
      (best < 0 || Math.abs((peaks[index] ?? 0) - aim) < Math.abs((peaks[best] ?? 0) - aim))
    )
      best = index
  if (best < 0) return
  taken[best] = 1
  chain.x.push(peaks[best] ?? 0)
  chain.y.push(y)
}

/** The positions of the peaks above the threshold, to a fraction of a pixel. */
function peaksOf(sums: Uint16Array, threshold: number): number[] {
  const peaks: number[] = []
  for (let x = 3; x < sums.length - 3; x += 1) {
    const here = sums[x] ?? 0
    if (here < threshold) continue
    const left = sums[x - 1] ?? 0
    const right = sums[x + 1] ?? 0
    if (here < left || here <= right || here < (sums[x - 2] ?? 0) || here < (sums[x + 2] ?? 0)) continue
    const bend = left - 2 * here + right
    peaks.push(bend === 0 ? x : x + (0.5 * (left - right)) / bend)
  }
  return peaks
}
