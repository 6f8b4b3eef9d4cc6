import { expect, test } from 'vitest'
import { mayJoin } from './join.ts'

const open = {
  status: 'upcoming',
  openToAll: true,
  isPlayer: true,
  entered: 3,
  maxParticipants: 4,
} as const

test.each([
  { change: {}, expected: true, source: 'a player and a free place' },
  { change: { status: 'active' }, expected: true, source: 'open while it is played' },
  { change: { maxParticipants: null, entered: 400 }, expected: true, source: 'no limit' },
  { change: { entered: 4 }, expected: 'full', source: 'the last place is taken' },
  { change: { isPlayer: false }, expected: 'not_a_player', source: 'an administrator who does not play' },
  { change: { openToAll: false }, expected: 'invite_only', source: 'the club enters the players' },
  { change: { status: 'draft' }, expected: 'not_open', source: 'not published yet' },
  { change: { status: 'completed' }, expected: 'not_open', source: 'over' },
  { change: { status: 'cancelled' }, expected: 'not_open', source: 'called off' },
] as const)('when a member enters ($source), then: $expected (D11)', ({ change, expected }) => {
  const outcome = mayJoin({ ...open, ...change })
  expect(outcome.ok ? outcome.value : outcome.reason).toBe(expected)
})
