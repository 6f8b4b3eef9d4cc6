import { resample, type FlatCard } from '../flatten/flatten.ts'
import type { NumberChain } from './number-chains.ts'
import { median } from '../find-card/median.ts'

/** How far the rows of print fall for each pixel to the right, and its columns lean to the right for each pixel down. */
export type Slant = {
  readonly rows: number
  readonly columns: number
  /** How many numbers it was found from. */
  readonly weight: number
}

const steepest = 0.36
const step = 0.006
/** In shares of a column. */
const closeEnough = 0.15

/**
 * The slant on which most pairs of like rows agree: numbers of one column must stand over each other. undefined without three
 * such rows.
 */
export function slantOf(chains: readonly NumberChain[]): Slant | undefined {
  const best = likeRows(chains)
  if (best.length < 3) return undefined
  const rows = median(best.map(({ slope }) => slope))
  const offsets = best.flatMap((one, at) => best.slice(at + 1).flatMap((other) => offsetOf(one, other, rows)))
  const agreement = (lean: number) =>
    offsets.reduce((sum, { along, down, pitch }) => {
      const columns = (along - lean * down) / pitch
      return sum + Math.max(0, 1 - Math.abs(columns - Math.round(columns)) / closeEnough)
    }, 0)
  let columns = 0
  let most = agreement(0)
  // From the smallest lean up: a steeper one must explain more pairs.
  for (let lean = step; lean <= steepest; lean += step)
    for (const signed of [lean, -lean]) {
      const count = agreement(signed)
      if (count > most * 1.02) [columns, most] = [signed, count]
    }
  return { rows, columns, weight: weightOf(best) }
}

/** Of the longest chains those that are most alike: rows of one card. */
export function likeRows(chains: readonly NumberChain[]): NumberChain[] {
  const groups = chains.slice(0, 80).map((one, _, some) => some.filter((other) => areLike(one, other)))
  return groups.sort((a, b) => weightOf(b) - weightOf(a))[0] ?? []
}

/** How many numbers stand in the rows. */
export function weightOf(group: readonly NumberChain[]): number {
  return group.reduce((sum, { found }) => sum + Math.min(18, found), 0)
}

function areLike(one: NumberChain, other: NumberChain): boolean {
  if (Math.abs(one.pitch / other.pitch - 1) > 0.05 || Math.abs(one.slope - other.slope) > 0.03) return false
  const ratio = one.height / other.height
  const apart = Math.abs((one.places[0]?.y ?? 0) - (other.places[0]?.y ?? 0))
  return ratio > 0.6 && ratio < 1.7 && apart < 12 * one.pitch
}

/** Where the first number of the lower row stands from that of the upper one, along the rows and across them. */
function offsetOf(one: NumberChain, other: NumberChain, slope: number) {
  const [a, b] = [one.places[0], other.places[0]]
  if (!a || !b) return []
  const [dx, dy] = b.y > a.y ? [b.x - a.x, b.y - a.y] : [a.x - b.x, a.y - b.y]
  const down = dy - slope * dx
  return down < 0.8 * one.height ? [] : [{ along: dx, down, pitch: one.pitch }]
}

/** The card with its rows of print level and its columns upright; `toPhoto` still leads to the photo. */
export function straightened(
  { image, toPhoto }: FlatCard,
  { rows, columns }: Pick<Slant, 'rows' | 'columns'>,
): FlatCard {
  const { width, height } = image
  const [middleU, middleV] = [width / 2, height / 2]
  const before = (u: number, v: number): readonly [number, number] => {
    const [du, dv] = [u - middleU, v - middleV]
    return [u + columns * dv, v + rows * du]
  }
  return {
    image: resample(image, width, height, before),
    toPhoto: (u, v) => {
      const [x, y] = before(u, v)
      return toPhoto(x, y)
    },
  }
}
