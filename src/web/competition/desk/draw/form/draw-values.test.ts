import { expect, test } from 'vitest'
import type { StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { makeCompetition } from '#test/make-competition.ts'
import { readValues, startingValues, type DrawValues } from './draw-values.ts'

const values: DrawValues = {
  kind: 'one_tee',
  groupSize: '4',
  firstAt: '2026-06-06T08:00',
  interval: '10',
  breaks: [],
  order: 'entered',
  seed: '1',
  round: '',
}

test('when a draw has several breaks, then each with a time and a length is sent, and none without', () => {
  const breaks = [
    { at: '10:00', minutes: '15' },
    { at: '', minutes: '15' },
    { at: '12:30', minutes: '60' },
    { at: '15:00', minutes: '' },
  ]
  expect(readValues({ ...values, breaks }).breaks).toEqual([
    { at: '10:00', minutes: 15 },
    { at: '12:30', minutes: 60 },
  ])
})

test('when a round is chosen, then it is sent, and else the server finds it', () => {
  expect(readValues({ ...values, round: '2' })).toMatchObject({ round: 2 })
  expect(readValues(values)).not.toHaveProperty('round')
})

const settings: NonNullable<StartDraw['settings']> = {
  kind: 'one_tee',
  groupSize: 4,
  firstAt: '2026-11-29T07:37:00.000Z',
  intervalMinutes: 8,
  breaks: [],
  order: 'entered',
  seed: null,
}
test.each([
  ['still on the draw’s day', { first: '2026-11-28', last: '2026-11-29' }, '2026-11-29T07:37'],
  ['on another day now', { first: '2026-12-06', last: '2026-12-07' }, '2026-12-06T07:37'],
])('when the competition is %s, then drawing again begins there, at the same time', (_, days, firstAt) => {
  const draw = { settings, days, timeZone: 'Europe/London' }
  expect(startingValues(makeCompetition(), draw).firstAt).toBe(firstAt)
})
