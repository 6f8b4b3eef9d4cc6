import { useQuery } from '@tanstack/react-query'
import { Flag, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Club } from '#contract/clubs.ts'
import { listCourses } from '#contract/courses.ts'
import { query } from '#web/lib/query.ts'
import { clubCoursesText } from '#web/messages/en/club-courses.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { CourseCard } from './course-card.tsx'

const CourseDialog = lazy(() => import('./course-dialog.tsx'))
const QuickEditDialog = lazy(() => import('./quick-edit-dialog.tsx'))
const HoleManager = lazy(() => import('./hole-manager.tsx'))

const TAB = '/club-admin?tab=courses'

/** The courses; which dialog is open stands in the address. */
export function CoursesTab({ club }: { club: Club }) {
  const courses = useQuery(query(listCourses, { params: { clubId: club.id } }))
  const [, go] = useLocation()
  const search = new URLSearchParams(useSearch())
  const named = (key: string) => courses.data?.find((one) => one.id === search.get(key))
  const [edited, managed] = [named('edit'), named('holes')]
  const openNew = () => {
    go(`${TAB}&new=1`)
  }
  const close = () => {
    go(TAB, { replace: true })
  }
  return (
    <Section
      title={clubCoursesText.courses}
      actions={
        <Button icon={<Plus aria-hidden size={18} />} onClick={openNew}>
          {clubCoursesText.newCourse}
        </Button>
      }
    >
      {courses.isError ? (
        <ErrorState title={clubCoursesText.loadFailed} onRetry={() => void courses.refetch()}>
          {sharedText.tryAgainLater}
        </ErrorState>
      ) : !courses.data ? (
        <SkeletonCards count={2} className="h-48" />
      ) : courses.data.length === 0 ? (
        <EmptyState
          icon={<Flag aria-hidden size={32} />}
          title={clubCoursesText.none}
          action={<Button onClick={openNew}>{clubCoursesText.createFirst}</Button>}
        >
          {clubCoursesText.noneNext}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {courses.data.map((one) => (
            <li key={one.id}>
              <CourseCard course={one} />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {search.has('new') && (
          <CourseDialog
            clubId={club.id}
            onClose={close}
            onCreated={(created) => {
              go(`${TAB}&holes=${created.id}`, { replace: true })
            }}
          />
        )}
        {edited && <QuickEditDialog key={edited.id} course={edited} onClose={close} />}
        {managed && <HoleManager key={managed.id} course={managed} onClose={close} />}
      </Suspense>
    </Section>
  )
}
