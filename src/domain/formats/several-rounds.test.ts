import { expect, test } from 'vitest'
import { rankOfRounds } from './several-rounds.ts'

const first = { sortKey: 2, countback: [5, 5] }
const last = { sortKey: -1, countback: [3, 4] }

test('when several rounds are played, then their sum orders them, then the last round, then its countback (R9.6)', () => {
  expect(rankOfRounds([first, last])).toEqual({ sortKey: 1, countback: [-1, 3, 4] })
})

test.each([{ rounds: [first, null] }, { rounds: [] }])(
  'when a round has no place, then the whole has none: $rounds',
  ({ rounds }) => {
    expect(rankOfRounds(rounds)).toBeNull()
  },
)

test('when a card is open, then there is no countback (R9.8)', () => {
  expect(rankOfRounds([first, { sortKey: 0, countback: null }])).toEqual({ sortKey: 2, countback: null })
})
