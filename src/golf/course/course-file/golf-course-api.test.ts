import { expect, test } from 'vitest'
import { fromGolfCourseApi } from './golf-course-api.ts'

const holes = [
  { par: 4, yardage: 380, handicap: 3 },
  { par: 3, yardage: 0, handicap: null },
]

test('holes are numbered by their order, and zero is nothing', () => {
  const course = fromGolfCourseApi({
    club_name: 'Larch Hill Golf Club',
    course_name: 'Vista/Canyon',
    location: { city: 'Larch', state: null, country: 'United States' },
    tees: {
      male: [
        {
          tee_name: 'Blue 21',
          course_rating: 71.4,
          slope_rating: 130,
          par_total: 72,
          holes,
          front_course_rating: 35.5,
          front_slope_rating: 128,
          back_course_rating: 0,
        },
      ],
      female: [],
    },
  })
  expect(course).toEqual({
    name: 'Larch Hill Golf Club, Vista/Canyon',
    location: 'Larch, United States',
    tees: [
      {
        name: 'Blue 21',
        gender: 'men',
        par: 72,
        holes: [
          { par: 4, yards: 380, strokeIndex: 3 },
          { par: 3, yards: undefined, strokeIndex: undefined },
        ],
        rating: { courseRating: 71.4, slope: 130 },
        front: { courseRating: 35.5, slope: 128 },
        back: { courseRating: undefined, slope: undefined },
      },
    ],
  })
})

test('when a tee stands under both sexes, then it is there for both; a course called like its club is named once', () => {
  const tee = { tee_name: 'White', holes }
  const course = fromGolfCourseApi({
    club_name: 'Larch Hill',
    course_name: 'Larch Hill',
    tees: { male: [tee], female: [tee] },
  })
  expect(course.name).toBe('Larch Hill')
  expect(course.tees.map(({ name, gender }) => [name, gender])).toEqual([
    ['White', 'men'],
    ['White', 'women'],
  ])
})
