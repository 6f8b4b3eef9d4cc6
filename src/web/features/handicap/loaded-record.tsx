import { ChartSpline } from 'lucide-react'
import type { HandicapRecord } from '#contract/handicap.ts'
import { HOLES_FOR_AN_INDEX } from '#domain/handicap/first-index.ts'
import { failureText } from '#web/lib/api.ts'
import { formatCount, formatHandicap } from '#web/lib/format.ts'
import { handicapClaim } from '#web/lib/handicap-claim.ts'
import { ArithmeticLines } from '#web/ui/arithmetic.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { DifferentialChart } from './differential-chart.tsx'
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
  if (isOffline) return <ErrorState title="The record is shown when you are online again" isOffline />
  if (fault)
    return (
      <ErrorState title="The handicap record could not be loaded" onRetry={onRetry}>
        {failureText(fault, 'Please try again later.')}
      </ErrorState>
    )
  return <SkeletonCards count={3} className="h-40" />
}

function RecordSections({ record, isOwn }: { record: HandicapRecord; isOwn: boolean }) {
  return (
    <>
      {record.mode === 'assigned' && (
        <Notice tone="info">
          This club assigns Handicap Indexes itself: cards that are handed in do not move them.
        </Notice>
      )}
      <IndexCard record={record} />
      {record.scores.length > 0 ? (
        <>
          <Section title="The last scores, drawn">
            <DifferentialChart scores={record.scores} />
          </Section>
          <Section
            title={record.scores.length === 1 ? 'The first score' : `The last ${record.scores.length} scores`}
          >
            <ScoreTable scores={record.scores} />
          </Section>
        </>
      ) : (
        <EmptyState
          icon={<ChartSpline aria-hidden size={32} />}
          title="No scores on the record yet"
          {...(isOwn ? { action: <LinkButton href="/scorecard">New Round</LinkButton> } : {})}
        >
          {record.mode === 'whs'
            ? 'Every round of nine or eighteen holes that is handed in with all its hole scores appears here.'
            : 'The committee’s entries are listed below.'}
        </EmptyState>
      )}
      <RecordEvents events={record.events} />
    </>
  )
}

function IndexCard({ record }: { record: HandicapRecord }) {
  const index = formatHandicap(record.handicap)
  const low = formatHandicap(record.lowIndex)
  const reductions = record.scores.filter((score) => score.exceptionalReduction !== null).length
  const capped = record.scores[0]?.cap === 'soft' || record.scores[0]?.cap === 'hard'
  return (
    <Card className="grid gap-5 md:grid-cols-[auto_minmax(0,1fr)] md:gap-10">
      <div className="grid content-start gap-1">
        <p className="text-note text-soft">Handicap Index</p>
        <p className="text-poster font-bold">{index ?? '–'}</p>
        {index === undefined && record.mode === 'whs' && (
          <p className="font-semibold">
            {formatCount(record.holesMissing, 'hole', 'holes')} to go of {HOLES_FOR_AN_INDEX}
          </p>
        )}
        <dl className="grid gap-0.5 text-note text-soft">
          {low !== undefined && (
            <div className="flex gap-2">
              <dt>Low index</dt>
              <dd className="font-semibold text-ink">{low}</dd>
            </div>
          )}
          {capped && (
            <div className="flex gap-2">
              <dt>Cap</dt>
              <dd className="font-semibold text-ink">
                {record.scores[0]?.cap === 'hard' ? 'hard cap applies' : 'soft cap applies'}
              </dd>
            </div>
          )}
          {reductions > 0 && (
            <div className="flex gap-2">
              <dt>Exceptional scores</dt>
              <dd className="font-semibold text-ink">{reductions}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className="grid content-start gap-3">
        <h2 className="text-title font-semibold">How it is made</h2>
        {record.lines.length > 0 ? (
          <ArithmeticLines lines={record.lines} />
        ) : (
          <p>
            A first index needs {HOLES_FOR_AN_INDEX} holes in any mix of nines and eighteens, each round
            handed in with a marker. {formatCount(record.holesOnRecord, 'hole is', 'holes are')} on record.
          </p>
        )}
        <p className="text-note text-soft">{handicapClaim}</p>
      </div>
    </Card>
  )
}
