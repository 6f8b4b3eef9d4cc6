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

test('when the order is that of the result so far, then the leaders go last, level ones as they entered, and who has no place goes first', () => {
  const placed = [
    { userId: 'Second', handicapIndex: 40, position: 2 },
    { userId: 'Leader', handicapIndex: 90, position: 1 },
    { userId: 'No return', handicapIndex: 10, position: null },
    { userId: 'Level', handicapIndex: 50, position: 2 },
    { userId: 'Late', handicapIndex: 60 },
  ]
  expect(orderPlayers(placed, { order: 'result', seed: null }).map(({ userId }) => userId)).toEqual([
    ...['No return', 'Late', 'Second', 'Level', 'Leader'],
  ])
})

test('when it is random, then the seed alone decides', () => {
  const drawn = order({ order: 'random', seed: 7 })
  expect(
    orderPlayers([...players].reverse(), { order: 'random', seed: 7 }).map(({ userId }) => userId),
  ).toEqual(drawn)
  const others = Array.from({ length: 20 }, (_, seed) => order({ order: 'random', seed }).join())
  expect(new Set(others).size).toBeGreaterThan(5)
})
