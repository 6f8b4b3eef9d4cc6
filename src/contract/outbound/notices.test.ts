import { expect, test } from 'vitest'
import { competitionToCome } from './notices.ts'

const competition = { id: 'cmp_1', name: 'Medal', startsAt: '2026-06-06T07:00:00.000Z', timeZone: null }

test.each([
  ['before it starts', '2026-06-05T20:00:00.000Z', competition],
  ['at its start', '2026-06-06T07:00:00.000Z', null],
  ['during play', '2026-06-06T09:00:00.000Z', null],
])('when a notice comes %s, then it says when that is, or nothing', (_when, at, toCome) => {
  expect(competitionToCome({ at, competition })).toEqual(toCome)
})

test('when a notice is about no competition, then none is to come', () => {
  expect(competitionToCome({ at: '2026-06-05T20:00:00.000Z', competition: null })).toBeNull()
})
