import { expect, test } from 'vitest'
import type { PlayerStats } from '#contract/club/analytics.ts'
import { firstOrder, sortPlayers, type PlayerColumn } from './players-table.tsx'

const player = (lastName: string, more: Partial<PlayerStats>): PlayerStats => ({
  userId: lastName,
  firstName: 'A',
  lastName,
  totalRounds: 1,
  scoredRounds: 1,
  averageScore: 80,
  bestScore: 80,
  handicap: '10.0',
  totalPoints: 30,
  averagePoints: 30,
  pointsRounds: 1,
  nineHoleRounds: 0,
  averageNineScore: null,
  bestNineScore: null,
  ...more,
})

const players = [
  player('Adams', { handicap: '-2.4', averageScore: null, averagePoints: 36.5, totalRounds: 3 }),
  player('Byrne', { handicap: '9.9', averageScore: 91, averagePoints: 36.5, totalRounds: 12 }),
  player('Casey', { handicap: null, averageScore: 79, averagePoints: null }),
  player('Doyle', { handicap: '10.0', averageScore: 100, averagePoints: 28 }),
]

test.each<[PlayerColumn, boolean, string]>([
  ['name', false, 'Adams Byrne Casey Doyle'],
  ['name', true, 'Doyle Casey Byrne Adams'],
  ['handicap', false, 'Adams Byrne Doyle Casey'],
  ['handicap', true, 'Doyle Byrne Adams Casey'],
  ['averageScore', false, 'Casey Byrne Doyle Adams'],
  ['averageScore', true, 'Doyle Byrne Casey Adams'],
  ['averagePoints', true, 'Adams Byrne Doyle Casey'],
  ['totalRounds', true, 'Byrne Adams Casey Doyle'],
  ['averageNineScore', false, 'Adams Byrne Casey Doyle'],
])('when sorted by %s, descending %s, then the order is %s', (column, isDescending, expected) => {
  const names = sortPlayers(players, { column, isDescending }).map((one) => one.lastName)
  expect(names.join(' ')).toBe(expected)
})

test.each<[PlayerColumn, boolean]>([
  ['averagePoints', true],
  ['totalRounds', true],
  ['bestScore', false],
  ['handicap', false],
  ['name', false],
])('when %s is pressed first, then it sorts descending: %s', (column, isDescending) => {
  expect(firstOrder(column).isDescending).toBe(isDescending)
})
