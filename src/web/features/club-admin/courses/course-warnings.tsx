import type { Course } from '#contract/courses.ts'
import { clubCoursesText } from '#web/messages/en/club-courses.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Warns about what an administrator should correct before anybody plays the course (T4, T6). */
export function CourseWarnings({ course }: { course: Course }) {
  if (course.strokeIndexesConfirmed && course.par === course.holesPar) return null
  return (
    <div className="flex flex-wrap gap-2">
      {!course.strokeIndexesConfirmed && <Badge tone="warn">{clubCoursesText.notConfirmed}</Badge>}
      {course.par !== course.holesPar && (
        <Badge tone="warn">{clubCoursesText.parsDiffer(course.par, course.holesPar)}</Badge>
      )}
    </div>
  )
}
