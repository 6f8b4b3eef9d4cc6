import { expect, test } from 'vitest'
import { noticePath } from './notice-path.ts'

const card = { roundId: 'rnd_1', isOwn: true, isOpen: true }
const none = { holes: [], competition: null }

test('when a notice is about a card, then it leads to that card, to the hole cards while it is the reader’s and open', () => {
  const notice = { kind: 'card_changed', ...none } as const
  expect(noticePath({ ...notice, card })).toBe('/scorecard')
  expect(noticePath({ ...notice, card: { ...card, isOpen: false } })).toBe('/rounds/rnd_1')
  expect(noticePath({ ...notice, card: { ...card, isOwn: false } })).toBe('/rounds/rnd_1')
})

test('when player and marker have to settle something, then it leads to the marker’s card', () => {
  for (const kind of ['attest_asked', 'attest_refused', 'hole_differs'] as const)
    expect(noticePath({ kind, card: { ...card, markerCard: true }, ...none })).toBe(
      '/rounds/rnd_1/marker-card',
    )
})

test('when a hole differs where no marker’s card is asked for, then it leads to that hole, or to the group that scored it', () => {
  const notice = { kind: 'hole_differs', competition: null, holes: [7] } as const
  expect(noticePath({ ...notice, card })).toBe('/scorecard?hole=7')
  expect(noticePath({ ...notice, card: { ...card, isOwn: false } })).toBe('/group')
  expect(noticePath({ ...notice, card: { ...card, isOpen: false } })).toBe('/rounds/rnd_1')
  expect(noticePath({ ...notice, card: { ...card, isOwn: false, isOpen: false } })).toBe('/rounds/rnd_1')
})

test('when it is about a start time, then it leads to the start sheet', () => {
  const notice = { kind: 'start_time', card: null, holes: [] } as const
  expect(noticePath({ ...notice, competition: { id: 'cmp_1' } })).toBe('/competitions/cmp_1/start-sheet')
})

test('when it is about a competition, then it leads to its board', () => {
  const notice = { kind: 'result_out', card: null, holes: [] } as const
  expect(noticePath({ ...notice, competition: { id: 'cmp_1' } })).toBe('/competitions/cmp_1/leaderboard')
})

test('when an administrator is told that cards are out after the last day, then it leads to the competition’s desk', () => {
  const notice = { kind: 'play_ended', card: null, holes: [] } as const
  expect(noticePath({ ...notice, competition: { id: 'cmp_1' } })).toBe('/competition-desk/cmp_1')
})
