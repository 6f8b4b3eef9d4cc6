import { expect, test } from 'vitest'
import type { BracketView, Match } from '#contract/match/matches.ts'
import { groupMatches } from './group-matches.ts'

const match = (side: Match['side'], roundName: string, matchNumber: number): Match => ({
  id: `m${matchNumber}`,
  round: 1,
  roundName,
  side,
  matchNumber,
  winnerTo: null,
  isNeeded: true,
  player1Id: null,
  player2Id: null,
  player1: null,
  player2: null,
  player1From: null,
  player2From: null,
  player1Seed: null,
  player2Seed: null,
  winnerId: null,
  result: null,
  strokes: null,
  progress: null,
  playBy: null,
  isOverdue: false,
  sideId: null,
  reports: [],
  reason: null,
  canRecord: false,
  canUndo: false,
  status: 'pending',
  partner1: null,
  partner2: null,
})

const draw = (bracketType: NonNullable<BracketView['draw']>['bracketType']): BracketView['draw'] => ({
  bracketType,
  size: 4,
  seeding: 'handicap',
  seed: null,
  thirdPlace: false,
  strokesMethod: 'appendix_c',
  byes: 0,
  confirmDays: null,
  plate: null,
  rounds: [],
  matchFormat: 'singles',
  allowancePercent: null,
  drawnAt: '2026-06-06T09:00:00Z',
})

const shape = (view: Pick<BracketView, 'draw' | 'matches'>) =>
  groupMatches(view).map((side) => [
    side.name,
    side.rounds.map((round) => [round.name, round.matches.map((one) => one.matchNumber)]),
  ])

test('a knock-out is read round by round', () => {
  const matches = [
    match('winners', 'Semi-Final', 1),
    match('winners', 'Semi-Final', 2),
    match('winners', 'Final', 3),
    match('third_place', 'Third Place', 4),
  ]
  expect(shape({ draw: draw('single_elimination'), matches })).toEqual([
    [
      'draw',
      [
        ['Semi-Final', [1, 2]],
        ['Final', [3]],
        ['Third Place', [4]],
      ],
    ],
  ])
})

test('a double elimination side by side, of two a single match', () => {
  const matches = [
    match('winners', 'Winners’ Final', 1),
    match('losers', 'Losers’ Final', 2),
    match('grand_final', 'Grand Final', 3),
    match('reset', 'Grand Final, second match', 4),
  ]
  expect(shape({ draw: draw('double_elimination'), matches })).toEqual([
    ['winners', [['Winners’ Final', [1]]]],
    ['losers', [['Losers’ Final', [2]]]],
    [
      'finals',
      [
        ['Grand Final', [3]],
        ['Grand Final, second match', [4]],
      ],
    ],
  ])
  expect(shape({ draw: draw('double_elimination'), matches: [match('winners', 'Final', 1)] })).toEqual([
    ['draw', [['Final', [1]]]],
  ])
})
