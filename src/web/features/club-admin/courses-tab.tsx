import { useQuery } from '@tanstack/react-query'
import { Flag, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Club } from '#contract/clubs.ts'
import { listCourses } from '#contract/courses.ts'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { CourseCard } from './course-card.tsx'

const CourseDialog = lazy(() => import('./course-dialog.tsx'))
const QuickEditDialog = lazy(() => import('./quick-edit-dialog.tsx'))
const HoleManager = lazy(() => import('./hole-manager.tsx'))

type Open = { kind: 'edit' | 'holes'; courseId: string }

export function CoursesTab({ club }: { club: Club }) {
  const courses = useQuery(query(listCourses, { params: { clubId: club.id } }))
  const [open, setOpen] = useState<Open>()
  const [, go] = useLocation()
  const isNew = new URLSearchParams(useSearch()).has('new')
  const openNew = () => {
    go('/club-admin?tab=courses&new=1')
  }
  const closeNew = () => {
    go('/club-admin?tab=courses', { replace: true })
  }
  const close = () => {
    setOpen(undefined)
  }
  const course = courses.data?.find((one) => one.id === open?.courseId)
  return (
    <Section
      title="Courses"
      actions={
        <Button icon={<Plus aria-hidden size={18} />} onClick={openNew}>
          New course
        </Button>
      }
    >
      {courses.isError ? (
        <ErrorState title="The courses could not be loaded" onRetry={() => void courses.refetch()}>
          Please try again later.
        </ErrorState>
      ) : !courses.data ? (
        <SkeletonCards count={2} className="h-48" />
      ) : courses.data.length === 0 ? (
        <EmptyState
          icon={<Flag aria-hidden size={32} />}
          title="No course yet"
          action={<Button onClick={openNew}>Create the first course</Button>}
        >
          Name it and choose 9 or 18 holes; pars, stroke indexes and yardages can be typed from the card
          afterwards.
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {courses.data.map((one) => (
            <li key={one.id}>
              <CourseCard
                course={one}
                onQuickEdit={() => {
                  setOpen({ kind: 'edit', courseId: one.id })
                }}
                onManageHoles={() => {
                  setOpen({ kind: 'holes', courseId: one.id })
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {isNew && (
          <CourseDialog
            clubId={club.id}
            onClose={closeNew}
            onCreated={(created) => {
              closeNew()
              setOpen({ kind: 'holes', courseId: created.id })
            }}
          />
        )}
        {open?.kind === 'edit' && course && <QuickEditDialog course={course} onClose={close} />}
        {open?.kind === 'holes' && course && <HoleManager course={course} onClose={close} />}
      </Suspense>
    </Section>
  )
}
