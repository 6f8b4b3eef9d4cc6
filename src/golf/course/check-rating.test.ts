import { expect, test } from 'vitest'
import { checkRating } from './check-rating.ts'

test.each([
  { courseRating: 712, slope: 113, holes: 18, reason: undefined, source: 'an ordinary course' },
  { courseRating: 712, slope: 55, holes: 18, reason: undefined, source: 'lowest slope' },
  { courseRating: 712, slope: 155, holes: 18, reason: undefined, source: 'highest slope' },
  { courseRating: 712, slope: 54, holes: 18, reason: 'slope_out_of_range', source: 'Definitions' },
  { courseRating: 712, slope: 156, holes: 18, reason: 'slope_out_of_range', source: 'Definitions' },
  { courseRating: 712, slope: 113.5, holes: 18, reason: 'slope_out_of_range', source: 'whole numbers' },
  { courseRating: 356, slope: 113, holes: 9, reason: undefined, source: 'a nine' },
  {
    courseRating: 712,
    slope: 113,
    holes: 9,
    reason: 'course_rating_impossible',
    source: 'of eighteen holes',
  },
  { courseRating: 356, slope: 113, holes: 18, reason: 'course_rating_impossible', source: 'of nine holes' },
  { courseRating: 71.2, slope: 113, holes: 18, reason: 'course_rating_impossible', source: 'not in tenths' },
] as const)('$courseRating tenths, slope $slope, $holes holes: $reason ($source)', (row) => {
  const outcome = checkRating({ courseRating: row.courseRating, slope: row.slope }, row.holes)
  expect(outcome.ok ? undefined : outcome.reason).toBe(row.reason)
})
