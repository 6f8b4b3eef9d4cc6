import { expect, test } from 'vitest'
import { countbackTermsOf, stepsOfNumbers } from './countback.ts'
import { countbackOrders } from './countback-order.ts'
import { rankOfRounds } from './several-rounds.ts'

const first = { sortKey: 2, countback: [5, 5] }
const last = { sortKey: -1, countback: [3, 4] }

test('when several rounds are played, then their sum orders them, then the last round, then its countback (R9.6)', () => {
  expect(rankOfRounds([first, last], 2)).toEqual({ sortKey: 1, countback: [-1, 3, 4] })
})

test.each([{ rounds: [first, null] }, { rounds: [] }])(
  'when a round has no place, then the whole has none: $rounds',
  ({ rounds }) => {
    expect(rankOfRounds(rounds, 2)).toBeNull()
  },
)

test('when a card is open, then there is no countback (R9.8)', () => {
  expect(rankOfRounds([first, { sortKey: 0, countback: null }], 2)).toEqual({ sortKey: 2, countback: null })
})

test('when a round is to come, then the sum so far orders them and no tie is broken (R9.8)', () => {
  expect(rankOfRounds([first, last], 3)).toEqual({ sortKey: 1, countback: null })
})

test.each(countbackOrders)(
  'when the numbers are of several rounds in the order %s, then their steps begin with the last round (R9.6)',
  (order) => {
    const { steps } = countbackTermsOf[order]
    const rank = rankOfRounds([{ sortKey: 1, countback: steps.map(() => 0) }], 1)
    expect(stepsOfNumbers(rank?.countback ?? []).map(({ name }) => name)).toEqual([
      'last round',
      ...steps.map(({ name }) => name),
    ])
  },
)
