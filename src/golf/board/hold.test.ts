import { expect, test } from 'vitest'
import { strokes } from '../numbers.ts'
import type { HoleResult } from '../card/hole-result.ts'
import { resultsBefore } from './hold.ts'

const four: HoleResult = { kind: 'strokes', strokes: strokes(4) }

test('when holes from 16 on are hidden, then a card that began at 10 shows what it has before them', () => {
  const card = new Map([10, 11, 15, 16, 17, 18, 1, 2].map((hole) => [hole, four]))
  expect([...resultsBefore(card, 16).keys()]).toEqual([10, 11, 15, 1, 2])
  expect(card.size).toBe(8)
})
