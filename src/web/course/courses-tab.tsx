import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { lazy } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import { listCourses } from '#contract/course/courses.ts'
import { ListWithDialogs, useTabDialogs } from '#web/platform/list-with-dialogs.tsx'
import { query } from '#web/lib/query.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { CourseCard } from './course-card.tsx'

const CourseDialog = lazy(() => import('./course-dialog.tsx'))
const QuickEditDialog = lazy(() => import('./quick-edit-dialog.tsx'))
const TeesDialog = lazy(() => import('./tees-dialog.tsx'))
const DaysDialog = lazy(() => import('./days-dialog.tsx'))
const HoleManager = lazy(() => import('./hole-manager.tsx'))

export function CoursesTab({ club }: { club: Club }) {
  const courses = useQuery(query(listCourses, { params: { clubId: club.id } }))
  const dialogs = useTabDialogs('/club-admin?tab=courses')
  const named = (dialog: string) => courses.data?.find((one) => one.id === dialogs.idOf(dialog))
  const [edited, teed, managed, dayed] = [named('edit'), named('tees'), named('holes'), named('days')]
  return (
    <ListWithDialogs
      title={clubCoursesText.courses}
      newLabel={clubCoursesText.newCourse}
      list={courses}
      dialogs={dialogs}
      loadFailed={clubCoursesText.loadFailed}
      skeleton={<SkeletonCards count={2} className="h-48" />}
      empty={{
        icon: <Flag aria-hidden size={32} />,
        title: clubCoursesText.none,
        next: clubCoursesText.noneNext,
        createFirst: clubCoursesText.createFirst,
      }}
      dialog={
        <>
          {dialogs.isNew && (
            <CourseDialog
              clubId={club.id}
              onClose={dialogs.close}
              onCreated={(created) => {
                dialogs.replaceBy('holes', created.id)
              }}
            />
          )}
          {edited && <QuickEditDialog key={edited.id} course={edited} onClose={dialogs.close} />}
          {teed && <TeesDialog key={teed.id} course={teed} onClose={dialogs.close} />}
          {dayed && <DaysDialog key={dayed.id} course={dayed} onClose={dialogs.close} />}
          {managed && <HoleManager key={managed.id} course={managed} onClose={dialogs.close} />}
        </>
      }
    >
      {(rows) => (
        <ul className="grid gap-4 lg:grid-cols-2">
          {rows.map((one) => (
            <li key={one.id}>
              <CourseCard course={one} />
            </li>
          ))}
        </ul>
      )}
    </ListWithDialogs>
  )
}
