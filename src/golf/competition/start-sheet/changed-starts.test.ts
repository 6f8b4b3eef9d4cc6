import { expect, test } from 'vitest'
import { changedStarts, lostStarts, startsOf } from './changed-starts.ts'
import type { DrawnGroup } from './start-sheet.ts'

const groups = (...players: string[]): DrawnGroup[] =>
  players.map((text, i) => ({
    startsAt: i * 600_000,
    hole: 1,
    half: null,
    players: text === '' ? [] : text.split(''),
  }))

test('when a sheet is written, then an empty group has no number', () => {
  expect(
    startsOf(groups('AB', '', 'C')).map(({ userId, groupNumber, place }) => [userId, groupNumber, place]),
  ).toEqual([
    ['A', 1, 1],
    ['B', 1, 2],
    ['C', 2, 1],
  ])
})

test.each([
  ['nothing', groups('AB', 'CD'), []],
  ['the order within a group', groups('BA', 'CD'), []],
  ['a player', groups('A', 'CDB'), ['A', 'C', 'D', 'B']],
  ['two players', groups('AC', 'BD'), ['A', 'C', 'B', 'D']],
  ['a late entry', groups('AB', 'CDE'), ['C', 'D', 'E']],
  ['a time', groups('AB', '', 'CD'), ['C', 'D']],
])('when %s changed, then those are told whom it concerns', (_what, after, told) => {
  expect(changedStarts(startsOf(groups('AB', 'CD')), startsOf(after))).toEqual(told)
})

test('when somebody is left out, then they are told too', () => {
  expect(lostStarts(startsOf(groups('AB', 'CD')), startsOf(groups('AB', 'C')))).toEqual(['D'])
})
