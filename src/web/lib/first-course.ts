import type { listCourses } from '#contract/courses.ts'
import type { Output } from '#contract/call.ts'

type Course = Output<typeof listCourses.reply>[number]

/** What an administrator is shown of the club's first course, also before there is one (spec section 9). */
export function firstCourseFigures(courses: readonly Course[], golfCourse: string) {
  const course = courses[0]
  return {
    name: course?.name,
    rating: course?.rating ?? '72.0',
    slope: course?.slope ?? 113,
    par: course?.par ?? 72,
    location: course?.location ?? golfCourse,
  }
}
