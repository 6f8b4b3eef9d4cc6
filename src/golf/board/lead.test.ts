import { expect, test } from 'vitest'
import { behind, leadOf, podiumOf } from './lead.ts'
import { standings, type Placeable } from './standings.ts'

const row = (entrantId: string, sortKey: number | null, countback: number[] | null = null): Placeable => ({
  entrantId,
  name: entrantId,
  sortKey,
  countback,
})
const shown = (rows: readonly Placeable[]) => {
  const lead = leadOf(standings(rows))
  return lead && [lead.leaders.map((one) => one.entrantId), lead.margin]
}

test.each([
  { name: 'one is ahead', rows: [row('a', -24), row('b', -22)], lead: [['a'], 2] },
  { name: 'two share the lead', rows: [row('a', 3), row('b', 3), row('c', 4)], lead: [['a', 'b'], 1] },
  { name: 'countback decided', rows: [row('a', 3, [9]), row('b', 3, [8])], lead: [['b'], 0] },
  { name: 'nobody else has a place', rows: [row('a', 3), row('b', null)], lead: [['a'], undefined] },
  { name: 'nobody has a place', rows: [row('a', null)], lead: undefined },
])('when $name, then the lead is $lead', ({ rows, lead }) => {
  expect(shown(rows)).toEqual(lead)
})

test('when a row has no score, then it is not behind by a number', () => {
  expect([behind(row('a', 4), row('b', 1)), behind(row('a', null), row('b', 1))]).toEqual([3, undefined])
})

test.each([
  { keys: [1, 2, 3, 4], podium: ['1 a', '2 b', '3 c'] },
  { keys: [1, 1, 2, 3], podium: ['1 a b', '3 c'] },
  { keys: [1, 2, 2, 2], podium: ['1 a', '2 b c d'] },
  { keys: [1, 1, 1, 2], podium: ['1 a b c'] },
  { keys: [1, null], podium: ['1 a'] },
])('when the totals are $keys, then the podium is $podium', ({ keys, podium }) => {
  const placed = standings(keys.map((key, i) => row('abcd'[i] ?? '', key)))
  expect(
    podiumOf(placed).map(({ position, rows }) => [position, ...rows.map((one) => one.entrantId)].join(' ')),
  ).toEqual(podium)
})
