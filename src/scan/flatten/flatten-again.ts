import type { GreyImage } from '../photo/grey-image.ts'
import { fitDrift, type PlaneChain } from './drift-field.ts'
import { resample, type FlatCard } from './flatten.ts'
import type { RuleChain } from './rule-chains.ts'
import { findThinLines } from './thin-lines.ts'
import { fitLine } from './vanishing-point.ts'

/** What leans more, in pixels for each pixel, is no rule of the card. */
const steepest = 0.15
const unscaled = { centreX: 0, centreY: 0, scale: 1 }

/**
 * The card flattened once more by all rules of the flat picture. `flatten` keeps only those that run towards one point, and on a folded
 * card those of the other half do not.
 */
export function flattenAgain({ image, toPhoto }: FlatCard, photo: GreyImage): FlatCard {
  const { width, height } = image
  const { upright, level } = findThinLines(image)
  const columns = upright.filter(isUpright)
  const rows = level.filter(isUpright)
  const strayU = fitDrift(columns.map(alongRule), { left: 0, top: 0, right: height, bottom: width }, 11, 7)
  const strayV = fitDrift(rows.map(alongRule), { left: 0, top: 0, right: width, bottom: height }, 17, 5)
  const before = (u: number, v: number) => toPhoto(u + strayU.at(v, u), v + strayV.at(u, v))
  return { image: resample(photo, width, height, before), toPhoto: before }
}

function isUpright(chain: RuleChain): boolean {
  return Math.abs(fitLine(chain, unscaled).slope) < steepest
}

function alongRule({ x, y }: RuleChain): PlaneChain {
  return { u: y, v: x }
}
