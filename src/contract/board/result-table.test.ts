import { expect, test } from 'vitest'
import { resultTable, writtenResultTable, type ResultTableWords } from './result-table.ts'

const words: ResultTableWords = {
  position: 'Position',
  player: 'Player',
  players: 'Players',
  division: 'Division',
  handicap: 'Handicap',
  score: 'Score',
  countback: 'Countback',
  outcome: 'Outcome',
  unnamed: 'Withheld',
  ranked: { points: 'Points', net: 'Net', holes: 'Up or down' },
  step: (step) => `on ${step}`,
  outcomes: {
    no_return: 'No return',
    withdrawn: 'Withdrawn',
    disqualified: 'Disqualified',
    no_team: 'Not in a team',
    missed_cut: 'Missed the cut',
  },
  cardOut: (holes) => `Out after ${holes}`,
}

type Row = Parameters<typeof resultTable>[0][number]

const row = (playerName: string, more: Partial<Row> = {}): Row => ({
  playerName,
  playingHandicap: 9,
  grossScore: 77,
  netScore: 68,
  stablefordPoints: 37,
  toPar: -4,
  thru: 18,
  isCompleted: true,
  note: null,
  position: 1,
  isShared: false,
  decidedBy: null,
  ...more,
})
const none = { position: null, playingHandicap: null, grossScore: null, netScore: null, stablefordPoints: 0 }

test('a medal has the columns of a notice board, with what decided a tie and why a place is missing', () => {
  const rows = [
    row('Ann', { decidedBy: 'last 9' }),
    row('', { decidedBy: 'last 9', position: 2, playingHandicap: -2, grossScore: 66 }),
    row('Cy', { position: 3, isShared: true, netScore: 70 }),
    row('Dee', { position: 3, isShared: true, netScore: 70 }),
    row('Eve', { ...none, note: 'no_return', grossScore: 45 }),
    row('Fay', { ...none, isCompleted: false, thru: 12 }),
  ]
  expect(writtenResultTable(rows, { unit: 'net', words })).toEqual({
    headings: ['Position', 'Player', 'Handicap', 'Score', 'Net', 'Countback', 'Outcome'],
    rows: [
      ['1', 'Ann', '9', '77', '68', 'on last 9', ''],
      ['2', 'Withheld', '+2', '66', '68', 'on last 9', ''],
      ['T3', 'Cy', '9', '77', '70', '', ''],
      ['T3', 'Dee', '9', '77', '70', '', ''],
      ['-', 'Eve', '', '', '', '', 'No return'],
      ['-', 'Fay', '', '', '', '', 'Out after 12'],
    ],
  })
  expect(resultTable(rows, { unit: 'net', words }).rows.slice(1, 5)).toEqual([
    [2, 'Withheld', -2, 66, 68, 'on last 9', ''],
    ['T3', 'Cy', 9, 77, 70, '', ''],
    ['T3', 'Dee', 9, 77, 70, '', ''],
    ['', 'Eve', '', '', '', '', 'No return'],
  ])
})

test.each([
  ['points', 37, 'Points', '37', 37],
  ['points', -3, 'Points', '-3', -3],
  ['holes', 3, 'Up or down', '+3', 3],
  ['holes', 0, 'Up or down', '0', 0],
] as const)(
  'what ranks by %s, %d, stands under its name',
  (unit, stablefordPoints, heading, text, number) => {
    const rows = [row('Ann', { stablefordPoints })]
    const reader = { unit, words }
    const written = writtenResultTable(rows, reader)
    const at = written.headings.indexOf(heading)
    expect([written.rows[0]?.[at], resultTable(rows, reader).rows[0]?.[at]]).toEqual([text, number])
  },
)

test('a team has its players, and a member of a division its name', () => {
  const members = [
    { playerName: 'Ann', isBlind: false },
    { playerName: '', isBlind: false },
    { playerName: 'Cy', isBlind: true },
  ]
  const rows = [row('Eagles', { team: { members }, division: 'Seniors', playingHandicap: null })]
  expect(writtenResultTable(rows, { unit: 'net', words })).toEqual({
    headings: ['Position', 'Player', 'Players', 'Division', 'Score', 'Net', 'Outcome'],
    rows: [['1', 'Eagles', 'Ann, Withheld', 'Seniors', '77', '68', '']],
  })
})
