import { expect, test } from 'vitest'
import { fromGhin } from './ghin-course.ts'

const holes = [
  { Number: 2, Par: 3, Length: 160, Allocation: 9 },
  { Number: 1, Par: 4, Length: 390, Allocation: 1 },
]
const tee = {
  TeeSetRatingName: 'Gold',
  Gender: 'Female',
  TotalPar: 7,
  StrokeAllocation: true,
  Holes: holes,
  Ratings: [
    { RatingType: 'Back', CourseRating: 35.1, SlopeRating: 121 },
    { RatingType: 'Total', CourseRating: 70.3, SlopeRating: 122 },
  ],
}
const read = (changes: object) =>
  fromGhin({ CourseName: 'Fox Run', TeeSets: [{ ...tee, ...changes }] }).tees[0]

test('holes are put in order of their numbers, and ratings found by their type', () => {
  expect(
    fromGhin({
      CourseName: 'Fox Run',
      Facility: { FacilityName: 'Fox Run' },
      CourseCity: 'Elm',
      TeeSets: [tee],
    }),
  ).toEqual({
    name: 'Fox Run',
    location: 'Elm',
    tees: [
      {
        name: 'Gold',
        gender: 'women',
        par: 7,
        holes: [
          { par: 4, yards: 390, strokeIndex: 1 },
          { par: 3, yards: 160, strokeIndex: 9 },
        ],
        rating: { courseRating: 70.3, slope: 122 },
        front: undefined,
        back: { courseRating: 35.1, slope: 121 },
      },
    ],
  })
})

test('when strokes are not allocated, then a number that stands there all the same is none', () => {
  expect(read({ StrokeAllocation: false })?.holes[0]).toEqual({ par: 4, yards: 390, strokeIndex: undefined })
})

test('when a tee is Mixed, then nobody knows for whom it is rated', () => {
  expect(read({ Gender: 'Mixed' })?.gender).toBeUndefined()
})

test.each([
  ['a hole stands twice', [holes[0], holes[0]]],
  ['a hole is missing', [holes[1], { Number: 3 }]],
])('when %s, then the tee has no card', (_, Holes) => {
  expect(read({ Holes })?.holes).toEqual([])
})
