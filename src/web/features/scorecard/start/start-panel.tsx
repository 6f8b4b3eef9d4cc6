import { useQuery } from '@tanstack/react-query'
import { getCompetition } from '#contract/competitions.ts'
import { query } from '#web/lib/query.ts'
import { scanText } from '#web/messages/en/scan.ts'
import { startRoundText } from '#web/messages/en/start-round.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ScanToggle } from '#web/golf/scan/scan-toggle.tsx'
import { StartRoundPanel } from './start-round-panel.tsx'
import type { ScanWanted } from '../use-scan-wanted.ts'

type StartPanelProps = {
  runner: OutboxRunner
  clubId: string
  competitionId: string | null
  scan: ScanWanted | undefined
}

/** A round of the club's own, or of the competition that the address names; a paper card is read into a started one. */
export default function StartPanel({ runner, clubId, competitionId, scan }: StartPanelProps) {
  return (
    <div className="grid gap-4">
      {scan?.isWanted && (
        <div role="status">
          <Notice tone="info" title={scanText.startFirst}>
            {scanText.startFirstText}
          </Notice>
        </div>
      )}
      {competitionId === null ? (
        <StartRoundPanel runner={runner} clubId={clubId} competition={undefined} />
      ) : (
        <StartInCompetition competitionId={competitionId} runner={runner} />
      )}
      {scan && (
        <ScanToggle
          isOpen={scan.isWanted}
          onToggle={() => {
            scan.onWant(!scan.isWanted)
          }}
        />
      )}
    </div>
  )
}

function StartInCompetition({ runner, competitionId }: { runner: OutboxRunner; competitionId: string }) {
  const competition = useQuery(query(getCompetition, { params: { competitionId } }))
  if (competition.isError)
    return (
      <ErrorState title={startRoundText.competitionFailed} onRetry={() => void competition.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!competition.data) return <Skeleton className="h-56 rounded-card" />
  return <StartRoundPanel runner={runner} clubId={competition.data.clubId} competition={competition.data} />
}
