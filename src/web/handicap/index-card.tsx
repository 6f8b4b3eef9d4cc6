import type { HandicapRecord } from '#contract/handicap/handicap.ts'
import { formatDaysIn } from '#web/lib/format-more.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { handicapClaimText } from '#web/messages/en/handicap/handicap-claim.ts'
import { handicapText } from '#web/messages/en/handicap/handicap.ts'
import { ArithmeticLines } from '#web/ui/arithmetic.tsx'
import { Card } from '#web/ui/card.tsx'

/** The Handicap Index, what caps or lowers it, and its arithmetic. */
export function IndexCard({ record }: { record: HandicapRecord }) {
  const text = handicapText.index
  const index = formatHandicap(record.handicap)
  const low = formatHandicap(record.lowIndex)
  const reductions = record.scores.filter((score) => score.exceptionalReduction !== null).length
  const capped = record.scores[0]?.cap === 'soft' || record.scores[0]?.cap === 'hard'
  return (
    <Card className="grid gap-5 md:grid-cols-[auto_minmax(0,1fr)] md:gap-10">
      <div className="grid content-start gap-1">
        <p className="text-note text-soft">{text.title}</p>
        <p className="text-poster font-bold">{index ?? '–'}</p>
        {index === undefined && record.mode === 'whs' && (
          <p className="font-semibold">{text.holesToGo(record.holesMissing, record.holesForIndex)}</p>
        )}
        <dl className="grid gap-0.5 text-note text-soft">
          {low !== undefined && (
            <div className="flex gap-2">
              <dt>{text.low}</dt>
              <dd className="font-semibold text-ink">{low}</dd>
            </div>
          )}
          {capped && (
            <div className="flex gap-2">
              <dt>{text.cap}</dt>
              <dd className="font-semibold text-ink">
                {record.scores[0]?.cap === 'hard' ? text.hard : text.soft}
              </dd>
            </div>
          )}
          {reductions > 0 && (
            <div className="flex gap-2">
              <dt>{text.exceptional}</dt>
              <dd className="font-semibold text-ink">{reductions}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className="grid content-start gap-3">
        <h2 className="text-title font-semibold">{text.how}</h2>
        {record.lines.length > 0 ? (
          <ArithmeticLines lines={record.lines.map(formatDaysIn)} />
        ) : (
          <p>{text.firstNeeds(record.holesForIndex, record.holesOnRecord)}</p>
        )}
        <p className="text-note text-soft">{handicapClaimText.whole}</p>
      </div>
    </Card>
  )
}
