import { expect, test } from 'vitest'
import type { Competition } from '#contract/competition/competitions.ts'
import { copiedValues, endAfter, firstMinuteOf, isWholeDay, lastMinuteOf } from './copied-values.ts'
import { competitionBody } from './competition-values.ts'

const competition: Competition = {
  id: 'cmp_1',
  version: 4,
  name: 'Medal 7',
  status: 'final',
  competitionType: 'team_stableford',
  startDate: '2026-10-24T07:00:00.000Z',
  endDate: '2026-10-24T19:00:00.000Z',
  courseId: 'crs_1',
  courseName: 'Old',
  teeId: 'tee_2',
  clubId: 'clb_1',
  maxParticipants: 40,
  entryFee: '5.00',
  currency: 'GBP',
  timeZone: 'Europe/London',
  description: 'Two-tee start',
  prizes: 'Balls',
  openToAll: false,
  teamSize: 2,
  countingScores: 1,
  bracketType: null,
  allowance: 85,
  stablefordTable: 'standard',
  participantCount: 22,
  hasJoined: false,
  hasPlayed: false,
  canJoin: false,
  isReserve: false,
  canReserve: false,
  markerCard: true,
}
const terms = {
  timeZone: 'Europe/London',
  teeId: 'tee_1',
  courseIds: ['crs_1'],
  now: new Date('2026-10-26T09:00:00Z'),
}

test('a copy has all that the form asks, a week later at the same time of the club’s clock', () => {
  const values = copiedValues(competition, terms)
  expect(values).toMatchObject({
    name: 'Medal 8',
    startDate: '2026-10-31T08:00',
    endDate: '2026-10-31T20:00',
    teeId: 'tee_1',
    competitionType: 'team_stableford',
    teamSize: '2',
    countingScores: '1',
    maxParticipants: '40',
    entryFee: '5.00',
    openToAll: 'no',
    cards: 'marker',
    allowance: '85',
    publish: 'now',
    description: 'Two-tee start',
    prizes: 'Balls',
    courseId: 'crs_1',
  })
  expect(competitionBody(values, 'clb_1')).toMatchObject({ teamSize: '2', markerCard: true, teeId: 'tee_1' })
})

test('one of months ago is played on the next such day of the week', () => {
  const values = copiedValues(competition, { ...terms, now: new Date('2027-01-13T09:00:00Z') })
  expect([values.startDate, values.endDate]).toEqual(['2027-01-16T08:00', '2027-01-16T20:00'])
})

test('a course that is gone is left open, with its tee', () => {
  expect(copiedValues(competition, { ...terms, courseIds: [] })).toMatchObject({ courseId: '', teeId: '' })
})

test('a draft is copied as a draft', () => {
  expect(copiedValues({ ...competition, status: 'draft' }, terms).publish).toBe('later')
})

test('whole days run from the first minute to the last', () => {
  const days = { startDate: firstMinuteOf('2026-05-02'), endDate: lastMinuteOf('2026-05-03') }
  expect(days).toEqual({ startDate: '2026-05-02T00:00', endDate: '2026-05-03T23:59' })
  expect(isWholeDay(days)).toBe(true)
  expect(isWholeDay({ ...days, startDate: '2026-05-02T08:00' })).toBe(false)
  expect(isWholeDay({ startDate: '', endDate: '' })).toBe(false)
  expect([firstMinuteOf(''), lastMinuteOf('')]).toEqual(['', ''])
})

test('the end follows the start', () => {
  const end = (before: string, start: string, was: string) => endAfter({ before, start, end: was })
  // None chosen yet: the end of that day.
  expect(end('', '2026-05-02T08:00', '')).toBe('2026-05-02T23:59')
  expect(end('2026-05-02T08:00', '2026-05-09T09:30', '2026-05-03T18:00')).toBe('2026-05-10T18:00')
  expect(end('2026-05-02T08:00', '2026-05-02T09:30', '2026-05-02T18:00')).toBe('2026-05-02T18:00')
  // An end that was chosen before there was a start stays.
  expect(end('', '2026-05-02T08:00', '2026-05-02T18:00')).toBe('2026-05-02T18:00')
  // A year that is half typed, and a start that was emptied, move nothing.
  expect(end('2026-05-02T08:00', '0020-05-09T09:30', '2026-05-02T18:00')).toBe('2026-05-02T18:00')
  expect(end('2026-05-02T08:00', '', '2026-05-02T18:00')).toBe('2026-05-02T18:00')
})
