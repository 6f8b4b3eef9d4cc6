import { expect, test } from 'vitest'
import { grain } from '#test/grain.ts'
import type { GreyImage } from '../photo/grey-image.ts'
import type { RuleChain } from './rule-chains.ts'
import { findThinLines } from './thin-lines.ts'

const size = { width: 1200, height: 900 }
/** The card, in pixels of the photo, with a rule every `apart` pixels of it. */
const card = { left: 300, right: 900, top: 280, bottom: 640, apart: 40 }

/** A card with rules in both directions on a grey board. `shadeOf` darkens each pixel of the photo. */
function photoOf(shadeOf: (x: number, y: number, isCard: boolean) => number): GreyImage {
  const { width, height } = size
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isCard = x >= card.left && x < card.right && y >= card.top && y < card.bottom
      const isRule = isCard && ((x - card.left) % card.apart < 2 || (y - card.top) % card.apart < 2)
      data[y * width + x] = (isRule ? 120 : isCard ? 210 : 150) - shadeOf(x, y, isCard)
    }
  return { width, height, data }
}

/** Whether a line lies on a rule or on an edge of the card. `from` is where its rules begin. */
function isOnRule({ x }: RuleChain, from: number): boolean {
  const middle = x[x.length >> 1] ?? 0
  const off = (((middle - from) % card.apart) + card.apart) % card.apart
  return Math.min(off, card.apart - off) < 5
}

function shareOnRules({ upright, level }: ReturnType<typeof findThinLines>): number {
  const on = [
    ...upright.map((line) => isOnRule(line, card.left)),
    ...level.map((line) => isOnRule(line, card.top)),
  ]
  return on.filter(Boolean).length / on.length
}

test.each([
  ['without grain', 0],
  ['with the grain of little light', 8],
  ['with the coarse grain of the dark', 12],
])('when a photo is taken %s, then nearly all lines are those of the card', (_, deviation) => {
  const shade = grain(deviation)
  const lines = findThinLines(photoOf(shade))
  expect(shareOnRules(lines)).toBeGreaterThan(0.9)
  expect(lines.upright.length).toBeGreaterThan(12)
  expect(lines.level.length).toBeGreaterThan(7)
})

test('when the card lies on a cloth, then the threads of its weave are no lines', () => {
  const lines = findThinLines(
    photoOf((x, y, isCard) => (isCard ? 0 : (x % 8 < 2 ? 16 : 0) + (y % 8 < 2 ? 16 : 0))),
  )
  expect(shareOnRules(lines)).toBeGreaterThan(0.8)
  expect(lines.upright.length).toBeGreaterThan(12)
  expect(lines.level.length).toBeGreaterThan(7)
})

test('when the card lies on dark planks, then only those beside it are lines', () => {
  const isBeside = (x: number) => x > card.left - 100 && x < card.right + 100
  const lines = findThinLines(photoOf((x, _, isCard) => (isCard ? 0 : x % 50 < 3 ? 130 : 90)))
  expect(shareOnRules(lines)).toBeGreaterThan(0.8)
  expect(lines.upright.every(({ x }) => x.every(isBeside))).toBe(true)
})
