import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkGroups } from './check-groups.ts'
import { moveBy, moveTo, swapPlayers, takeOut } from './move-player.ts'
import type { DrawnGroup } from './start-sheet.ts'

const groupsOf = (...players: string[]): DrawnGroup[] =>
  players.map((text, i) => ({
    startsAt: i * 600_000,
    hole: 1,
    half: null,
    players: text.split(''),
  }))
const shown = (groups: readonly DrawnGroup[]) => groups.map(({ players }) => players.join(''))

test('when somebody is moved, then to the end of a group or before another of its players', () => {
  const moved = moveTo(groupsOf('ABC', 'DE'), 'A', { group: 1 })
  expect(moved.ok && shown(moved.value)).toEqual(['BC', 'DEA'])
  const before = moveTo(groupsOf('ABC', 'DE'), 'A', { group: 1, before: 'E' })
  expect(before.ok && shown(before.value)).toEqual(['BC', 'DAE'])
  const waiting = moveTo(groupsOf('ABC', 'DE'), 'X', { group: 1 })
  expect(waiting.ok && shown(waiting.value)).toEqual(['ABC', 'DEX'])
  expect(moveTo(groupsOf('ABCD', 'E'), 'E', { group: 0 })).toEqual({ ok: false, reason: 'group_full' })
})

test('when two swap, then each has the place of the other, also one who waits', () => {
  expect(shown(swapPlayers(groupsOf('ABC', 'DE'), 'B', 'D'))).toEqual(['ADC', 'BE'])
  expect(shown(swapPlayers(groupsOf('ABC', 'DE'), 'B', 'X'))).toEqual(['AXC', 'DE'])
  expect(shown(takeOut(groupsOf('ABC', 'DE'), 'B'))).toEqual(['AC', 'DE'])
})

test.each([
  ['B', -1, ['BAC', 'DE']],
  ['C', 1, ['AB', 'CDE']],
  ['D', -1, ['ABCD', 'E']],
  ['A', -1, ['ABC', 'DE']],
] as const)('when %s moves by %i, then the groups are %j', (who, by, after) => {
  expect(shown(moveBy(groupsOf('ABC', 'DE'), who, by))).toEqual(after)
})

test('when the next group is full, then the two at the border change places', () => {
  expect(shown(moveBy(groupsOf('ABCD', 'EF'), 'E', -1))).toEqual(['ABCE', 'DF'])
  expect(shown(moveBy(groupsOf('AB', 'CDEF'), 'B', 1))).toEqual(['AC', 'BDEF'])
})

test('when players are moved in any way, then everybody still has one place', () => {
  const everybody = 'ABCDEFG'.split('')
  const who = fc.constantFrom(...everybody)
  const move = fc.oneof(
    fc.record({ kind: fc.constant('by' as const), who, by: fc.constantFrom(-1 as const, 1 as const) }),
    fc.record({ kind: fc.constant('to' as const), who, group: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ kind: fc.constant('swap' as const), who, other: who }),
  )
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
      let groups = groupsOf('ABC', 'DE', 'FG')
      for (const one of moves)
        if (one.kind === 'by') groups = moveBy(groups, one.who, one.by)
        else if (one.kind === 'swap') groups = swapPlayers(groups, one.who, one.other)
        else {
          const moved = moveTo(groups, one.who, one)
          if (moved.ok) groups = moved.value
        }
      expect(groups.flatMap(({ players }) => players).sort()).toEqual(everybody)
      expect(checkGroups(groups, new Set(everybody)).ok).toBe(true)
    }),
  )
})
