import { transposed, type GreyImage } from '../photo/grey-image.ts'
import { paperIn } from '../photo/paper.ts'
import { grainOf } from './grain.ts'
import { findRuleChains, type RuleChain } from './rule-chains.ts'
import { withoutWeave } from './without-weave.ts'

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
