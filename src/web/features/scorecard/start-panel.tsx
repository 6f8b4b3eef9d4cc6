import { useQuery } from '@tanstack/react-query'
import { getCompetition } from '#contract/competitions.ts'
import { query } from '#web/lib/query.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StartRoundPanel } from './start-round-panel.tsx'

type StartPanelProps = { runner: OutboxRunner; clubId: string; competitionId: string | null }

/** A round of the club's own, or of the competition that the address names. */
export default function StartPanel({ runner, clubId, competitionId }: StartPanelProps) {
  return competitionId === null ? (
    <StartRoundPanel runner={runner} clubId={clubId} competition={undefined} />
  ) : (
    <StartInCompetition competitionId={competitionId} runner={runner} />
  )
}

function StartInCompetition({ runner, competitionId }: { runner: OutboxRunner; competitionId: string }) {
  const competition = useQuery(query(getCompetition, { params: { competitionId } }))
  if (competition.isError)
    return (
      <ErrorState title={scorecardText.competitionFailed} onRetry={() => void competition.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!competition.data) return <Skeleton className="h-56 rounded-card" />
  return <StartRoundPanel runner={runner} clubId={competition.data.clubId} competition={competition.data} />
}
