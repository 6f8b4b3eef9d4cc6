import { useQuery } from '@tanstack/react-query'
import { Plus, Trophy } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Club } from '#contract/clubs.ts'
import { clubCompetitions } from '#contract/competitions.ts'
import { listCourses } from '#contract/courses.ts'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { CompetitionRow } from './competition-row.tsx'

const CompetitionDialog = lazy(() => import('./competition-dialog.tsx'))

export function CompetitionsTab({ club }: { club: Club }) {
  const params = { clubId: club.id }
  const competitions = useQuery(query(clubCompetitions, { params }))
  const courses = useQuery(query(listCourses, { params }))
  const [, go] = useLocation()
  const isNew = new URLSearchParams(useSearch()).has('new')
  const openNew = () => {
    go('/club-admin?tab=competitions&new=1')
  }
  const close = () => {
    go('/club-admin?tab=competitions', { replace: true })
  }
  return (
    <Section
      title="Competitions"
      actions={
        <Button icon={<Plus aria-hidden size={18} />} onClick={openNew}>
          New competition
        </Button>
      }
    >
      {competitions.isError ? (
        <ErrorState title="The competitions could not be loaded" onRetry={() => void competitions.refetch()}>
          Please try again later.
        </ErrorState>
      ) : !competitions.data ? (
        <SkeletonCards className="h-28" />
      ) : competitions.data.length === 0 ? (
        <EmptyState
          icon={<Trophy aria-hidden size={32} />}
          title="No competition yet"
          action={<Button onClick={openNew}>Create the first competition</Button>}
        >
          Members see it on their start page and can join until it is full.
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {competitions.data.map((competition) => (
            <li key={competition.id}>
              <CompetitionRow competition={competition} />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {isNew && courses.data && <CompetitionDialog club={club} courses={courses.data} onClose={close} />}
      </Suspense>
    </Section>
  )
}
