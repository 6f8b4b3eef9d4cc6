import { expect, test } from 'vitest'
import { wallScreens } from './wall-screens.ts'

const of = (competitionId: string, rows: number) => ({ competitionId, rows })

test('a board that fits is one screen, also an empty one', () => {
  expect(wallScreens([of('a', 12)], 12)).toEqual([{ competitionId: 'a', from: 0, to: 12 }])
  expect(wallScreens([of('a', 0)], 12)).toEqual([{ competitionId: 'a', from: 0, to: 0 }])
})

test('two boards come in turn, each with all its screens', () => {
  expect(
    wallScreens([of('a', 25), of('b', 3)], 13).map(({ competitionId, from, to }) => [
      competitionId,
      from,
      to,
    ]),
  ).toEqual([
    ['a', 0, 13],
    ['a', 12, 25],
    ['b', 0, 3],
  ])
})

test.each([1, 2, 5, 13, 40])('with room for %s rows every row is shown', (fit) => {
  for (const rows of [1, 2, 13, 14, 24, 150, 300]) {
    const screens = wallScreens([of('a', rows)], fit)
    const seen = new Set(
      screens.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
    )
    expect(seen.size).toBe(rows)
    expect(screens.every(({ from, to }) => to - from <= Math.max(1, fit))).toBe(true)
  }
})

test('a result begins with its podium, and all its rows follow', () => {
  expect(wallScreens([{ ...of('a', 4), hasPodium: true }], 13)).toEqual([
    { competitionId: 'a', from: 0, to: 0, isPodium: true },
    { competitionId: 'a', from: 0, to: 4 },
  ])
})
