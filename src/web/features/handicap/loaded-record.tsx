import { ChartSpline } from 'lucide-react'
import type { HandicapRecord } from '#contract/handicap.ts'
import { failureText } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.ts'
import { handicapText as text } from '#web/messages/en/handicap.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { DifferentialChart } from './differential-chart.tsx'
import { IndexCard } from './index-card.tsx'
import { RecordEvents } from './record-events.tsx'
import { ScoreTable } from './score-table.tsx'

type LoadedRecordProps = {
  record: HandicapRecord | undefined
  fault: Error | null
  isOffline: boolean
  isOwn: boolean
  onRetry: () => void
}

/** A record on its way, out of reach, or here. */
export function LoadedRecord({ record, fault, isOffline, isOwn, onRetry }: LoadedRecordProps) {
  if (record) return <RecordSections record={record} isOwn={isOwn} />
  if (isOffline) return <ErrorState title={text.offline} isOffline />
  if (fault)
    return (
      <ErrorState title={text.failed} onRetry={onRetry}>
        {failureText(fault, sharedText.tryAgainLater)}
      </ErrorState>
    )
  return <SkeletonCards count={3} className="h-40" />
}

function RecordSections({ record, isOwn }: { record: HandicapRecord; isOwn: boolean }) {
  return (
    <>
      {record.mode === 'assigned' && <Notice tone="info">{text.assigned}</Notice>}
      <PaperHead record={record} />
      <IndexCard record={record} />
      {record.scores.length > 0 ? (
        <>
          <Section title={text.drawn}>
            <DifferentialChart scores={record.scores} />
          </Section>
          <Section title={text.scores(record.scores.length)}>
            <ScoreTable scores={record.scores} />
          </Section>
        </>
      ) : (
        <EmptyState
          icon={<ChartSpline aria-hidden size={32} />}
          title={text.empty}
          {...(isOwn ? { action: <LinkButton href="/scorecard">{text.newRound}</LinkButton> } : {})}
        >
          {record.mode === 'whs' ? text.emptyWhs : text.emptyAssigned}
        </EmptyState>
      )}
      <RecordEvents events={record.events} />
    </>
  )
}

/** Whose record it is, of which club and day: on a screen the page around says so, on paper nothing would. */
function PaperHead({ record }: { record: HandicapRecord }) {
  const club = useUser()?.clubName
  return (
    <p className="hidden print:block">
      {[record.playerName, club, text.printedAt(formatDate(new Date().toISOString()))]
        .filter((part) => part !== null && part !== undefined)
        .join(' · ')}
    </p>
  )
}
