import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { getCompetition } from '#contract/competition/competitions.ts'
import { query } from '#web/lib/query.ts'
import { groupCardText } from '#web/messages/en/card/group-card.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { startRoundText } from '#web/messages/en/card/start-round.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import ScanToggle from '#web/photo/scan/scan-toggle.tsx'
import { StartRoundPanel } from './start-round-panel.tsx'
import type { ScanWanted } from '../use-scan-wanted.ts'
import { keptHereText } from '#web/messages/en/offline/kept-here.ts'
import { openWaitingList } from '#web/offline/kept/open-waiting-list.ts'
import { Button } from '#web/ui/button.tsx'

type StartPanelProps = {
  runner: OutboxRunner
  snapshot: OutboxSnapshot
  clubId: string
  competitionId: string | null
  scan: ScanWanted | undefined
}

/** A round of the club's own, or of the competition that the address names; a paper card is read into a started one. */
export default function StartPanel({ runner, snapshot, clubId, competitionId, scan }: StartPanelProps) {
  return (
    <div className="grid gap-4">
      <CardsThatWait snapshot={snapshot} />
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
      <LinkButton
        href={competitionId === null ? '/group' : `/group?competitionId=${competitionId}`}
        look="secondary"
        icon={<Users aria-hidden size={20} />}
      >
        {groupCardText.scoreForGroup}
      </LinkButton>
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
  if (competition.isError && !competition.data)
    return (
      <ErrorState title={startRoundText.competitionFailed} onRetry={() => void competition.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!competition.data) return <Skeleton className="h-56 rounded-card" />
  return <StartRoundPanel runner={runner} clubId={competition.data.clubId} competition={competition.data} />
}

/** Above the start of the next round: cards that were handed in on this phone and are not at the club yet. */
function CardsThatWait({ snapshot }: { snapshot: OutboxSnapshot }) {
  const waiting = [...snapshot.rounds.values()].filter(
    ({ isOwn, handIn }) => isOwn && handIn?.refusal === null,
  )
  return waiting.map(({ id, detail, handIn }) => (
    <Notice
      key={id}
      tone="info"
      title={keptHereText.handedInHere}
      action={
        <Button look="secondary" className="mt-1 justify-self-start" onClick={openWaitingList}>
          {keptHereText.seeWaiting}
        </Button>
      }
    >
      {keptHereText.cardWaits({
        name: detail.competitionName ?? detail.courseName,
        points: handIn?.stablefordPoints ?? 0,
      })}
    </Notice>
  ))
}
