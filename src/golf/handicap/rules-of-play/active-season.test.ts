import { expect, test } from 'vitest'
import { parseDay } from '../../day.ts'
import {
  activeSeasons,
  daysOfSeason,
  doScoresCount,
  isDayOfYear,
  isInSeason,
  type ActiveSeason,
} from './active-season.ts'

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

test.each<[string, string, string, boolean]>([
  ['12-01', '02-28', '2026-11-30', true],
  ['12-01', '02-28', '2026-12-01', false],
  ['12-01', '02-28', '2027-02-28', false],
  ['12-01', '02-28', '2028-02-29', false],
  ['12-01', '02-28', '2027-03-01', true],
  ['01-10', '02-28', '2028-02-29', false],
  ['01-10', '02-28', '2028-03-01', true],
  ['05-10', '05-20', '2026-05-09', true],
  ['05-10', '05-20', '2026-05-20', false],
  ['05-10', '05-20', '2026-05-21', true],
])('a club that closes from %s to %s itself counts a score of %s: %s', (from, until, date, counts) => {
  // In Ontario November to mid April would be closed: what the club says stands in its place.
  const club = { activeSeason: 'CA-ON' as const, inactiveSeason: { from, until, reason: 'Mild winters' } }
  expect(doScoresCount(club, parseDay(date) ?? Number.NaN)).toBe(counts)
})

test('a club that says nothing itself has its region’s season', () => {
  const day = parseDay('2026-12-05') ?? Number.NaN
  expect(doScoresCount({ activeSeason: 'CA-ON', inactiveSeason: null }, day)).toBe(false)
  expect(doScoresCount({ activeSeason: 'all_year', inactiveSeason: null }, day)).toBe(true)
})

test.each([
  ['02-28', true],
  ['02-29', false],
  ['13-01', false],
  ['1-1', false],
])('%s is a day of every year: %s', (text, isOne) => {
  expect(isDayOfYear(text)).toBe(isOne)
})
