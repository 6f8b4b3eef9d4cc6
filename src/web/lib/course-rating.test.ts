import { expect, test } from 'vitest'
import type { Course } from '#contract/course/courses.ts'
import { courseRatingTexts } from './course-rating.ts'

const course: Course = {
  id: 'crs_1',
  name: 'Oak Hill',
  clubId: 'clb_1',
  location: null,
  par: 36,
  holesPar: 36,
  rating: null,
  slope: 113,
  description: null,
  holeCount: 9,
  strokeIndexesConfirmed: true,
  tees: [],
  holes: [],
}
const tee = (ratings: Course['tees'][number]['ratings']) => ({
  id: 't',
  name: 'T',
  color: 'red',
  order: 1,
  ratings,
})
const men = { gender: 'men', rating: '35.1', slope: 121, par: 36 } as const
const women = { gender: 'women', rating: '36.9', slope: 128, par: 36 } as const

test.each([
  { name: 'rated tees', more: { tees: [tee([men, women])] }, shown: ['35.1–36.9', '121–128', true] },
  { name: 'one rating', more: { tees: [tee([men])] }, shown: ['35.1', '121', true] },
  { name: 'its own rating', more: { rating: '34.8', slope: 117 }, shown: ['34.8', '117', true] },
  { name: 'no rating', more: {}, shown: ['36.0', '113', false] },
])('when a course has $name, then it shows $shown', ({ more, shown }) => {
  const { rating, slope, isRated } = courseRatingTexts({ ...course, ...more })
  expect([rating, slope, isRated]).toEqual(shown)
})
