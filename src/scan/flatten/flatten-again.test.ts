import { expect, test } from 'vitest'
import { median } from '../find-card/median.ts'
import type { GreyImage } from '../photo/grey-image.ts'
import { flattenAgain } from './flatten-again.ts'
import { flatten, type FlatCard } from './flatten.ts'
import { findRuleChains } from './rule-chains.ts'

const fold = 700

/** A ruled sheet folded at its middle: the columns of the right half are upright, those of the left one lean by `lean`. */
function folded(lean: number): GreyImage {
  const [width, height] = [1400, 1000]
  const data = new Uint8Array(width * height)
  const near = (at: number, step: number) => Math.abs(at - Math.round(at / step) * step)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const u = x < fold ? x - lean * (y - 500) : x
      const isInside = x > 60 && x < 1340 && y > 100 && y < 900 && Math.abs(x - fold) > 20
      const off = Math.min(near(u, 60), near(y, 56))
      data[y * width + x] = isInside ? 225 - 165 * Math.max(0, Math.min(1, 1.9 - off)) : 225
    }
  return { width, height, data }
}

/** How far the long upright rules of each half lean in the middle of them, in pixels for each pixel down. */
function leansOf({ image, toPhoto }: FlatCard): { left: number; right: number } {
  const rules = findRuleChains(image, 5).filter(({ x }) => x.length > 40)
  const half = (isIn: (x: number) => boolean) => {
    const leans = rules
      .filter(({ x, y }) => isIn(toPhoto(x[0] ?? 0, y[0] ?? 0)[0]))
      .map(({ x, y }) => Math.abs(((x.at(-1) ?? 0) - (x[0] ?? 0)) / ((y.at(-1) ?? 0) - (y[0] ?? 0))))
    expect(leans.length).toBeGreaterThan(7)
    return median(leans)
  }
  return { left: half((x) => x < fold), right: half((x) => x > fold) }
}

test.each([0.08, 0.1])(
  'when one half of a card leans by %d, then less than half of what is left of that remains after the second time',
  (lean) => {
    const photo = folded(lean)
    const flat = flatten(photo)
    if (!flat) throw new Error('no rules were found')
    const [once, again] = [leansOf(flat), leansOf(flattenAgain(flat, photo))]
    expect(once.left).toBeGreaterThan(0.04)
    expect(again.left).toBeLessThan(0.5 * once.left)
    expect(again.right).toBeLessThan(0.012)
  },
)
