import { expect, test } from 'vitest'
import { doubtfulIndexes, rankHoles } from './hole-difficulty.ts'

const hole = (holeNumber: number, strokeIndex: number, averageScore: number | null, timesPlayed = 20) => ({
  holeNumber,
  par: 4,
  strokeIndex,
  averageScore,
  timesPlayed,
})

test('when holes are ranked, then the hardest is first, with its place by stroke index and the distance between the two', () => {
  const ranked = rankHoles([hole(1, 7, 4.2), hole(2, 1, 4.9), hole(3, 3, 4.4), hole(4, 5, 5.1)])
  expect(ranked.map((one) => [one.hole.holeNumber, one.difficulty, one.indexPlace, one.harderBy])).toEqual([
    [4, 1, 3, 2],
    [2, 2, 1, -1],
    [3, 3, 2, -1],
    [1, 4, 4, 0],
  ])
  expect(ranked[0]?.overPar).toBeCloseTo(1.1)
})

test('when averages are equal, then stroke indexes decide, so that a tie makes no index doubtful', () => {
  const ranked = rankHoles([hole(1, 3, 4.5), hole(2, 2, 4.5), hole(3, 1, 4.5)])
  expect(ranked.map((one) => [one.hole.holeNumber, one.harderBy])).toEqual([
    [3, 0],
    [2, 0],
    [1, 0],
  ])
})

test('when a hole was never finished, then it has no rank', () => {
  expect(rankHoles([hole(1, 1, null, 0)])).toEqual([])
})

const eight = (timesPlayed: number) => [
  ...[1, 2, 3, 4, 5, 6, 7].map((index) => hole(index, index, 5 - index / 10, timesPlayed)),
  hole(8, 8, 5.5, timesPlayed),
]

test.each([
  ['the easiest by index plays hardest', 20, [[8, 7]]],
  ['nineteen plays are too few', 19, []],
])('when %s, then the indexes in doubt are listed', (_name, timesPlayed, expected) => {
  const doubted = doubtfulIndexes(rankHoles(eight(timesPlayed)))
  expect(doubted.map((one) => [one.hole.holeNumber, one.harderBy])).toEqual(expected)
})
