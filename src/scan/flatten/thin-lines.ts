import { transposed, type GreyImage } from '../photo/grey-image.ts'
import { grainOf } from './grain.ts'
import { findRuleChains, type RuleChain } from './rule-chains.ts'
import { withoutWeave } from './without-weave.ts'

/** Lines of both directions in a photo; of the level ones, x and y are exchanged. */
export type ThinLines = { readonly upright: readonly RuleChain[]; readonly level: readonly RuleChain[] }

/** In shades, and as multiples of the grain: what differs by less from its surroundings is no line. Chosen by hand. */
const leastNoise = 5
const noiseOfGrain = 1.5

/** The lines of a photo that may be a card's rules or edges, without those of its grain and of the weave of a cloth. */
export function findThinLines(photo: GreyImage): ThinLines {
  return { upright: uprightLines(photo), level: uprightLines(transposed(photo)) }
}

function uprightLines(photo: GreyImage): RuleChain[] {
  const noise = Math.max(leastNoise, Math.round(noiseOfGrain * grainOf(photo)))
  return withoutWeave(findRuleChains(photo, noise))
}
