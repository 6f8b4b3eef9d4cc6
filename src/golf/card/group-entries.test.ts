import { expect, test } from 'vitest'
import { holedIn } from './hole-result.ts'
import type { EntrySource } from './entry-source.ts'
import { groupEntries } from './group-entries.ts'

const said = (at: number, source: EntrySource, holeNumber: number, strokes: number) => ({
  id: `e${at}`,
  at,
  authorId: source,
  source,
  holeNumber,
  result: holedIn(strokes),
})
const short = (groups: ReturnType<typeof groupEntries>) =>
  groups.map(({ at, source, holes }) => [
    ...[at, source],
    ...holes.map(({ holeNumber, before, after }) => {
      const [from, to] = [before, after].map((one) => (one.kind === 'strokes' ? one.strokes : '-'))
      return `${holeNumber}: ${from} ${to}`
    }),
  ])

test('when a player enters one hole after the other, then that is one group, whatever the order in which they came', () => {
  const entries = [said(2, 'player', 2, 5), said(1, 'player', 1, 4), said(3, 'player', 3, 6)]
  expect(short(groupEntries(entries, []))).toEqual([[3, 'player', '1: - 4', '2: - 5', '3: - 6']])
})

test('when a score takes the place of another one, then it stands alone with what counted before', () => {
  const entries = [said(1, 'player', 1, 4), said(2, 'marker', 1, 5), said(3, 'player', 2, 3)]
  expect(short(groupEntries(entries, []))).toEqual([
    [1, 'player', '1: - 4'],
    [2, 'marker', '1: 4 5'],
    [3, 'player', '2: - 3'],
  ])
})

test('when the committee has corrected a hole, then its entry is in no group, and what follows changes that', () => {
  const entries = [said(1, 'player', 1, 4), said(2, 'committee', 1, 6), said(3, 'player', 1, 5)]
  expect(short(groupEntries(entries, []))).toEqual([
    [1, 'player', '1: - 4'],
    [3, 'player', '1: 6 5'],
  ])
})

test('when the paper says something, then its word before is the paper’s, as it never counts by itself', () => {
  const entries = [said(1, 'player', 1, 4), said(2, 'paper', 1, 5), said(3, 'player', 1, 4)]
  expect(short(groupEntries(entries, []))).toEqual([
    [1, 'player', '1: - 4'],
    [2, 'paper', '1: - 5'],
    [3, 'player', '1: 4 4'],
  ])
})

test('when something else was done to the card between two scores, then they are two groups', () => {
  const entries = [said(1, 'player', 1, 4), said(5, 'player', 2, 5)]
  expect(short(groupEntries(entries, [3]))).toHaveLength(2)
  expect(short(groupEntries(entries, [6]))).toHaveLength(1)
})
