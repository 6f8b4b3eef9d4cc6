import type { listCourses } from '#contract/course/courses.ts'
import type { Output } from '#contract/platform/call.ts'
import { courseRatingTexts } from './course-rating.ts'
import { formatDecimal } from './format.ts'

type Course = Output<typeof listCourses.reply>[number]

/** The club's first course as an administrator sees it on their profile, or what stands there before there is one. */
export function firstCourseFigures(courses: readonly Course[], golfCourse: string) {
  const course = courses[0]
  const rated = course
    ? courseRatingTexts(course)
    : { rating: formatDecimal('72.0'), slope: '113', isRated: false }
  return {
    ...rated,
    name: course?.name,
    par: course?.par ?? 72,
    location: course?.location ?? golfCourse,
  }
}
