import { expect, test } from 'vitest'
import { roundDifferential } from '#golf/handicap/score-differential.ts'
import { readPlayed } from './read-played.ts'
import type { ScoreField } from './score-fields.ts'

function read(cells: Partial<Record<ScoreField, string>>) {
  const found: string[] = []
  const played = readPlayed(
    {
      tees: [],
      plusSign: 'below',
      read: (field) => cells[field] ?? '',
      report: (field, code, value) => void found.push(`${field} ${code} ${value}`),
    },
    undefined,
  )
  return played ? roundDifferential(played.differential) : found
}

const nine = { holes: '9', courseRating: '35.2', slope: '122', adjustedGross: '44' }

/* 113 / 122 x (44 - 35.2) = 8.2 are the nine holes alone; 0.52 x index + 1.2 come to it (Rules of Handicapping 5.1b). */
test.each([
  ['of a scratch player', '9.4', 94],
  ['of an index of 18.0', '18.7', 187],
  ['of an index of 54.0', '37.4', 374],
])('the differential of eighteen holes %s stands', (_, differential, expected) => {
  expect(read({ ...nine, differential })).toBe(expected)
})

test.each([
  ['8.2', 'differential nine_differential 8.2'],
  // With the playing conditions of -1 and 3 that a list may not say.
  ['8.6', 'differential nine_differential 8.6'],
  ['6.8', 'differential nine_differential 6.8'],
  ['48.0', 'differential differential_differs 48.0'],
  ['1.0', 'differential differential_differs 1.0'],
])('%s beside nine holes is asked about', (differential, fault) => {
  expect(read({ ...nine, differential })).toEqual([fault])
})

test('a number that is both at once is read once, and two that disagree are asked about', () => {
  expect(read({ courseRating: '71.3/128', adjustedGross: '90' })).toBe(165)
  expect(read({ courseRating: '71.3 / 128', slope: '128', adjustedGross: '90' })).toBe(165)
  expect(read({ courseRating: '71.3/128', slope: '113', adjustedGross: '90' })).toEqual([
    'courseRating number_unreadable 71.3/128',
  ])
})
