import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { createCompetitionBody, updateCompetitionBody } from '#contract/competition-changes.ts'
import { blankCompetition, changeBody, clubClock, competitionBody } from './competition-values.ts'

const values = {
  ...blankCompetition('crs_1'),
  name: 'Spring Medal',
  startDate: '2026-05-02T08:00',
  endDate: '2026-05-02T18:00',
}

test('every type makes a body that the contract accepts, with only its own settings', () => {
  const bodyOf = (competitionType: typeof values.competitionType) =>
    z.parse(createCompetitionBody, competitionBody({ ...values, competitionType }, 'clb_1'))
  expect(bodyOf('stableford')).toMatchObject({
    stablefordTable: 'standard',
    openToAll: true,
    maxParticipants: null,
  })
  expect(bodyOf('stroke_play')).not.toHaveProperty('teamSize')
  expect(bodyOf('team_stroke')).toMatchObject({ teamSize: 4, countingScores: 2 })
  expect(bodyOf('matchplay')).toMatchObject({ bracketType: 'single_elimination' })
})

test('when a time is missing, then the error is at its field', () => {
  const body = competitionBody({ ...values, startDate: '' }, 'clb_1')
  const paths = z.safeParse(createCompetitionBody, body).error?.issues.map((issue) => issue.path.join('.'))
  expect(new Set(paths)).toEqual(new Set(['startDate']))
})

test('when a competition is kept as a draft, then only its body says so', () => {
  expect(competitionBody({ ...values, publish: 'later' }, 'clb_1')).toMatchObject({ isDraft: true })
  expect(competitionBody(values, 'clb_1')).not.toHaveProperty('isDraft')
})

test.each([
  ['2026-07-01T08:00:00.000Z', 'Europe/London', '2026-07-01T09:00'],
  ['2026-12-31T23:30:00.000Z', 'Europe/Madrid', '2027-01-01T00:30'],
  ['2026-07-01T04:05:00.000Z', 'America/New_York', '2026-07-01T00:05'],
])('%s by the clock of %s is %s', (iso, zone, expected) => {
  expect(clubClock(iso, zone)).toBe(expected)
})

test('when a competition is edited, then only the changed fields are sent', () => {
  const change = changeBody({ ...values, name: 'Autumn Medal', entryFee: '12,50', allowance: ' ' }, values)
  expect(change).toEqual({ name: 'Autumn Medal', entryFee: '12.50' })
  expect(z.parse(updateCompetitionBody, change)).toEqual({ name: 'Autumn Medal', entryFee: 1250 })
  expect(changeBody(values, values)).toEqual({})
})
