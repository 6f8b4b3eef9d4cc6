import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { updateCompetitionBody } from '#contract/competition/competition-changes.ts'
import { blankCompetition, type CompetitionValues } from './competition-values.ts'
import { changeBody, clubClock } from './edited-values.ts'

const values = {
  ...blankCompetition('crs_1'),
  name: 'Spring Medal',
  startDate: '2026-05-02T08:00',
  endDate: '2026-05-02T18:00',
}

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

const noCut = { cutAfter: '', cutPlaces: '', cutTies: null }

test.each<[string, Partial<CompetitionValues>, Partial<CompetitionValues>, object]>([
  [
    'another format is chosen, then all that belongs to it is sent, and its own allowance holds',
    {},
    { competitionType: 'team_stroke', allowance: '' },
    { competitionType: 'team_stroke', teamSize: '4', countingScores: '2' },
  ],
  [
    'who may enter, the cards and the course change, then each is sent as the call has it',
    {},
    { openToAll: 'no', cards: 'marker', courseId: '' },
    { openToAll: false, markerCard: true, courseId: '' },
  ],
  [
    'there are more rounds, then they are sent without a cut',
    {},
    { roundCount: '3' },
    { roundCount: '3', ...noCut },
  ],
  [
    'the places of a cut change, then the whole cut is sent',
    { roundCount: '2', cutAfter: '1', cutPlaces: '8' },
    { cutPlaces: '9' },
    { roundCount: '2', cutAfter: '1', cutPlaces: '9', cutTies: 'all' },
  ],
  [
    'there are too few rounds for the cut, then it is taken away',
    { roundCount: '2', cutAfter: '1', cutPlaces: '8' },
    { roundCount: '1' },
    { roundCount: '1', ...noCut },
  ],
  [
    'the maximum of a hole changes, then its strokes are sent with it',
    { competitionType: 'maximum_score' },
    { maximumKind: 'fixed', maximumStrokes: '8' },
    { maximumKind: 'fixed', maximumStrokes: '8' },
  ],
  [
    'a setting of another format differs, then nothing is sent',
    {},
    { teamSize: '5', bracketType: 'double_elimination' },
    {},
  ],
])('when %s', (_, was, is, body) => {
  const before = { ...values, ...was }
  const change = changeBody({ ...before, ...is }, before)
  expect(change).toEqual(body)
  expect(z.safeParse(updateCompetitionBody, change).success).toBe(true)
})
