import { useQuery } from '@tanstack/react-query'
import { Plus, Trophy } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Club } from '#contract/clubs.ts'
import { clubCompetitions } from '#contract/competitions.ts'
import { listCourses } from '#contract/courses.ts'
import { query } from '#web/lib/query.ts'
import { clubCompetitionsText } from '#web/messages/en/club-competitions.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { CompetitionRow } from './competition-row.tsx'

const CompetitionDialog = lazy(() => import('./competition-dialog.tsx'))
const EditCompetitionDialog = lazy(() => import('./edit-competition-dialog.tsx'))

const TAB = '/club-admin?tab=competitions'

/** The competitions; which dialog is open stands in the address. */
export function CompetitionsTab({ club }: { club: Club }) {
  const params = { clubId: club.id }
  const competitions = useQuery(query(clubCompetitions, { params }))
  const courses = useQuery(query(listCourses, { params }))
  const [, go] = useLocation()
  const search = new URLSearchParams(useSearch())
  const edited = competitions.data?.find((one) => one.id === search.get('edit'))
  const openNew = () => {
    go(`${TAB}&new=1`)
  }
  const close = () => {
    go(TAB, { replace: true })
  }
  return (
    <Section
      title={clubCompetitionsText.competitions}
      actions={
        <Button icon={<Plus aria-hidden size={18} />} onClick={openNew}>
          {clubCompetitionsText.newCompetition}
        </Button>
      }
    >
      {competitions.isError ? (
        <ErrorState title={clubCompetitionsText.loadFailed} onRetry={() => void competitions.refetch()}>
          {sharedText.tryAgainLater}
        </ErrorState>
      ) : !competitions.data ? (
        <SkeletonCards className="h-28" />
      ) : competitions.data.length === 0 ? (
        <EmptyState
          icon={<Trophy aria-hidden size={32} />}
          title={clubCompetitionsText.none}
          action={<Button onClick={openNew}>{clubCompetitionsText.createFirst}</Button>}
        >
          {clubCompetitionsText.noneNext}
        </EmptyState>
      ) : (
        <>
          <p className="text-note text-soft">{clubCompetitionsText.undone}</p>
          <ul className="grid gap-3">
            {competitions.data.map((competition) => (
              <li key={competition.id}>
                <CompetitionRow competition={competition} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Suspense>
        {search.has('new') && courses.data && (
          <CompetitionDialog club={club} courses={courses.data} onClose={close} />
        )}
        {edited && edited.status !== 'final' && (
          <EditCompetitionDialog key={edited.id} club={club} competition={edited} onClose={close} />
        )}
      </Suspense>
    </Section>
  )
}
