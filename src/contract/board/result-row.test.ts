import { expect, test } from 'vitest'
import { resultCells, resultColumns, toResultRow } from './result-row.ts'

const row = {
  playerName: 'Áine Byrne',
  playingHandicap: 12,
  grossScore: 84,
  netScore: 72,
  stablefordPoints: 36,
  toPar: 0,
  thru: 18,
  isCompleted: true,
  note: null,
  position: 2,
  isShared: true,
}

test('a player’s row has the place, the scores and no account', () => {
  expect(toResultRow(row)).toEqual({
    position: 2,
    isTied: true,
    name: 'Áine Byrne',
    members: [],
    division: null,
    playingHandicap: 12,
    gross: 84,
    net: 72,
    points: 36,
    toPar: 0,
    thru: 18,
    isComplete: true,
    note: null,
    rounds: [],
  })
})

test('a team’s row names its players, but nobody who is borrowed from another team', () => {
  const members = [
    { playerName: 'Ann', isBlind: false },
    { playerName: 'Bo', isBlind: false },
    { playerName: 'Cy', isBlind: true },
  ]
  expect(toResultRow({ ...row, playerName: 'Eagles', team: { members } }).members).toEqual(['Ann', 'Bo'])
})

test.each([
  [{ note: 'withdrawn', missedCut: true }, 'withdrawn'],
  [{ note: null, missedCut: true }, 'missed_cut'],
  [{ note: null }, null],
])('%j is noted as %s', (more, note) => {
  expect(toResultRow({ ...row, ...more }).note).toBe(note)
})

test('rounds of several are told one by one', () => {
  const round = { roundNumber: 1, grossScore: 80, netScore: 70, stablefordPoints: 38, toPar: -2, thru: 18 }
  expect(toResultRow({ ...row, rounds: [round] }).rounds).toEqual([
    { round: 1, gross: 80, net: 70, points: 38, toPar: -2, thru: 18 },
  ])
})

test('the table has a cell for each column', () => {
  const cells = resultCells(toResultRow(row))
  expect(Object.fromEntries(resultColumns.map((name, i) => [name, cells[i]]))).toMatchObject({
    position: 2,
    tied: 'yes',
    name: 'Áine Byrne',
    gross: 84,
    to_par: 0,
    complete: 'yes',
    note: null,
  })
  expect(cells).toHaveLength(resultColumns.length)
})
