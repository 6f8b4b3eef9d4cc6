import { describe, expect, test } from 'vitest'
import { checkCourseCard, stopsCourse, type CourseCardRow } from './check-course-card.ts'

const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 5]
const indexes = [7, 1, 15, 11, 3, 9, 17, 5, 13, 8, 16, 2, 12, 6, 4, 18, 10, 14]
const yards = [371, 402, 158, 512, 388, 344, 171, 410, 498, 366, 149, 421, 530, 377, 392, 188, 401, 545]

const row = (
  field: CourseCardRow['field'],
  values: CourseCardRow['values'],
  sums: CourseCardRow['sums'] = [],
): CourseCardRow => ({ field, values, sums })
const but = (values: readonly number[], hole: number, value: number | undefined) =>
  values.map((one, at) => (at === hole - 1 ? value : one))
const par = row('par', pars)
const index = row('strokeIndex', indexes)
const white = row('yards.White', yards)
const nine = (values: readonly (number | undefined)[]) => [
  row('par', pars.slice(0, 9)),
  row('strokeIndex', values),
]

describe('a card that is right has no faults', () => {
  test.each<[string, readonly CourseCardRow[]]>([
    ['pars alone', [par]],
    [
      'pars, indexes and lengths with their sums',
      [
        row('par', pars, [
          { of: 'out', printed: 36 },
          { of: 'in', printed: 36 },
          { of: 'total', printed: 72 },
        ]),
        index,
        row('yards.White', yards, [
          { of: 'out', printed: 3254 },
          { of: 'in', printed: 3369 },
          { of: 'total', printed: 6623 },
        ]),
      ],
    ],
    [
      'women with pars and indexes of their own',
      [par, index, row('womenPar', pars), row('womenStrokeIndex', indexes)],
    ],
    ['a nine numbered 1 to 9', nine([5, 1, 9, 3, 7, 2, 8, 4, 6])],
    ['a nine of odd numbers', nine([5, 1, 9, 3, 7, 17, 15, 11, 13])],
    ['a nine of even numbers', nine([6, 2, 10, 4, 8, 18, 16, 12, 14])],
    ['a par 5 of 345 metres, which is 377 yards', [par, row('yards.Rojas', but(yards, 4, 345))]],
    [
      'a par 4 of 450 yards that is a par 5 for women',
      [
        row('par', but(pars, 1, 4)),
        index,
        row('womenPar', but(pars, 1, 5)),
        row('womenStrokeIndex', indexes),
        row('yards.Red', but(yards, 1, 560)),
      ],
    ],
  ])('%s', (_, rows) => {
    expect(checkCourseCard(rows)).toEqual([])
  })
})

describe('what cannot be right is named with its place', () => {
  test.each<[string, readonly CourseCardRow[], readonly object[]]>([
    ['no pars', [index], [{ kind: 'no_pars' }]],
    ['a row twice', [par, index, index], [{ kind: 'field_twice', field: 'strokeIndex' }]],
    [
      'a hole without a par',
      [row('par', but(pars, 7, undefined))],
      [{ kind: 'missing', field: 'par', holes: [7] }],
    ],
    [
      'a par of 7',
      [row('par', but(pars, 4, 7))],
      [{ kind: 'out_of_range', field: 'par', holeNumber: 4, value: 7 }],
    ],
    [
      'an index twice',
      [par, row('strokeIndex', but(indexes, 2, 7))],
      [{ kind: 'index_repeated', field: 'strokeIndex', strokeIndex: 7, holes: [1, 2] }],
    ],
    [
      'an index of 19',
      [par, row('strokeIndex', but(indexes, 16, 19))],
      [
        { kind: 'out_of_range', field: 'strokeIndex', holeNumber: 16, value: 19 },
        { kind: 'index_foreign', field: 'strokeIndex', holeNumber: 16, strokeIndex: 19 },
      ],
    ],
    [
      'a 12 among 1 to 9',
      nine([5, 1, 12, 3, 7, 2, 8, 4, 6]),
      [{ kind: 'index_foreign', field: 'strokeIndex', holeNumber: 3, strokeIndex: 12 }],
    ],
    [
      'an even one among odd ones',
      nine([5, 1, 10, 3, 7, 17, 15, 11, 13]),
      [{ kind: 'index_foreign', field: 'strokeIndex', holeNumber: 3, strokeIndex: 10 }],
    ],
    [
      'a par that its sum does not bear out',
      [row('par', but(pars, 1, 5), [{ of: 'out', printed: 36 }])],
      [{ kind: 'sum_differs', field: 'par', of: 'out', printed: 36, added: 37 }],
    ],
    [
      'a digit lost in a length',
      [par, row('yards.White', but(yards, 4, 212), [{ of: 'total', printed: 6623 }])],
      [
        { kind: 'sum_differs', field: 'yards.White', of: 'total', printed: 6623, added: 6323 },
        { kind: 'length_unlike_par', field: 'yards.White', holeNumber: 4, par: 5, length: 212 },
      ],
    ],
    [
      'a par 3 of 371 yards',
      [row('par', but(pars, 1, 3)), white],
      [{ kind: 'length_unlike_par', field: 'yards.White', holeNumber: 1, par: 3, length: 371 }],
    ],
  ])('%s', (_, rows, faults) => {
    expect(checkCourseCard(rows)).toEqual(faults)
  })

  test('a sum is not compared while one of its holes is missing', () => {
    const rows = [row('par', but(pars, 1, undefined), [{ of: 'out', printed: 36 }])]
    expect(checkCourseCard(rows)).toEqual([{ kind: 'missing', field: 'par', holes: [1] }])
  })
})

test('sums and lengths may be the card’s own fault and stop nobody; everything else stops the course', () => {
  const sum = { kind: 'sum_differs', field: 'par', of: 'in', printed: 36, added: 35 } as const
  const length = {
    kind: 'length_unlike_par',
    field: 'yards.Red',
    holeNumber: 1,
    par: 3,
    length: 300,
  } as const
  expect([sum, length].map(stopsCourse)).toEqual([false, false])
  expect(stopsCourse({ kind: 'missing', field: 'par', holes: [1] })).toBe(true)
})
