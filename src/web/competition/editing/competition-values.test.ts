import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { createCompetitionBody } from '#contract/competition/competition-changes.ts'
import { blankCompetition, competitionBody } from './competition-values.ts'

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
