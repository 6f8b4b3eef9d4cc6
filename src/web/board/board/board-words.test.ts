import { expect, test } from 'vitest'
import type { BoardRow } from '../live-board.ts'
import {
  betweenRounds,
  changeSentence,
  placeText,
  playingText,
  scoreText,
  statusText,
} from './board-words.ts'
import { placeRows } from '../live-board.ts'

function row(name: string, main: number | null, countback: number[] | null = null): BoardRow {
  return {
    userId: name,
    entrantId: name,
    playerName: name,
    handicap: null,
    playingHandicap: null,
    grossScore: null,
    netScore: null,
    stablefordPoints: main === null ? 0 : 0 - main,
    toPar: null,
    thru: countback ? 18 : 6,
    isCompleted: countback !== null,
    note: null,
    rank: { main, countback },
    revision: 1,
  }
}

test('U36: tied players share a place and the next place is left out', () => {
  const placed = placeRows([row('C', -10), row('A', -12), row('B', -12), row('D', null)])
  expect(placed.map((one) => `${placeText(one)} ${one.row.playerName}`)).toEqual([
    'T1 A',
    'T1 B',
    '3 C',
    '– D',
  ])
})

test('D9: the row names the countback step that decided, for eighteen and for nine holes', () => {
  const eighteen = placeRows([row('A', -36, [-18, -12, -6, -2]), row('B', -36, [-18, -13, -6, -2])])
  expect(eighteen.map((one) => [one.row.playerName, one.decidedBy])).toEqual([
    ['B', 'last 6'],
    ['A', 'last 6'],
  ])
  const nine = placeRows([row('A', -18, [0, -12, -6, -2]), row('B', -18, [0, -12, -7, -2])])
  expect(nine.map((one) => one.decidedBy)).toEqual(['last 3', 'last 3'])
})

test('rows keep their identity, so that only changed ones draw', () => {
  const one = row('A', -1)
  expect(placeRows([one])[0]?.row).toBe(one)
})

test('U19: a change is said in words', () => {
  const [first] = placeRows([row('Anna Berg', -23), row('Bo', -23)])
  expect(first && changeSentence(first, 'stableford')).toBe('Anna Berg, 23 points through 6, tied for 1')
})

const roundOf = (roundNumber: number, thru: number) => ({
  roundNumber,
  thru,
  isCompleted: thru === 18,
  grossScore: null,
  netScore: null,
  stablefordPoints: 2 * thru,
  toPar: null,
})

test.each([
  {
    name: 'the second is played',
    thru: [18, 3],
    left: undefined,
    live: undefined,
    over: undefined,
    status: 'Thru 3',
  },
  {
    name: 'the second is begun',
    thru: [18, 0],
    left: undefined,
    live: undefined,
    over: undefined,
    status: 'Round 2 of 2',
  },
  {
    name: 'the second is to come',
    thru: [18],
    left: 1,
    live: 'Round 1 of 2 complete',
    over: 'Round 2 of 2 missing',
    status: 'Round 1 of 2 complete',
  },
])('R9.6: when of two rounds $name, then the row says so', ({ thru, left, live, over, status }) => {
  const of = {
    ...row('A', -10),
    roundCount: 2,
    roundsLeft: left,
    thru: thru.at(-1) ?? 0,
    rounds: thru.map((n, i) => roundOf(i + 1, n)),
  }
  expect(betweenRounds(of, { isLive: true })).toBe(live)
  expect(betweenRounds(of, { isLive: false })).toBe(over)
  expect(playingText(of)).toBe(`Round ${thru.length} of 2`)
  expect(statusText(of)).toBe(status)
})

test.each([
  [{ thru: 0 }, 'Not started', '–'],
  [{ thru: 0, isOut: true }, 'In Progress', '0'],
  [{ thru: 3, isOut: true }, 'Thru 3', '7'],
  [{ thru: 18, isCompleted: true, note: 'disqualified' as const }, 'Complete', '–'],
])('D52: a card of %j is %s, with %s', (of, status, score) => {
  const card = { ...row('A', 0), stablefordPoints: of.thru === 0 ? 0 : 7, isOut: undefined, ...of }
  expect(statusText(card)).toBe(status)
  expect(scoreText(card, 'points')).toBe(score)
})

test('when a field was cut, then those who missed it stand below the others without a place', () => {
  const played = (name: string, main: number) => ({
    ...row(name, main),
    beforeCut: { main, countback: [0] },
    rounds: [roundOf(1, 18)],
    roundCount: 2,
    roundsLeft: 1,
  })
  const rows = [played('A', -38), played('B', -34), played('C', -36)]
  const cut = { after: 1, places: 2, ties: 'all' }
  const say = (one: (typeof placed)[number]) => [one.position, one.row.playerName, one.hasMissedCut]
  const placed = placeRows(rows, { cut })
  expect(placed.map(say)).toEqual([
    [1, 'A', false],
    [2, 'C', false],
    [null, 'B', true],
  ])
  // A card that is missing keeps the line open.
  const open = placeRows([...rows, row('D', null)], { cut })
  expect(open.map(say)).toEqual([
    [1, 'A', false],
    [2, 'C', false],
    [3, 'B', false],
    [null, 'D', false],
  ])
})

test('when one division is asked for, then its rows stand alone, with their places among each other', () => {
  const of = (name: string, points: number, division: string) => ({
    ...row(name, 0 - points, [0 - points]),
    division,
    beforeCut: { main: 0 - points, countback: [0] },
    rounds: [roundOf(1, 18)],
    roundCount: 2,
  })
  const rows = [of('A', 40, 'First'), of('B', 38, 'Second'), of('C', 38, 'First'), of('D', 30, 'Second')]
  const say = (one: (typeof placed)[number]) => [one.position, one.row.playerName, one.decidedBy]
  const placed = placeRows(rows, { division: 'Second' })
  expect(placed.map(say)).toEqual([
    [1, 'B', undefined],
    [2, 'D', undefined],
  ])
  // The line is drawn through the whole field: two places are A's and, level, B's and C's.
  const cut = placeRows(rows, { division: 'Second', cut: { after: 1, places: 2, ties: 'all' } })
  expect(cut.map((one) => [one.row.playerName, one.hasMissedCut])).toEqual([
    ['B', false],
    ['D', true],
  ])
})
