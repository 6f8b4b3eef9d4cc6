import { describe, expect, test } from 'vitest'
import type { MatchProgress } from '#golf/match/match-progress.ts'
import { progressText, sideNames } from './match-state-text.ts'

const names = { A: 'Ann', B: 'Ben' }
const at = (more: Partial<MatchProgress>): MatchProgress => ({
  leader: null,
  up: 0,
  thru: 0,
  holesLeft: 18,
  isDormie: false,
  outcome: null,
  differing: [],
  ...more,
})

describe('how a match stands, in a line', () => {
  test.each<{ progress: Partial<MatchProgress>; words: string }>([
    { progress: {}, words: 'Not started' },
    { progress: { thru: 7 }, words: 'All square after 7' },
    { progress: { thru: 7, leader: 'A', up: 2 }, words: 'Ann 2 up after 7' },
    { progress: { thru: 16, leader: 'B', up: 2, isDormie: true }, words: 'Ben 2 up after 16, dormie' },
    { progress: { thru: 16, outcome: { winner: 'A', result: '3&2' } }, words: 'Ann won 3&2' },
    { progress: { outcome: { winner: 'B', result: 'w/o' } }, words: 'Ben won by walkover' },
    {
      progress: { outcome: { winner: 'B', result: 'conceded' } },
      words: 'Ben won: the match was conceded',
    },
  ])('$words', ({ progress, words }) => {
    expect(progressText(at(progress), names)).toBe(words)
  })

  test('when first names are the same, then full ones are shown', () => {
    expect(
      sideNames({ firstName: 'Ann', lastName: 'Byrne' }, { firstName: 'Ann', lastName: 'Cole' }),
    ).toEqual({ A: 'Ann Byrne', B: 'Ann Cole' })
  })
})
