import { useQuery } from '@tanstack/react-query'
import { Redirect, useParams } from 'wouter'
import { getCompetition } from '#contract/competition/competitions.ts'
import { OfflineError } from '#web/lib/api.ts'
import { competitionResultsPath } from '#web/lib/competition-words.ts'
import { formatTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Freshness } from '#web/ui/freshness.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton, SkeletonCards } from '#web/ui/skeleton.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Bracket } from './bracket.tsx'
import { useLiveBracket } from './use-live-bracket.ts'

export default function BracketPage() {
  const competitionId = useParams<{ competitionId: string }>().competitionId ?? ''
  const competition = useQuery(query(getCompetition, { params: { competitionId } }))
  const isMatchPlay = competition.data?.competitionType === 'matchplay'
  const { bracket, state, updatedAt, isPolling } = useLiveBracket(competitionId, isMatchPlay)
  if (competition.data && !isMatchPlay)
    return <Redirect to={competitionResultsPath(competition.data)} replace />
  if (competition.data && bracket.data)
    return (
      <Bracket
        competition={competition.data}
        view={bracket.data}
        isStale={bracket.isError}
        updatedAt={updatedAt}
        freshness={
          <Freshness
            state={state}
            updated={text.updated(formatTime(new Date(updatedAt).toISOString()))}
            polling={isPolling ? text.polling : undefined}
          />
        }
      />
    )
  const failed = competition.isError ? competition : bracket.isError ? bracket : undefined
  return (
    <Page
      title={competition.data?.name ?? text.title}
      eyebrow={text.kind}
      lead={failed ? undefined : <Skeleton className="h-6 w-64 max-w-full" />}
      actions={failed ? undefined : <BackLink href="/competitions">{text.back}</BackLink>}
    >
      {failed ? (
        <ErrorState
          title={competition.isError ? text.competitionFailed : text.failed}
          isOffline={failed.error instanceof OfflineError}
          onRetry={() => void failed.refetch()}
          action={<BackLink href="/competitions">{text.backToCompetitions}</BackLink>}
        >
          {sharedText.tryAgainLater}
        </ErrorState>
      ) : (
        <SkeletonCards count={4} className="h-36" />
      )}
    </Page>
  )
}
