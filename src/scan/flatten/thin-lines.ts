import { transposed, type GreyImage } from '../photo/grey-image.ts'
import { paperIn } from '../photo/paper.ts'
import { grainOf } from './grain.ts'
import { findRuleChains, type RuleChain, stripRows } from './rule-chains.ts'

/** Lines of both directions in a photo; of the level ones, x and y are exchanged. */
export type ThinLines = { readonly upright: readonly RuleChain[]; readonly level: readonly RuleChain[] }

/** In shades, and as multiples of the grain: what differs by less from its surroundings is no line. Chosen by hand. */
const leastNoise = 5
const noiseOfGrain = 1.5

/** The lines of a photo that may be a card's rules or edges, without those of its grain, of a dark board and of the weave of a cloth. */
export function findThinLines(photo: GreyImage): ThinLines {
  const isPaper = paperIn(photo)
  return {
    upright: uprightLines(photo, isPaper),
    level: uprightLines(transposed(photo), (x, y) => isPaper(y, x)),
  }
}

function uprightLines(photo: GreyImage, isPaper: (x: number, y: number) => boolean): RuleChain[] {
  const noise = Math.max(leastNoise, Math.round(noiseOfGrain * grainOf(photo)))
  const lines = findRuleChains(photo, noise).filter(
    ({ x, y }) => 2 * x.filter((at, index) => isPaper(at, y[index] ?? 0)).length > x.length,
  )
  return withoutWeave(lines, Math.max(photo.width, photo.height))
}

/** To each side of the middle of a line, as a share of the picture's longer side: 30 pixels of a photo. */
const reachOf = 0.015
/** In strips of rows, above and below it: a faint line has gaps. */
const strips = 3
/** So many lines run through each of these strips of a card at most: its rules, and the edges of its bands and letters. Chosen by hand. */
const most = 6

/**
 * Leaves out lines of a picture, `size` pixels long, that lie closer together than those of any card: the weave of a cloth, or the grain of a
 * board.
 */
export function withoutWeave(chains: readonly RuleChain[], size: number): RuleChain[] {
  const reach = reachOf * size
  const byStrip = new Map<number, number[]>()
  for (const { x, y } of chains)
    for (const [index, at] of y.entries()) {
      const places = byStrip.get(at)
      if (places) places.push(x[index] ?? 0)
      else byStrip.set(at, [x[index] ?? 0])
    }
  return chains.filter(({ x, y }) => {
    const middle = x.length >> 1
    const [here, at] = [x[middle] ?? 0, y[middle] ?? 0]
    let near = 0
    for (let strip = -strips; strip <= strips; strip += 1)
      for (const place of byStrip.get(at + strip * stripRows) ?? [])
        if (Math.abs(place - here) < reach) near += 1
    return near < most * (2 * strips + 1)
  })
}
