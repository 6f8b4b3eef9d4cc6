import type { RecordedScore } from '#contract/handicap.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { handicapText as text } from '#web/messages/en/handicap.ts'
import { Card } from '#web/ui/card.tsx'
import { ChartLegend, LegendMark } from '#web/ui/chart-legend.tsx'
import { chartScale } from './chart-scale.ts'

const HEIGHT = 220

/**
 * The differentials from left to right with the index after each: counting ones are filled diamonds, the others hollow
 * circles. Widths are percentages, so that marks and words keep their size on every screen. The table below it says the same.
 */
export function DifferentialChart({ scores }: { scores: readonly RecordedScore[] }) {
  const points = [...scores].reverse()
  const differentials = points.map((score) => Number(score.differential.value))
  const indexes = points.map((score) =>
    score.indexAfter.value === null ? null : Number(score.indexAfter.value),
  )
  const { lines, y } = chartScale([...differentials, ...indexes.filter((one) => one !== null)], HEIGHT)
  const x = (i: number) => `${points.length === 1 ? 50 : 9 + (i * 87) / (points.length - 1)}%`
  return (
    <Card className="grid gap-3">
      <svg role="img" aria-label={summary(points)} width="100%" height={HEIGHT} className="overflow-visible">
        {lines.map((value) => (
          <g key={value}>
            <line x1="5%" x2="100%" y1={y(value)} y2={y(value)} className="stroke-line" />
            <text x="0" y={y(value) + 4} className="fill-soft text-label">
              {value < 0 ? `+${-value}` : value}
            </text>
          </g>
        ))}
        {indexes.map((index, i) => {
          const before = indexes[i - 1] ?? null
          return index === null || before === null ? null : (
            <line
              key={i}
              x1={x(i - 1)}
              x2={x(i)}
              y1={y(before)}
              y2={y(index)}
              strokeWidth="2"
              className="stroke-over"
            />
          )
        })}
        {points.map((score, i) => (
          <svg key={score.id} x={x(i)} y={y(differentials[i] ?? 0)} overflow="visible">
            {score.counts ? (
              <path d="M0-7 7 0 0 7-7 0Z" className="fill-accent" />
            ) : (
              <circle r="4.5" strokeWidth="2" className="fill-card stroke-soft" />
            )}
          </svg>
        ))}
      </svg>
      <ChartLegend>
        <LegendMark text={text.chart.counts}>
          <path d="M0-7 7 0 0 7-7 0Z" className="fill-accent" />
        </LegendMark>
        <LegendMark text={text.chart.other}>
          <circle r="4.5" strokeWidth="2" className="fill-card stroke-soft" />
        </LegendMark>
        <LegendMark text={text.chart.index}>
          <line x1="-8" x2="8" strokeWidth="2" className="stroke-over" />
        </LegendMark>
      </ChartLegend>
    </Card>
  )
}

function summary(points: readonly RecordedScore[]): string {
  const said = points.map(
    (score) =>
      `${formatDate(score.day, 'UTC')} ${formatHandicap(score.differential.value) ?? score.differential.value}` +
      (score.counts ? text.chart.counting : ''),
  )
  return text.chart.summary(said.join('; '))
}
