import { expect, test } from 'vitest'
import type { WatchRound } from '#contract/card/round-file/garmin-rounds.ts'
import { suggestedCourse, suggestedTee } from './use-bringing.ts'

const round = (courseName: string, teeName = ''): WatchRound => ({
  id: '1',
  day: '2024-05-04',
  time: '09:30',
  startedAt: '2024-05-04T07:30:00.000Z',
  courseName,
  teeName,
  holes: [],
  holesPlayed: 0,
  notes: [],
})

test.each([
  ['Oak Hill, Old', 'c1'],
  ['oak hill, new ', 'c2'],
  ['New', 'c2'],
  ['Oak Hill', undefined],
  ['Olde', undefined],
  ['', undefined],
])('for %j the course is %s', (name, id) => {
  const courses = [
    { id: 'c1', name: 'Old' },
    { id: 'c2', name: 'New' },
  ]
  expect(suggestedCourse(round(name), courses)).toBe(id)
})

test('when two courses have the name, then none is suggested', () => {
  const twice = [
    { id: 'c1', name: 'Old' },
    { id: 'c2', name: 'old' },
  ]
  expect(suggestedCourse(round('Old'), twice)).toBeUndefined()
})

test('a tee is suggested by its whole name', () => {
  const tees = ['White', 'Yellow'].map((name, order) => ({
    id: name,
    name,
    order,
    color: '#fff',
    ratings: [],
  }))
  expect(suggestedTee(round('', 'white'), tees)).toBe('White')
  expect(suggestedTee(round('', 'Whi'), tees)).toBeUndefined()
})
