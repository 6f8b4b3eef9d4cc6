import { Link } from 'wouter'
import type { Course } from '#contract/course/courses.ts'
import { hasRatedTee } from '#web/lib/course-rating.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { Badge } from '#web/ui/badge.tsx'
import { countGenerated } from './hole-cells.ts'

/**
 * Warns about what an administrator should correct before anybody plays the course (T4, T6, D39), and leads to its
 * holes. `isInside` the hole manager only what is not said there anyway.
 */
export function CourseWarnings({ course, isInside = false }: { course: Course; isInside?: boolean }) {
  const { pars, yardages } = countGenerated(course)
  const warnings = [
    ...(isInside || pars === 0 ? [] : [clubCoursesText.parsGenerated(pars)]),
    ...(isInside || course.strokeIndexesConfirmed ? [] : [clubCoursesText.notConfirmed]),
    ...(isInside || yardages === 0 ? [] : [clubCoursesText.yardagesGenerated]),
    ...(isInside || hasRatedTee(course) ? [] : [clubCoursesText.noRatedTee]),
    ...(course.par === course.holesPar ? [] : [clubCoursesText.parsDiffer(course.par, course.holesPar)]),
  ]
  if (warnings.length === 0) return null
  const badges = warnings.map((warning) => (
    <Badge key={warning} tone="warn">
      {warning}
    </Badge>
  ))
  if (isInside) return <div className="flex flex-wrap gap-2">{badges}</div>
  return (
    <Link
      href={`/club-admin?tab=courses&holes=${course.id}`}
      className="flex min-h-11 flex-wrap items-center gap-2 rounded-control text-note font-medium text-accent underline underline-offset-4"
    >
      {badges}
      {clubCoursesText.checkHoles}
      <span className="sr-only">{course.name}</span>
    </Link>
  )
}
