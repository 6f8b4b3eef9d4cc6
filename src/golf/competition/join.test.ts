import { describe, expect, test } from 'vitest'
import { mayJoin, mayLeave, offersReserve, placesForReserves, type EntryState } from './join.ts'

const now = new Date('2026-06-01T12:00:00Z')
const before = new Date('2026-06-01T11:59:59Z')
const after = new Date('2026-06-01T12:00:01Z')

const open: EntryState = {
  status: 'upcoming',
  openToAll: true,
  entered: 3,
  maxParticipants: 4,
  entriesOpenAt: null,
  entriesCloseAt: null,
  isDrawn: false,
  eligibility: null,
  day: 20_605,
  categoryNames: new Map(),
}
const player = {
  now,
  isPlayer: true,
  entrant: { index: 184, gender: 'men', category: null, bornOn: null, isGuest: false },
} as const

test.each<{
  change: Partial<EntryState>
  who?: { isPlayer: boolean }
  expected: true | string
  source: string
}>([
  { change: {}, expected: true, source: 'a player and a free place' },
  { change: { status: 'active' }, expected: true, source: 'open while it is played' },
  { change: { maxParticipants: null, entered: 400 }, expected: true, source: 'no limit' },
  { change: { entered: 4 }, expected: 'full', source: 'the last place is taken' },
  {
    change: {},
    who: { isPlayer: false },
    expected: 'not_a_player',
    source: 'an administrator who does not play',
  },
  { change: { openToAll: false }, expected: 'invite_only', source: 'the club enters the players' },
  { change: { status: 'draft' }, expected: 'not_open', source: 'not published yet' },
  { change: { status: 'completed' }, expected: 'not_open', source: 'over' },
  { change: { status: 'cancelled' }, expected: 'not_open', source: 'called off' },
  { change: { entriesOpenAt: after }, expected: 'entries_not_yet', source: 'a second before entries open' },
  { change: { entriesOpenAt: now }, expected: true, source: 'the moment entries open' },
  { change: { entriesCloseAt: after }, expected: true, source: 'a second before entries close' },
  { change: { entriesCloseAt: now }, expected: 'entries_closed', source: 'the moment entries close' },
  { change: { isDrawn: true }, expected: 'draw_made', source: 'a match play that is drawn' },
  {
    change: { eligibility: { mostIndex: 180 } },
    expected: 'index_not_admitted',
    source: 'an index that is too high',
  },
])('when a member enters ($source), then: $expected (D11)', ({ change, who, expected }) => {
  const outcome = mayJoin({ ...open, ...change }, { ...player, ...who })
  expect(outcome.ok ? outcome.value : outcome.reason).toBe(expected)
})

describe('leaving', () => {
  test.each<[string, Partial<EntryState>, { hasCard?: boolean; isReserve?: boolean }, true | string]>([
    ['while entries are open', {}, {}, true],
    ['a second before entries close', { entriesCloseAt: after }, {}, true],
    ['when entries have closed', { entriesCloseAt: before }, {}, 'entries_closed'],
    ['when entries have closed, off the reserve list', { entriesCloseAt: before }, { isReserve: true }, true],
    ['with a card begun', { status: 'active' }, { hasCard: true }, 'card_begun'],
    ['from a draw', { isDrawn: true }, {}, 'draw_made'],
    ['when play is over', { status: 'completed' }, {}, 'not_open'],
  ])('%s', (_when, change, own, expected) => {
    const outcome = mayLeave({ ...open, ...change }, { now, hasCard: false, isReserve: false, ...own })
    expect(outcome.ok ? outcome.value : outcome.reason).toBe(expected)
  })
})

test.each([
  ['before play', { status: 'upcoming', hasStarts: true, areScoresIn: false }, true],
  [
    'while it is played without start times',
    { status: 'active', hasStarts: false, areScoresIn: false },
    true,
  ],
  ['once its groups are out', { status: 'active', hasStarts: true, areScoresIn: false }, false],
  ['once all cards are in', { status: 'active', hasStarts: false, areScoresIn: true }, false],
] as const)('a full competition offers a reserve place %s: %o', (_when, competition, expected) => {
  expect(offersReserve(competition)).toBe(expected)
})

test.each<[string, Partial<EntryState>, number]>([
  ['one place is free', {}, 1],
  ['entries have closed', { entriesCloseAt: before }, 1],
  ['it is being played', { status: 'active' }, 1],
  ['it is full', { entered: 4 }, 0],
  ['the limit was lowered below the entries', { entered: 6 }, 0],
  ['there is no limit', { maxParticipants: null }, Infinity],
  ['it is drawn', { isDrawn: true }, 0],
  ['it is over', { status: 'completed' }, 0],
])('when %s, then as many reserves move up', (_when, change, expected) => {
  expect(placesForReserves({ ...open, ...change })).toBe(expected)
})
