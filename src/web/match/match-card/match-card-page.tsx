import { useParams } from 'wouter'
import { ApiError, OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatTime } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.ts'
import { bracketText } from '#web/messages/en/match/bracket.ts'
import { matchPlayText as text } from '#web/messages/en/match/match-play.ts'
import { matchStateText } from '#web/messages/en/match/match-state.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Freshness } from '#web/ui/freshness.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { MatchCard } from './match-card.tsx'
import { useMatchQuery } from './use-match-card.ts'

export default function MatchCardPage() {
  const { competitionId = '', matchId = '' } = useParams<{ competitionId: string; matchId: string }>()
  const userId = useUser()?.id
  const { card, connection, updatedAt, isPolling } = useMatchQuery(matchId, competitionId)
  const back = <BackLink href={`/competitions/${competitionId}/bracket`}>{text.back}</BackLink>
  const { data: view } = card
  if (view && userId !== undefined)
    return (
      <Page
        title={text.versus(nameOf(view.player1), nameOf(view.player2))}
        eyebrow={`${view.competitionName} · ${bracketText.match.described(bracketText.roundName(view.roundName), view.matchNumber)}`}
        actions={back}
        width="narrow"
      >
        <Freshness
          state={connection}
          updated={
            updatedAt === undefined
              ? undefined
              : bracketText.updated(formatTime(new Date(updatedAt).toISOString()))
          }
          polling={isPolling ? bracketText.polling : undefined}
        />
        <MatchCard view={view} userId={userId} />
      </Page>
    )
  const isUnknown = card.error instanceof ApiError && card.error.body?.code === 'match_not_ready'
  return (
    <Page
      title={matchStateText.open}
      eyebrow={bracketText.kind}
      actions={card.isError ? undefined : back}
      width="narrow"
    >
      {card.isError ? (
        <ErrorState
          title={isUnknown ? text.notReady : text.failed}
          isOffline={card.error instanceof OfflineError}
          onRetry={() => void card.refetch()}
          action={back}
        >
          {failureText(card.error, text.failed)}
        </ErrorState>
      ) : (
        <SkeletonCards count={3} className="h-36" />
      )}
    </Page>
  )
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}
