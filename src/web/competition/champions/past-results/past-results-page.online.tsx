import { useQuery } from '@tanstack/react-query'
import { Plus, ScrollText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { listPastResults, type PastResult } from '#contract/competition/past-results.ts'
import { OfOwnClub } from '#web/platform/of-own-club.tsx'
import { OfflineError } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { pastResultsText as text } from '#web/messages/en/competition/past-results.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'

const AddPastResult = lazy(() => import('./add-past-result.tsx'))

/** The results of earlier years, the latest first; administrators add them here. */
export default function PastResultsPage() {
  return (
    <OfOwnClub words={text} icon={<ScrollText aria-hidden size={32} />}>
      {(clubId) => <ResultsOfClub clubId={clubId} />}
    </OfOwnClub>
  )
}

function ResultsOfClub({ clubId }: { clubId: string }) {
  const isAdmin = useIsClubAdmin() === true
  const [isAdding, setIsAdding] = useState(false)
  const [, goTo] = useLocation()
  const results = useQuery(query(listPastResults, { params: { clubId } }))
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <BackLink href="/champions">{text.back}</BackLink>
          {isAdmin && !isAdding && (
            <Button
              icon={<Plus aria-hidden size={18} />}
              onClick={() => {
                setIsAdding(true)
              }}
            >
              {text.add}
            </Button>
          )}
        </>
      }
    >
      {isAdding ? (
        <Suspense fallback={<SkeletonCards />}>
          <AddPastResult
            clubId={clubId}
            onClose={() => {
              setIsAdding(false)
            }}
            onSaved={({ id }) => {
              showToast({ tone: 'success', title: text.saved })
              goTo(`/past-results/${id}`)
            }}
          />
        </Suspense>
      ) : results.data ? (
        <ResultList results={results.data} isAdmin={isAdmin} />
      ) : results.error ? (
        <ErrorState
          title={text.loadFailed}
          isOffline={results.error instanceof OfflineError}
          onRetry={() => void results.refetch()}
        >
          {sharedText.tryAgainLater}
        </ErrorState>
      ) : (
        <SkeletonCards />
      )}
    </Page>
  )
}

function ResultList({ results, isAdmin }: { results: readonly PastResult[]; isAdmin: boolean }) {
  if (results.length === 0)
    return (
      <EmptyState icon={<ScrollText aria-hidden size={32} />} title={text.none}>
        {isAdmin ? text.noneNoteAdmin : text.noneNote}
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-line border-y border-line">
      {results.map(({ id, name, day, players, winners }) => (
        <li key={id} className="py-2">
          <Link
            href={`/past-results/${id}`}
            className="flex min-h-11 flex-wrap items-center gap-x-3 font-semibold wrap-anywhere underline underline-offset-4"
          >
            {name}
          </Link>
          <p className="wrap-anywhere text-soft">
            {formatDate(`${day}T12:00:00Z`, 'UTC')} · {text.of(text.together(winners), players)}
          </p>
        </li>
      ))}
    </ul>
  )
}
