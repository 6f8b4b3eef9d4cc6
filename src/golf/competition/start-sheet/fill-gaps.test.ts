import { expect, test } from 'vitest'
import { fillGaps } from './fill-gaps.ts'
import type { DrawnGroup, StartSettings, StartWish } from './start-sheet.ts'

const at = (minutes: number) => Date.parse('2026-06-06T08:00:00Z') + minutes * 60_000
const settings: StartSettings = {
  kind: 'one_tee',
  groupSize: 4,
  firstAt: at(0),
  intervalMinutes: 10,
  breaks: [],
  order: 'handicap_low',
  seed: null,
}
const holes = [1, 2].map((number) => ({ number, par: 4 }))
const groupsOf = (...players: string[]): DrawnGroup[] =>
  players.map((text, i) => ({
    startsAt: at(i * 10),
    hole: 1,
    half: null,
    players: text === '' ? [] : text.split(''),
  }))

function fill(
  groups: DrawnGroup[],
  late: string,
  more: { wishes?: StartWish[]; settings?: Partial<StartSettings> } = {},
) {
  const filled = fillGaps({
    groups,
    late: late.split(''),
    wishes: more.wishes ?? [],
    place: { holes, timeZone: 'Europe/Dublin' },
    settings: { ...settings, ...more.settings },
  })
  if (!filled.ok) return filled.reason
  return filled.value.map(({ players }) => players.join(''))
}

test.each([
  ['a gap takes them', ['ABCD', 'EFG'], 'X', ['ABCD', 'EFGX']],
  ['the smallest group first, of two the later', ['ABC', 'DE', 'FG'], 'XY', ['ABC', 'DEY', 'FGX']],
  ['those without a gap play together', ['ABCD', 'EFG'], 'XYZ', ['ABCD', 'EFGX', 'YZ']],
  ['one alone gets a group of their own where all are four', ['ABCD'], 'X', ['ABCD', 'X']],
  ['an empty group is used before a new one', ['ABCD', ''], 'XY', ['ABCD', 'XY']],
])('when entries are late, then %s, and nobody drawn moves', (_what, before, late, after) => {
  expect(fill(groupsOf(...before), late)).toEqual(after)
})

test('when groups of three are full, then one late player is a fourth, and two play together', () => {
  expect(fill(groupsOf('ABC', 'DEF'), 'X', { settings: { groupSize: 3 } })).toEqual(['ABC', 'DEFX'])
  expect(fill(groupsOf('ABC', 'DEF'), 'XY', { settings: { groupSize: 3 } })).toEqual(['ABC', 'DEF', 'XY'])
})

test('when a late player has a wish, then they get the gap that keeps it', () => {
  const wishes = [
    { userId: 'X', with: ['A'], notBefore: null, notAfter: null },
    { userId: 'Y', with: [], notBefore: '09:10', notAfter: null },
  ]
  expect(fill(groupsOf('ABC', 'DEF'), 'YX', { wishes })).toEqual(['ABCX', 'DEFY'])
})

test('when a shotgun gets second groups, then the first of that hole is A from then on', () => {
  const groups: DrawnGroup[] = [1, 2].map((hole) => ({
    startsAt: at(0),
    hole,
    half: null,
    players: ['A', 'B', 'C', 'D'].map((name) => `${name}${hole}`),
  }))
  const filled = fillGaps({
    groups,
    late: ['X', 'Y'],
    wishes: [],
    place: { holes, timeZone: 'Europe/Dublin' },
    settings: { ...settings, kind: 'shotgun' },
  })
  expect(filled.ok && filled.value.map(({ hole, half }) => `${hole}${half ?? ''}`)).toEqual(['1A', '1B', '2'])
})
