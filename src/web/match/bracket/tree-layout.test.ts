import { expect, test } from 'vitest'
import type { Match } from '#contract/match/matches.ts'
import { groupMatches } from './group-matches.ts'
import { layoutTree } from './tree-layout.ts'

const match = (
  matchNumber: number,
  winnerTo: number | null,
  roundName: string,
  side: Match['side'] = 'winners',
): Match => ({
  id: `m${matchNumber}`,
  round: 1,
  roundName,
  side,
  matchNumber,
  winnerTo,
  status: 'pending',
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
  partner1: null,
  partner2: null,
})

function layOut(matches: Match[]) {
  const [side] = groupMatches({ draw: null, matches })
  const { columns, rows, spots } = layoutTree(side?.rounds ?? [])
  return { columns, rows, spots: Object.fromEntries(spots) }
}

test('when four play, then the final stands between the semi-finals, and the match for third place below it', () => {
  expect(
    layOut([
      match(1, 3, 'Semi-Final'),
      match(2, 3, 'Semi-Final'),
      match(3, null, 'Final'),
      match(4, null, 'Third Place', 'third_place'),
    ]),
  ).toEqual({
    columns: 2,
    rows: 4,
    spots: {
      1: { column: 0, from: 0, to: 1 },
      2: { column: 0, from: 1, to: 2 },
      3: { column: 1, from: 0, to: 2 },
      4: { column: 1, from: 2, to: 4 },
    },
  })
})

test('when a bye leaves a match with one before it, then it stands beside that one', () => {
  // Seven players: 1 meets the winner of the first match.
  const { rows, spots } = layOut([
    match(1, 4, 'Quarter-Final'),
    match(2, 5, 'Quarter-Final'),
    match(3, 5, 'Quarter-Final'),
    match(4, 6, 'Semi-Final'),
    match(5, 6, 'Semi-Final'),
    match(6, null, 'Final'),
  ])
  expect(rows).toBe(3)
  expect(spots).toMatchObject({
    4: { column: 1, from: 0, to: 1 },
    5: { column: 1, from: 1, to: 3 },
    6: { column: 2, from: 0, to: 3 },
  })
})
