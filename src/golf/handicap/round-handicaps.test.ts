import { expect, test } from 'vitest'
import { handicapIndex } from '../numbers.ts'
import { roundHandicaps } from './round-handicaps.ts'

const holes = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))
const course = { courseRating: undefined, slope: undefined, par: undefined }
const tee = {
  ratings: [
    { gender: 'men', courseRating: 709, slope: 125, par: 72 },
    { gender: 'women', courseRating: 762, slope: 134, par: 73 },
  ],
} as const

test.each([
  // 18.0 x 125 / 113 - 1.1 = 18.81; 95 % of it is 17.87.
  { gender: 'men', index: 180, allowancePercent: 95, course: 19, playing: 18, source: 'R4.1, R5' },
  // 18.0 x 134 / 113 + 3.2 = 24.55; 95 % of it is 23.32.
  { gender: 'women', index: 180, allowancePercent: 95, course: 25, playing: 23, source: 'R4.4' },
  { gender: undefined, index: 180, allowancePercent: 100, course: 19, playing: 19, source: 'D6' },
  { gender: 'men', index: null, allowancePercent: 95, course: 0, playing: 0, source: 'T8' },
] as const)('$gender, index $index, $allowancePercent %: $course and $playing ($source)', (row) => {
  const made = roundHandicaps({
    tee,
    gender: row.gender,
    course,
    holes: holes(18),
    index: row.index === null ? null : handicapIndex(row.index),
    allowancePercent: row.allowancePercent,
  })
  expect(made).toMatchObject({ courseHandicap: row.course, playingHandicap: row.playing })
})

test('on nine holes the index is halved first, and without a tee the par is the rating (R4.2, T3)', () => {
  const made = roundHandicaps({
    tee: null,
    gender: 'men',
    course,
    holes: holes(9),
    index: handicapIndex(187),
    allowancePercent: 100,
  })
  expect(made).toEqual({ courseRating: 360, slope: 113, par: 36, courseHandicap: 9, playingHandicap: 9 })
})
