import { useParams } from 'wouter'
import { ApiError, OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { useUser } from '#web/lib/session.ts'
import { markerCardText } from '#web/messages/en/card/marker-card.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MarkerCardView } from './marker-card-view.tsx'
import { useMarkerCard } from './use-marker-card.ts'

/** One card as its player, its marker and the club see it. */
export default function MarkerCardPage() {
  const roundId = useParams<{ roundId: string }>().roundId ?? ''
  const user = useUser()
  const card = useMarkerCard(roundId)
  if (card.data && user) return <MarkerCardView card={card.data} userId={user.id} />
  return (
    <Page title={markerCardText.title}>
      {card.error instanceof ApiError && card.error.status === 404 ? (
        <EmptyState
          title={markerCardText.notThere}
          action={<LinkButton href="/">{sharedText.backToHome}</LinkButton>}
        />
      ) : card.error instanceof OfflineError ? (
        <ErrorState title={markerCardText.offline} isOffline onRetry={() => void card.refetch()} />
      ) : card.error ? (
        <ErrorState title={markerCardText.notLoaded} onRetry={() => void card.refetch()}>
          {failureText(card.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : (
        <div role="status">
          <span className="sr-only">{sharedText.loading}</span>
          <Skeleton className="h-104 rounded-card" />
        </div>
      )}
    </Page>
  )
}
