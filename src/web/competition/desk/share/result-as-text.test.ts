import { expect, test } from 'vitest'
import type { LeaderboardEntry } from '#contract/board/leaderboard.ts'
import type { CompetitionType } from '#golf/competition/competition.ts'
import { resultAsText } from './result-as-text.ts'

const row: LeaderboardEntry = {
  userId: 'usr_1',
  playerName: 'Ann Berg',
  handicap: '9.4',
  playingHandicap: 9,
  revision: 1,
  grossScore: 77,
  netScore: 68,
  stablefordPoints: 40,
  toPar: -4,
  thru: 18,
  isCompleted: true,
  note: null,
  rank: { main: -4, countback: [] },
  position: 1,
  isShared: false,
  decidedBy: null,
}
const round = {
  roundNumber: 1,
  grossScore: 77,
  netScore: 68,
  stablefordPoints: 40,
  toPar: -4,
  thru: 18,
  isCompleted: true,
}
const member = {
  userId: 'usr_2',
  playerName: 'Bo Ek',
  playingHandicap: 4,
  thru: 18,
  isCompleted: true,
  note: null,
  isBlind: false,
}

const shown = {
  title: 'June Medal',
  about: ['6 Jun 2026', 'Old Course'],
  isFinal: true,
  unnamed: new Set<string>(),
}
type Case = [string, Partial<LeaderboardEntry>, CompetitionType, string]
const lineOf = (
  more: Partial<LeaderboardEntry>,
  competitionType: CompetitionType,
  unnamed = new Set<string>(),
) => resultAsText({ ...shown, competitionType, unnamed, rows: [{ ...row, ...more }] }).split('\n')[5]

test.each([
  ['a net score with its sum', {}, 'stroke_play', '1. Ann Berg: 77 − 9 = 68'],
  [
    'a plus handicap, which is added',
    { grossScore: 70, playingHandicap: -2, netScore: 72 },
    'stroke_play',
    '1. Ann Berg: 70 + 2 = 72',
  ],
  ['a sum that does not come out, as with closed holes', { netScore: 66 }, 'stroke_play', '1. Ann Berg: 66'],
  ['several rounds', { netScore: 140, rounds: [round, round] }, 'stroke_play', '1. Ann Berg: 140'],
  ['a shared place', { position: 3, isShared: true }, 'stableford', 'T3. Ann Berg: 40 points'],
  ['one point', { stablefordPoints: 1 }, 'stableford', '1. Ann Berg: 1 point'],
  ['points below zero', { stablefordPoints: -3 }, 'modified_stableford', '1. Ann Berg: −3 points'],
  ['holes up', { stablefordPoints: 2 }, 'par_bogey', '1. Ann Berg: +2'],
  ['countback', { decidedBy: 'last 9' }, 'stableford', '1. Ann Berg: 40 points (on countback)'],
  ['no return', { note: 'no_return', position: null }, 'stroke_play', 'NR Ann Berg'],
  ['withdrawn', { note: 'withdrawn', position: null }, 'stableford', 'WD Ann Berg'],
  ['disqualified', { note: 'disqualified', position: null }, 'stroke_play', 'DQ Ann Berg'],
  ['nothing played', { thru: 0, isCompleted: false, position: null }, 'stroke_play', '– Ann Berg'],
  [
    'a card that is out',
    { thru: 12, isCompleted: false, position: null },
    'stroke_play',
    '– Ann Berg: card out after 12 holes',
  ],
  [
    'below the cut',
    { missedCut: true, position: null },
    'stroke_play',
    'Missed the cut: Ann Berg: 77 − 9 = 68',
  ],
  [
    'a team with its players, without a blind partner',
    {
      playerName: 'Eagles',
      team: { countingScores: 1, members: [member, { ...member, isBlind: true }], holes: [] },
    },
    'team_stroke',
    '1. Eagles (Bo Ek): 68',
  ],
] satisfies Case[])('%s', (_, more, competitionType, line) => {
  expect(lineOf(more, competitionType)).toBe(line)
})

test('whoever boards for everybody do not name is not named, alone or in a team', () => {
  const unnamed = new Set(['usr_1', 'usr_2'])
  const team = { countingScores: 1, members: [member], holes: [] }
  expect(lineOf({}, 'stroke_play', unnamed)).toBe('1. Name withheld: 77 − 9 = 68')
  expect(lineOf({ userId: 'team_1', playerName: 'Eagles', team }, 'team_stroke', unnamed)).toBe(
    '1. Eagles (Name withheld): 68',
  )
})

test('the head says which result it is, and whether it is final', () => {
  const text = (isFinal: boolean) =>
    resultAsText({ ...shown, competitionType: 'stroke_play', isFinal, rows: [] })
  expect(text(true)).toBe('June Medal\n6 Jun 2026\nOld Course\nFinal result\n\n')
  expect(text(false)).toContain('Provisional result')
})
