import { transposed, type GreyImage } from '../photo/grey-image.ts'
import { fitDrift, type PlaneChain } from './drift-field.ts'
import { resample, type FlatCard } from './flatten.ts'
import { findRuleChains, type RuleChain } from './rule-chains.ts'

/** In pixels for each pixel: what leans more is no rule of the card. */
const steepest = 0.15

/**
 * The card flattened once more by all rules of the flat picture. `flatten` keeps only those that run towards one point, and on a folded
 * card those of the other half do not.
 */
export function flattenAgain({ image, toPhoto }: FlatCard, photo: GreyImage): FlatCard {
  const { width, height } = image
  const columns = findRuleChains(image).filter(isSteady)
  const rows = findRuleChains(transposed(image)).filter(isSteady)
  const strayU = fitDrift(columns.map(alongRule), { left: 0, top: 0, right: height, bottom: width }, 11, 7)
  const strayV = fitDrift(rows.map(alongRule), { left: 0, top: 0, right: width, bottom: height }, 17, 5)
  const before = (u: number, v: number) => toPhoto(u + strayU.at(v, u), v + strayV.at(u, v))
  return { image: resample(photo, width, height, before), toPhoto: before }
}

function alongRule({ x, y }: RuleChain): PlaneChain {
  return { u: y, v: x }
}

function isSteady({ x, y }: RuleChain): boolean {
  const [across, down] = [mean(x), mean(y)]
  const both = x.reduce((sum, at, index) => sum + (at - across) * ((y[index] ?? 0) - down), 0)
  return Math.abs(both) < steepest * y.reduce((sum, at) => sum + (at - down) ** 2, 0)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
