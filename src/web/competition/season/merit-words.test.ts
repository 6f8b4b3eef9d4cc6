import { expect, test } from 'vitest'
import type { Season } from '#contract/competition/season.ts'
import { meritLines, placeText, pointsWords, termsWords } from './merit-words.ts'

const competition = (id: string, name: string) => ({
  id,
  name,
  startDate: '2026-05-01T08:00:00.000Z',
  courseId: null,
  courseName: null,
  status: 'final' as const,
})
const season: Season = {
  eclectic: null,
  id: 'sea_words1',
  version: 1,
  name: 'Order of merit',
  year: 2026,
  points: [10, 8, 6],
  otherPoints: 0,
  best: 1,
  competitions: [
    competition('one', 'May Medal'),
    competition('two', 'June Medal'),
    competition('three', 'July Medal'),
  ],
}

test('when a row is opened, then each competition says its place, its points and whether it counts', () => {
  const scores = [
    { competitionId: 'one', place: 2, sharing: 3, hundredths: 467, reason: 'dropped' as const },
    { competitionId: 'two', place: 1, sharing: 1, hundredths: 1000, reason: 'counts' as const },
    { competitionId: 'three', place: null, sharing: 1, hundredths: 0, reason: 'no_place' as const },
  ]
  const row = { playerId: 'p', name: 'Ann', position: 1, isShared: false, hundredths: 1000, scores }
  expect(meritLines(row, season)).toEqual([
    'May Medal, place 2, shared by 3: 4.67 points each – does not count: better ones count',
    'June Medal, place 1: 10 points – counts',
    'July Medal, no place, so no points',
    'Total: 10 points',
  ])
})

test('points and places are said as golfers say them', () => {
  expect([0, 100, 2050].map(pointsWords)).toEqual(['no points', '1 point', '20.50 points'])
  expect(placeText({ position: 2, isShared: true })).toBe('T2')
  expect(placeText({ position: null, isShared: false })).toBe('–')
  expect(termsWords(season).slice(0, 2)).toEqual([
    'The best competition of each player counts.',
    'Points by place: 10, 8, 6; every other place 0.',
  ])
  expect(termsWords({ ...season, best: null })[0]).toBe('All competitions count for each player.')
})
