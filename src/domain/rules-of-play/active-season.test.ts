import { expect, test } from 'vitest'
import { parseDay } from '../day.ts'
import { activeSeasons, daysOfSeason, isInSeason, type ActiveSeason } from './active-season.ts'

/* https://albertagolf.org/article/what-is-an-active-posting-season */
test.each<[ActiveSeason, string, boolean]>([
  ['CA-ON', '2026-12-05', false],
  ['CA-ON', '2026-10-31', true],
  ['CA-ON', '2026-11-01', false],
  ['CA-ON', '2026-04-14', false],
  ['CA-ON', '2026-04-15', true],
  ['CA-AB', '2026-03-01', true],
  ['CA-AB', '2026-02-28', false],
  ['CA-BC', '2026-11-15', true],
  ['CA-BC', '2026-11-16', false],
  ['CA-NB', '2026-04-30', false],
  ['all_year', '2026-12-31', true],
])('in %s a score of %s counts: %s', (season, date, counts) => {
  expect(isInSeason(season, parseDay(date) ?? Number.NaN)).toBe(counts)
})

test('every season begins and ends in one year', () => {
  for (const season of activeSeasons) {
    const days = daysOfSeason(season)
    if (days) expect([season, days.from < days.until]).toEqual([season, true])
  }
})
