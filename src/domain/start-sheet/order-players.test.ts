import { expect, test } from 'vitest'
import { orderPlayers } from './order-players.ts'

const players = [
  { userId: 'New', handicapIndex: null },
  { userId: 'High', handicapIndex: 281 },
  { userId: 'Low', handicapIndex: -12 },
  { userId: 'Same', handicapIndex: 281 },
]
const order = (by: Parameters<typeof orderPlayers>[1]) =>
  orderPlayers(players, by).map(({ userId }) => userId)

test.each([
  ['handicap_low', ['Low', 'High', 'Same', 'New']],
  ['handicap_high', ['High', 'Same', 'Low', 'New']],
  ['entered', ['New', 'High', 'Low', 'Same']],
] as const)(
  'when the order is %s, then it is %j: equal ones as they entered, last who has no index',
  (by, ids) => {
    expect(order({ order: by, seed: null })).toEqual(ids)
  },
)

test('when it is random, then the seed alone decides', () => {
  const drawn = order({ order: 'random', seed: 7 })
  expect(
    orderPlayers([...players].reverse(), { order: 'random', seed: 7 }).map(({ userId }) => userId),
  ).toEqual(drawn)
  const others = Array.from({ length: 20 }, (_, seed) => order({ order: 'random', seed }).join())
  expect(new Set(others).size).toBeGreaterThan(5)
})
