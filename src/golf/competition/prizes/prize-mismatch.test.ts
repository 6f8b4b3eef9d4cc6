import { expect, test } from 'vitest'
import { prizeMismatch, type PrizeTerms } from './prize-mismatch.ts'
import type { PrizeCategory } from './prize-plan.ts'

const category = (more: Partial<PrizeCategory>): PrizeCategory => ({
  id: 'pzc_1',
  kind: 'result',
  name: null,
  divisionId: null,
  holeNumber: null,
  prizes: [],
  ...more,
})
const terms: PrizeTerms = { type: 'stroke_play', holes: 18, divisionIds: ['div_a'] }
const pin = category({ kind: 'nearest_the_pin', holeNumber: 14 })
const ofA = category({ divisionId: 'div_a' })

test.each<[string, PrizeCategory, Partial<PrizeTerms>]>([
  ['the result', category({}), {}],
  ['the result of teams', category({}), { type: 'team_stroke' }],
  ['a hole of the course', pin, {}],
  ['a hole while no course is named', pin, { holes: null }],
  ['a division of the competition', ofA, {}],
  ['gross scores of a division among teams’ players', { ...ofA, kind: 'gross' }, { type: 'team_stroke' }],
  ['nearest the pin in match play', pin, { type: 'matchplay' }],
])('when a prize is for %s, then it fits', (_, prize, more) => {
  expect(prizeMismatch(prize, { ...terms, ...more })).toBeUndefined()
})

test.each<[string, PrizeCategory, Partial<PrizeTerms>, object]>([
  ['a hole that the course has not', pin, { holes: 9 }, { of: 'hole', hole: 14, holes: 9 }],
  ['a division that is gone', ofA, { divisionIds: [] }, { of: 'division' }],
  ['a division of teams', ofA, { type: 'team_stableford' }, { of: 'team_division' }],
  [
    'the result of match play',
    category({ name: 'Nett' }),
    { type: 'matchplay' },
    { of: 'matches', name: 'Nett' },
  ],
])('when a prize is for %s, then that is said of it', (_, prize, more, mismatch) => {
  expect(prizeMismatch(prize, { ...terms, ...more })).toMatchObject(mismatch)
})
