import type { Course } from '#contract/courses.ts'
import { clubCoursesText } from '#web/messages/en/club-courses.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What an administrator should mend before the card is played off (T4, T6). */
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
