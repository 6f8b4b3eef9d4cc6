import { useQuery } from '@tanstack/react-query'
import { listCourses } from '#contract/course/courses.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { firstCourseFigures } from '#web/lib/first-course.ts'
import { query } from '#web/lib/query.ts'
import { homeText } from '#web/messages/en/home/home.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { CourseFigures } from '#web/ui/course-figures.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The club's first course. */
export function AdminCourseCard({ clubId }: { clubId: string }) {
  const courses = useQuery(query(listCourses, { params: { clubId } }))
  return (
    <Section title={homeText.clubAdministrator}>
      {courses.data ? (
        <CourseCard {...firstCourseFigures(courses.data, homeText.golfCourse)} />
      ) : courses.isError ? (
        <ErrorState title={homeText.courseFailed} onRetry={() => void courses.refetch()}>
          {failureText(courses.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : (
        <Skeleton className="h-48 rounded-card" />
      )}
    </Section>
  )
}

function CourseCard({ name, ...figures }: ReturnType<typeof firstCourseFigures>) {
  return (
    <Card className="grid gap-4">
      {name !== undefined && <p className="text-lead font-semibold">{name}</p>}
      <CourseFigures {...figures} />
    </Card>
  )
}
