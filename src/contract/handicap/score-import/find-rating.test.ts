import { expect, test } from 'vitest'
import { findRating, type KnownTee } from './find-rating.ts'

const men = { gender: 'men' as const, courseRating: 713, slope: 128, par: 72 }
const women = { gender: 'women' as const, courseRating: 745, slope: 132, par: 73 }
const tees: KnownTee[] = [
  { courseName: 'Álamos', teeName: 'Yellow', ratings: [men, women] },
  { courseName: 'Álamos', teeName: 'White', ratings: [men] },
  { courseName: 'Short', teeName: 'Red', ratings: [women] },
]

test.each([
  ['alamos', 'YELLOW', 'men', men],
  [' Álamos ', 'yellow', 'women', women],
  ['', 'White', null, men],
  ['Short', '', 'women', women],
  ['Álamos', 'Yellow', null, 'gender_missing'],
  ['Álamos', 'White', 'women', 'tee_unknown'],
  ['Álamos', '', 'men', 'tee_unknown'],
  ['Elsewhere', 'Yellow', 'men', 'tee_unknown'],
  ['', '', 'men', 'rating_missing'],
] as const)('course %j, tee %j, %j', (courseName, teeName, gender, expected) => {
  expect(findRating(tees, { courseName, teeName, gender })).toEqual(expected)
})
