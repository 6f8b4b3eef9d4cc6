import { expect, test } from 'vitest'
import { averageByPar, distributeScores, type HoleTally } from './hole-tallies.ts'

const tallies: HoleTally[] = [
  { par: 4, strokes: 4, holes: 10 },
  { par: 4, strokes: 5, holes: 5 },
  { par: 3, strokes: 1, holes: 1 },
  { par: 3, strokes: 2, holes: 2 },
  { par: 3, strokes: 3, holes: 5 },
  { par: 5, strokes: 2, holes: 1 },
  { par: 5, strokes: 7, holes: 2 },
  { par: 5, strokes: 9, holes: 1 },
  { par: 5, strokes: null, holes: 3 },
]

test('when holes were picked up, then average strokes leave them out', () => {
  // (1 + 4 + 15) / 8, (40 + 25) / 15, (2 + 14 + 9) / 4
  expect(averageByPar(tallies)).toEqual([
    { par: 3, holes: 8, average: 2.5 },
    { par: 4, holes: 15, average: 4.33 },
    { par: 5, holes: 4, average: 6.25 },
  ])
})

test('when scores are distributed, then a hole in one and an albatross count as eagles', () => {
  expect(distributeScores(tallies)).toEqual({
    eagles: 2,
    birdies: 2,
    pars: 15,
    bogeys: 5,
    doubleBogeysOrWorse: 3,
    pickedUp: 3,
  })
})

test('when nothing was played, then there are no averages and all counts are 0', () => {
  expect(averageByPar([])).toEqual([])
  expect(Object.values(distributeScores([]))).toEqual([0, 0, 0, 0, 0, 0])
})
