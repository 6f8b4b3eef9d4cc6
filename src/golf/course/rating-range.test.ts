import { expect, test } from 'vitest'
import { ratingRange } from './rating-range.ts'

const white = { ratings: [{ courseRating: 712, slope: 124 }] }
const red = {
  ratings: [
    { courseRating: 681, slope: 118 },
    { courseRating: 734, slope: 131 },
  ],
}
const own = { courseRating: 700, slope: 113 }

test.each([
  { name: 'several ratings', course: { own, tees: [white, red] }, range: [681, 734, 118, 131] },
  { name: 'one rating', course: { own, tees: [white, { ratings: [] }] }, range: [712, 712, 124, 124] },
  { name: 'only its own rating', course: { own, tees: [{ ratings: [] }] }, range: [700, 700, 113, 113] },
  { name: 'no rating', course: { own: undefined, tees: [] }, range: undefined },
])('when a course has $name, then its range is $range', ({ course, range }) => {
  const found = ratingRange(course)
  expect(found && [...found.courseRating, ...found.slope]).toEqual(range)
})
