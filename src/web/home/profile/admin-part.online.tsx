import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { User } from '#contract/identity/session.ts'
import { listCourses } from '#contract/course/courses.ts'
import { useAlsoPlays } from '#web/club/use-also-plays.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { firstCourseFigures } from '#web/lib/first-course.ts'
import { query } from '#web/lib/query.ts'
import { alsoPlaysText } from '#web/messages/en/club/also-plays.online.ts'
import { profileText } from '#web/messages/en/home/profile.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { CourseFigures } from '#web/ui/course-figures.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export type AdminPartProps = { user: User; clubId: string }

/** The administrator's part of the profile: the club's course, and whether they also play (D32). */
export default function AdminPart({ user, clubId }: AdminPartProps) {
  const courses = useQuery(query(listCourses, { params: { clubId } }))
  const figures = firstCourseFigures(courses.data ?? [], profileText.golfCourse)
  return (
    <Section title={profileText.clubAdministrator}>
      <Card className="grid gap-5">
        {courses.isError ? (
          <ErrorState title={profileText.courseFailed} onRetry={() => void courses.refetch()}>
            {failureText(courses.error, sharedText.tryAgainLater)}
          </ErrorState>
        ) : courses.isPending ? (
          <Skeleton className="h-60 sm:h-41" />
        ) : (
          <div className="grid gap-4">
            {figures.name !== undefined && <p className="text-lead font-semibold">{figures.name}</p>}
            <CourseFigures {...figures} />
          </div>
        )}
        <AlsoPlays user={user} clubId={clubId} />
      </Card>
    </Section>
  )
}

function AlsoPlays({ user, clubId }: AdminPartProps) {
  const noteId = useId()
  const [isOn, setIsOn] = useState(user.alsoPlays)
  const saving = useAlsoPlays(clubId, (alsoPlays) => {
    setIsOn(!alsoPlays)
  })
  return (
    <div className="border-t border-line pt-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          aria-describedby={noteId}
          checked={isOn}
          onChange={(event) => {
            if (saving.isPending) return
            setIsOn(event.target.checked)
            saving.mutate(event.target.checked)
          }}
          className="size-6 shrink-0"
        />
        {alsoPlaysText.label}
      </label>
      <p id={noteId} className="pl-9 text-note text-soft">
        {alsoPlaysText.note}
      </p>
    </div>
  )
}
