import type { listCourses } from '#contract/courses.ts'
import type { Output } from '#contract/call.ts'
import { formatDecimal } from './format.ts'

type Course = Output<typeof listCourses.reply>[number]

/** The club's first course as an administrator sees it on their profile, or what stands there before there is one. */
export function firstCourseFigures(courses: readonly Course[], golfCourse: string) {
  const course = courses[0]
  return {
    name: course?.name,
    rating: formatDecimal(course?.rating ?? '72.0'),
    slope: course?.slope ?? 113,
    par: course?.par ?? 72,
    location: course?.location ?? golfCourse,
  }
}
