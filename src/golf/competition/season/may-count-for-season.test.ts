import { expect, test } from 'vitest'
import { competitionTypes } from '../competition.ts'
import { mayCountForSeason } from './may-count-for-season.ts'

test('a season counts the formats in which each player has a place of their own', () => {
  expect(competitionTypes.filter((type) => !mayCountForSeason(type))).toEqual([
    'matchplay',
    'team_stroke',
    'team_stableford',
  ])
})
