import { expect, test } from 'vitest'
import { makePrediction } from '#test/make-prediction.ts'
import type { FoundPlayer } from './found-player.ts'
import { readPlayer } from './read-player.ts'
import { withHabit } from './with-habit.ts'

const nowhere = { left: 0, top: 0, right: 60, bottom: 40 }

/** A nine whose ink looks like these digits, with the sum that stands behind it. */
function nineOf(digits: readonly number[], out: number): FoundPlayer {
  const sums = [{ of: 'out' as const, prediction: makePrediction('written', out, 0.99), cell: nowhere }]
  const ink = {
    predictions: digits.map((digit) => makePrediction('written', digit, 0.9)),
    frontCount: 9,
    sums,
    pars: digits.map(() => [{ par: 4, chance: 1 }]),
  }
  return {
    ...ink,
    row: readPlayer(ink),
    cells: digits.map(() => nowhere),
    holeNumbers: digits.map((_, hole) => hole + 1),
    sums,
    name: nowhere,
    hasName: true,
    isJoined: false,
  }
}

const strokesOf = ({ row }: FoundPlayer) => row.cells.map((chances) => chances.indexOf(Math.max(...chances)))

test('where sums of several nines lack two strokes for each three, the threes are fives without a bar', () => {
  const players = [nineOf([4, 3, 6, 3, 4, 4, 6, 4, 3], 43), nineOf([3, 4, 4, 6, 4, 3, 4, 4, 7], 43)]
  expect(withHabit(players).map(strokesOf)).toEqual([
    [4, 5, 6, 5, 4, 4, 6, 4, 5],
    [5, 4, 4, 6, 4, 5, 4, 4, 7],
  ])
})

test('where another hand with a clear five wrote one row, its threes stay threes', () => {
  const other = nineOf([5, 3, 5, 5, 3, 5, 5, 4, 5], 40)
  const players = [nineOf([4, 3, 6, 3, 4, 4, 6, 4, 3], 43), other, nineOf([3, 4, 4, 6, 4, 3, 4, 4, 7], 43)]
  expect(withHabit(players).map(strokesOf)).toEqual([
    [4, 5, 6, 5, 4, 4, 6, 4, 5],
    strokesOf(other),
    [5, 4, 4, 6, 4, 5, 4, 4, 7],
  ])
})

test('where the sums agree with the threes, they are threes', () => {
  const players = [nineOf([4, 3, 6, 3, 4, 4, 6, 4, 3], 37), nineOf([3, 4, 4, 6, 4, 3, 4, 4, 7], 39)]
  expect(withHabit(players)).toEqual(players)
})

test('where a hand writes fives with a bar as well, one sum that does not agree is no habit', () => {
  const players = [nineOf([5, 3, 5, 4, 5, 5, 6, 5, 3], 43), nineOf([5, 4, 5, 5, 4, 3, 5, 4, 5], 40)]
  expect(withHabit(players)).toEqual(players)
})

test('where one player without sums made many threes beside three with clear fives, the threes stay', () => {
  const clear = nineOf([5, 4, 5, 5, 4, 5, 5, 4, 5], 42)
  const good = { ...nineOf([3, 4, 3, 3, 4, 3, 3, 4, 3], 30), sums: [] }
  const players = [clear, clear, clear, { ...good, row: readPlayer(good) }]
  expect(withHabit(players)).toEqual(players)
})

test('a row that was taken for strokes like the others is not read as differences to par again', () => {
  const players = [nineOf([4, 3, 6, 3, 4, 4, 6, 4, 3], 43), nineOf([3, 4, 4, 6, 4, 3, 4, 4, 7], 43)]
  const low = { ...nineOf([0, 1, 0, 3, 1, 0, 1, 0, 1], 7), sums: [] }
  const read = readPlayer(low)
  expect(read.notation).toBe('to_par')
  const asStrokes: FoundPlayer = { ...low, row: { ...read, notation: 'gross', cells: read.asStrokes } }
  const rows = withHabit([...players, asStrokes])
  expect(rows.slice(0, 2).map(strokesOf)).not.toEqual(players.map(strokesOf))
  expect(rows.map(({ row }) => row.notation)).toEqual(['gross', 'gross', 'gross'])
})
