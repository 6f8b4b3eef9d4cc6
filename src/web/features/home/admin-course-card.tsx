import { useQuery } from '@tanstack/react-query'
import { listCourses } from '#contract/courses.ts'
import { query } from '#web/lib/query.ts'
import { Card, Figure, Section } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The club's first course, with what the spec shows when there is none (section 9). */
export function AdminCourseCard({ clubId }: { clubId: string }) {
  const courses = useQuery(query(listCourses, { params: { clubId } }))
  const course = courses.data?.[0]
  return (
    <Section title="Club Administrator">
      {courses.isPending ? (
        <Skeleton className="h-36 rounded-card" />
      ) : (
        <Card className="grid gap-4">
          <p className="text-lead font-semibold">
            {course?.name ?? 'Golf Course'}
            {course?.location != null && <span className="font-normal text-soft"> · {course.location}</span>}
          </p>
          <dl className="grid grid-cols-3 gap-3">
            <Figure label="Rating" value={course?.rating ?? '72.0'} />
            <Figure label="Slope" value={course?.slope ?? 113} />
            <Figure label="Par" value={course?.par ?? 72} />
          </dl>
        </Card>
      )}
    </Section>
  )
}
