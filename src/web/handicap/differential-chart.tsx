import type { RecordedScore } from '#contract/handicap/handicap.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { handicapText as text } from '#web/messages/en/handicap/handicap.ts'
import { Card } from '#web/ui/card.tsx'
import { LineChart } from '#web/ui/line-chart.tsx'

/**
 * The differentials from left to right with the index after each; counting ones stand out. The table below it has the
 * same numbers.
 */
export function DifferentialChart({ scores }: { scores: readonly RecordedScore[] }) {
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
