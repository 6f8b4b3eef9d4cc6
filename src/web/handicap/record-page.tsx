import type { UseQueryResult } from '@tanstack/react-query'
import { ChartSpline } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import type { HandicapRecord, RecordedScore } from '#contract/handicap/handicap.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { useSession, useUser } from '#web/lib/session.ts'
import { handicapText as text } from '#web/messages/en/handicap/handicap.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Section, Card } from '#web/ui/card.tsx'
import { ClubCrest } from '#web/ui/club-crest.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { UnknownReader } from '#web/ui/unknown-reader.tsx'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import type { ElsewhereSectionProps } from './elsewhere/elsewhere-section.online.tsx'
import { IndexCard } from './index-card.tsx'
import { RecordEvents } from './record-events.tsx'
import { ScoreTable } from './score-table.tsx'
import { LineChart } from '#web/ui/line-chart.tsx'

/** Of the few who play elsewhere, and sent to the server at once. */
const ElsewhereSection = lazyWithOtherWords<ElsewhereSectionProps>(
  () => import('./elsewhere/elsewhere-section.online.tsx'),
)

type RecordPageProps = {
  title: string
  lead?: string
  /** The links at the top; a button that prints the record joins them once it is there. */
  links: ReactNode
  record: UseQueryResult<HandicapRecord>
  /** Whether the reader is the player: only then is a new round offered. */
  isOwn: boolean
  /** What stands below the index: the decisions that an administrator can take. */
  decisions?: (record: HandicapRecord) => ReactNode
}

/** The page of a handicap record: while it loads, when it cannot be read, and when it is there. */
export function RecordPage({ title, lead, links, record, isOwn, decisions }: RecordPageProps) {
  const session = useSession()
  return (
    <Page
      title={title}
      {...(lead === undefined ? {} : { lead })}
      actions={
        <>
          {links}
          {record.data && <PrintButton>{text.print}</PrintButton>}
        </>
      }
    >
      {record.data ? (
        <RecordSections record={record.data} isOwn={isOwn}>
          {decisions?.(record.data)}
        </RecordSections>
      ) : session.state === 'offline' ? (
        <UnknownReader isUnreached={session.isUnreached} title={text.offline} />
      ) : record.error ? (
        <ErrorState title={text.failed} onRetry={() => void record.refetch()}>
          {failureText(record.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : (
        <SkeletonCards count={3} className="h-40" />
      )}
    </Page>
  )
}

type RecordSectionsProps = { record: HandicapRecord; isOwn: boolean; children: ReactNode }

function RecordSections({ record, isOwn, children }: RecordSectionsProps) {
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
      {(record.elsewhere.mayEnter || record.elsewhere.rounds.length > 0) && (
        <Suspense>
          <ElsewhereSection record={record} isOwn={isOwn} />
        </Suspense>
      )}
      {children}
      <RecordEvents events={record.events} />
    </>
  )
}

/** The player, the club and the day: on a screen the page around says so, on paper nothing else would. */
function PaperHead({ record }: { record: HandicapRecord }) {
  const user = useUser()
  const club = user?.memberships.find((one) => one.clubId === user.clubId)
  return (
    <p className="hidden items-center gap-3 border-b-4 border-club-ink pb-2 print:flex">
      {club && <ClubCrest name={club.clubName} colour={club.clubColour} crestUrl={club.clubCrestUrl} />}
      <span>
        {[record.playerName, club?.clubName, text.printedAt(formatDate(new Date().toISOString()))]
          .filter((part) => part !== null && part !== undefined)
          .join(' · ')}
      </span>
    </p>
  )
}

/**
 * The differentials from left to right with the index after each; counting ones stand out. The table below it has the
 * same numbers.
 */
function DifferentialChart({ scores }: { scores: readonly RecordedScore[] }) {
  const points = [...scores].reverse()
  return (
    <Card>
      <LineChart
        label={summary(points)}
        points={points.map(({ id, differential, indexAfter, counts }) => ({
          key: id,
          line: indexAfter.value === null ? null : Number(indexAfter.value),
          mark: { value: Number(differential.value), standsOut: counts },
        }))}
        height={220}
        write={(value) => (value < 0 ? `+${-value}` : `${value}`)}
        tone="over"
        legend={{ standingOut: text.chart.counts, mark: text.chart.other, line: text.chart.index }}
      />
    </Card>
  )
}

function summary(points: readonly RecordedScore[]): string {
  const parts = points.map(
    (score) =>
      `${formatDate(score.day, 'UTC')} ${formatHandicap(score.differential.value) ?? score.differential.value}` +
      (score.counts ? text.chart.counting : ''),
  )
  return text.chart.summary(parts.join('; '))
}
