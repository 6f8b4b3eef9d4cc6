import { expect, test } from 'vitest'
import { bestPerformers } from './best-performers.ts'

const player = (lastName: string, averagePoints: number | null, pointsRounds: number, firstName = 'A') => ({
  firstName,
  lastName,
  averagePoints,
  pointsRounds,
})

test.each([
  ['nobody played', [], []],
  ['two rounds are too few, however good', [player('Two', 44, 2), player('Three', 30, 3)], ['Three']],
  ['no average, no rank', [player('None', null, 3)], []],
  ['more points first', [player('Low', 30, 9), player('High', 36.5, 3)], ['High', 'Low']],
  ['ties by more rounds', [player('Few', 35, 3), player('Many', 35, 4)], ['Many', 'Few']],
  ['then by name', [player('Byrne', 35, 3), player('Adams', 35, 3)], ['Adams', 'Byrne']],
  [
    'five of six',
    ['F', 'E', 'D', 'C', 'B', 'A'].map((name, i) => player(name, 30 + i, 3)),
    ['A', 'B', 'C', 'D', 'E'],
  ],
])('%s (T17)', (_name, players, expected) => {
  expect(bestPerformers(players).map((one) => one.lastName)).toEqual(expected)
})

test('when last names are equal, then first names decide', () => {
  const both = [player('Byrne', 35, 3, 'Niamh'), player('Byrne', 35, 3, 'Conor')]
  expect(bestPerformers(both).map((one) => one.firstName)).toEqual(['Conor', 'Niamh'])
})
