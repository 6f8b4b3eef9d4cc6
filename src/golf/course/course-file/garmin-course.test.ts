import { expect, test } from 'vitest'
import { fromGarmin } from './garmin-course.ts'

const course = {
  name: 'Dune Club ~ North',
  holePars: '433',
  city: 'Dunes',
  country: null,
  tees: [
    { name: 'White', handicapType: 'MEN', rating: 31.95, slope: 113, holeHandicaps: '020301' },
    { name: 'Red', handicapType: 'WOMEN', rating: 33.1, slope: 115, holeHandicaps: '0203' },
  ],
}

test('a par is one digit and an index two, and what does not fit is no index', () => {
  expect(fromGarmin(course)).toEqual({
    name: 'Dune Club, North',
    location: 'Dunes',
    areIndexesOftenWrong: true,
    tees: [
      {
        name: 'White',
        gender: 'men',
        rating: { courseRating: 31.95, slope: 113 },
        holes: [
          { par: 4, strokeIndex: 2 },
          { par: 3, strokeIndex: 3 },
          { par: 3, strokeIndex: 1 },
        ],
      },
      {
        name: 'Red',
        gender: 'women',
        rating: { courseRating: 33.1, slope: 115 },
        holes: [
          { par: 4, strokeIndex: undefined },
          { par: 3, strokeIndex: undefined },
          { par: 3, strokeIndex: undefined },
        ],
      },
    ],
  })
})

test('when the pars are not digits, then there is no card', () => {
  expect(fromGarmin({ ...course, holePars: '4,3,3' }).tees[0]?.holes).toEqual([])
})
