import { describe, expect, test } from 'vitest'
import type { Hole } from './course.ts'
import { hasWomensCard, holesFor, withoutWomensCard, withWomensCard, type WomensHole } from './womens-card.ts'

const men: (Hole & WomensHole)[] = [
  { holeNumber: 1, par: 4, strokeIndex: 1, womenPar: null, womenStrokeIndex: null },
  { holeNumber: 2, par: 3, strokeIndex: 2, womenPar: null, womenStrokeIndex: null },
]
const both: (Hole & WomensHole)[] = [
  { holeNumber: 1, par: 4, strokeIndex: 1, womenPar: 5, womenStrokeIndex: 2 },
  { holeNumber: 2, par: 3, strokeIndex: 2, womenPar: 3, womenStrokeIndex: 1 },
]
const half = [...both.slice(0, 1), ...men.slice(1)]

describe('which card is played (R4.4, R6.4)', () => {
  test.each([
    { who: 'women', card: both, pars: [5, 3], indexes: [2, 1], name: 'a women’s card' },
    { who: 'men', card: both, pars: [4, 3], indexes: [1, 2], name: 'a women’s card' },
    { who: undefined, card: both, pars: [4, 3], indexes: [1, 2], name: 'a women’s card' },
    { who: 'women', card: men, pars: [4, 3], indexes: [1, 2], name: 'no women’s card' },
    { who: 'women', card: half, pars: [4, 3], indexes: [1, 2], name: 'half a women’s card' },
  ] as const)('when $who play a course with $name, then pars are $pars', ({ who, card, pars, indexes }) => {
    const holes = holesFor(card, who)
    expect(holes.map((hole) => hole.par)).toEqual(pars)
    expect(holes.map((hole) => hole.strokeIndex)).toEqual(indexes)
  })
})

test('when a women’s card is started, then it copies the men’s; what is there stays, half of one does not', () => {
  expect(withWomensCard(men).map((hole) => [hole.womenPar, hole.womenStrokeIndex])).toEqual([
    [4, 1],
    [3, 2],
  ])
  expect(withWomensCard(both)).toEqual(both)
  expect(withWomensCard(half).map((hole) => hole.womenPar)).toEqual([4, 3])
  expect(hasWomensCard(withWomensCard(men))).toBe(true)
  expect(hasWomensCard(withoutWomensCard(both))).toBe(false)
})
