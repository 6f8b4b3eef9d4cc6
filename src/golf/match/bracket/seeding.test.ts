import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { orderBySeeding, seedOrder } from './seeding.ts'

describe('seeding (R8.1, R8.2, R8.3)', () => {
  test.each(vectorsOf<{ bracketSize: number }, { slots: number[] }>('seed_order'))(
    '$id',
    ({ input, expected }) => {
      expect(seedOrder(input.bracketSize)).toEqual(expected.slots)
    },
  )

  test('when favourites win, then each round pairs seeds that add up', () => {
    let seeds = seedOrder(32)
    while (seeds.length > 1) {
      const pairs = Array.from({ length: seeds.length / 2 }, (_, i) => seeds.slice(2 * i, 2 * i + 2))
      for (const [a = 0, b = 0] of pairs) expect(a + b).toBe(seeds.length + 1)
      seeds = pairs.map(([a = 0, b = 0]) => Math.min(a, b))
    }
  })

  const field = [
    { entrantId: 'a', handicapIndex: 121, qualifyingScore: null },
    { entrantId: 'b', handicapIndex: null, qualifyingScore: 71 },
    { entrantId: 'c', handicapIndex: -12, qualifyingScore: 70 },
  ]
  test.each([
    { seeding: 'given', order: ['a', 'b', 'c'] },
    { seeding: 'handicap', order: ['c', 'a', 'b'] },
    { seeding: 'qualifying', order: ['c', 'b', 'a'] },
    { seeding: 'random', order: ['a', 'c', 'b'] },
  ] as const)('$seeding: $order', ({ seeding, order }) => {
    expect(orderBySeeding(field, { seeding, placed: 1, random: () => 0.99 })).toEqual(order)
  })
})
