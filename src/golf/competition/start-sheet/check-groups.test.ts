import { expect, test } from 'vitest'
import { checkGroups, withoutWithdrawn } from './check-groups.ts'
import type { DrawnGroup } from './start-sheet.ts'

const groupsOf = (...players: string[]): DrawnGroup[] =>
  players.map((text, i) => ({
    startsAt: i * 600_000,
    hole: 1,
    half: null,
    players: text.split(''),
  }))

test('when groups cannot stand, then it is said why', () => {
  const entered = new Set('ABCDE'.split(''))
  expect(checkGroups(groupsOf('ABX'), entered)).toMatchObject({ reason: 'not_entered' })
  expect(checkGroups(groupsOf('AB', 'BC'), entered)).toMatchObject({ reason: 'twice' })
  expect(checkGroups(groupsOf('ABCDE'), entered)).toMatchObject({ reason: 'group_full' })
  const [group] = groupsOf('')
  expect(group && checkGroups([group, { ...group, half: 'A' }], entered)).toMatchObject({
    reason: 'same_start',
  })
  expect(withoutWithdrawn(groupsOf('AX', 'BC'), entered).map(({ players }) => players.join(''))).toEqual([
    'A',
    'BC',
  ])
})
