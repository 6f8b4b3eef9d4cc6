import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useParams } from 'wouter'
import { getRound } from '#contract/rounds.ts'
import { ApiError, OfflineError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { scorecardRoundText } from '#web/messages/en/scorecard-round.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CardAttestation } from './card-attestation.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardSheet } from './card-sheet.tsx'

/** One card to look at and to print: for its player, and for the club's administrators with its photo. */
export default function RoundPage() {
  const { roundId = '' } = useParams()
  const round = useQuery(query(getRound, { params: { roundId } }))
  if (round.isError) {
    const isMissing = round.error instanceof ApiError && round.error.status === 404
    const isOffline = round.error instanceof OfflineError
    return (
      <Page title={scorecardRoundText.title} width="narrow">
        <ErrorState
          title={isOffline ? scorecardText.offline : scorecardRoundText.failed}
          isOffline={isOffline}
          {...(isMissing ? {} : { onRetry: () => void round.refetch() })}
        >
          {isMissing ? scorecardRoundText.notFound : sharedText.tryAgainLater}
        </ErrorState>
      </Page>
    )
  }
  const { data } = round
  return (
    <Page
      title={scorecardRoundText.title}
      actions={
        <Button
          look="secondary"
          className="print:hidden"
          disabled={!data}
          icon={<Printer aria-hidden size={20} />}
          onClick={() => {
            print()
          }}
        >
          {scorecardRoundText.print}
        </Button>
      }
    >
      {data ? (
        <article className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-1 print:gap-3">
          <div className="grid gap-4">
            <CardFacts round={data} />
            <CardSheet round={data} />
          </div>
          <CardAttestation round={data} />
        </article>
      ) : (
        <div role="status">
          <span className="sr-only">{sharedText.loading}</span>
          <Skeleton className="h-160 rounded-card" />
        </div>
      )}
    </Page>
  )
}
