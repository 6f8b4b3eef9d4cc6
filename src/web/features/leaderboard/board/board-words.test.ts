import { expect, test } from 'vitest'
import type { BoardRow } from '../live-board.ts'
import { changeSentence, placeText } from './board-words.ts'
import { placeRows } from '../live-board.ts'

const stableford = { type: 'stableford' } as const

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
  const placed = placeRows([row('C', -10), row('A', -12), row('B', -12), row('D', null)], stableford)
  expect(placed.map((one) => `${placeText(one)} ${one.row.playerName}`)).toEqual([
    'T1 A',
    'T1 B',
    '3 C',
    '– D',
  ])
})

test('D9: the row names the countback step that decided, for eighteen and for nine holes', () => {
  const eighteen = placeRows(
    [row('A', -36, [-18, -12, -6, -2]), row('B', -36, [-18, -13, -6, -2])],
    stableford,
  )
  expect(eighteen.map((one) => [one.row.playerName, one.decidedBy])).toEqual([
    ['B', 'last 6'],
    ['A', 'last 6'],
  ])
  const nine = placeRows([row('A', -18, [0, -12, -6, -2]), row('B', -18, [0, -12, -7, -2])], stableford)
  expect(nine.map((one) => one.decidedBy)).toEqual(['last 3', 'last 3'])
})

test('rows keep their identity, so that only changed ones draw', () => {
  const one = row('A', -1)
  expect(placeRows([one], stableford)[0]?.row).toBe(one)
})

test('U19: a change is said in words', () => {
  const [first] = placeRows([row('Anna Berg', -23), row('Bo', -23)], stableford)
  expect(first && changeSentence(first, 'stableford')).toBe('Anna Berg, 23 points through 6, tied for 1')
})
