import { describe, expect, test } from 'vitest'
import type { FlatCard } from '../flatten/flatten.ts'
import { rulesOf, turnRules } from './rule-map.ts'
import { turnCard, type QuarterTurns } from './turn-card.ts'

/** Every pixel has a value of its own. */
const card: FlatCard = {
  image: { width: 5, height: 3, data: Uint8Array.from({ length: 15 }, (_, at) => at) },
  toPhoto: (u, v) => [u, v],
}
const at = ({ width, data }: FlatCard['image'], u: number, v: number) => data[v * width + u]

describe.each([0, 1, 2, 3] as const)('turned by %i quarters', (quarters) => {
  const turned = turnCard(card, quarters)

  test('when it is turned an odd number of times, then width and height change places', () => {
    const { width, height } = turned.image
    expect([width, height]).toEqual(quarters % 2 === 0 ? [5, 3] : [3, 5])
  })

  test('its rules are those that are found on the turned picture', () => {
    const width = 90
    const data = Uint8Array.from({ length: width * 70 }, (_, index) =>
      index % 30 === 12 || (index > 3000 && index < 3060) ? 60 + (index % 7) : 200 + (index % 11),
    )
    const ruled: FlatCard = { image: { width, height: 70, data }, toPhoto: (u, v) => [u, v] }
    const held = rulesOf(ruled.image)
    expect(held.upright.strength.some((value) => value > 0)).toBe(true)
    expect(turnRules(held, quarters)).toEqual(rulesOf(turnCard(ruled, quarters).image))
  })

  test('each pixel still leads to its place in the photo', () => {
    for (let v = 0; v < turned.image.height; v += 1)
      for (let u = 0; u < turned.image.width; u += 1) {
        const [x, y] = turned.toPhoto(u, v)
        expect(at(turned.image, u, v)).toBe(at(card.image, x, y))
      }
  })

  test('when it is turned on to a full turn, then it is the same card again', () => {
    const rest: QuarterTurns = quarters === 0 ? 0 : quarters === 1 ? 3 : quarters === 2 ? 2 : 1
    const back = turnCard(turned, rest)
    expect(back.image).toEqual(card.image)
    expect(back.toPhoto(4, 1)).toEqual([4, 1])
  })
})

test('when it is turned by a quarter, then the top left corner goes to the top right', () => {
  const { image } = turnCard(card, 1)
  expect(at(image, image.width - 1, 0)).toBe(at(card.image, 0, 0))
})
