import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Line,
  LineChart,
  XAxis,
  YAxis,
  type LabelProps,
} from 'recharts'
import type { clubStats } from '#contract/club/analytics.ts'
import type { Output } from '#contract/platform/call.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { axisTicks } from '#web/ui/axis-ticks.ts'
import { axisText, ChartFrame, labelText } from '../chart-frame.tsx'
import { decimal, monthName } from '../figure-words.ts'

export type Month = Output<typeof clubStats.reply>['months'][number]

const HEIGHT = 240
const margin = { top: 20, right: 12, bottom: 0, left: 12 }

export function MonthCharts({ months }: { months: readonly Month[] }) {
  const rows = months.map((one) => ({ ...one, name: monthName(one.month, 'short') }))
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <ChartFrame title={analyticsText.months.roundsTitle} sentence={roundsSentence(months)} height={HEIGHT}>
        <BarChart data={rows} margin={margin} accessibilityLayer={false}>
          <XAxis dataKey="name" minTickGap={4} tick={axisText} tickLine={false} stroke="var(--color-edge)" />
          <YAxis hide allowDecimals={false} />
          <Bar dataKey="rounds" fill="var(--color-accent)" isAnimationActive={false} maxBarSize={40}>
            <LabelList dataKey="rounds" position="top" {...labelText} formatter={withoutZero} />
          </Bar>
        </BarChart>
      </ChartFrame>
      <ScoreChart months={months} rows={rows} />
    </div>
  )
}

type ScoreChartProps = { months: readonly Month[]; rows: (Month & { name: string })[] }

function ScoreChart({ months, rows }: ScoreChartProps) {
  // Room for the numbers above the marks.
  const scores = months.flatMap(({ averageScore }) =>
    averageScore === null ? [] : [averageScore - 2, averageScore + 2],
  )
  const up = scores.length > 0 ? axisTicks(scores) : []
  return (
    <ChartFrame title={analyticsText.months.scoreTitle} sentence={scoreSentence(months)} height={HEIGHT}>
      <LineChart data={rows} margin={{ ...margin, left: 0, right: 20 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="name"
          minTickGap={4}
          tick={axisText}
          tickLine={false}
          stroke="var(--color-edge)"
          padding={{ left: 12, right: 4 }}
        />
        <YAxis
          domain={[up[0] ?? 0, up.at(-1) ?? 1]}
          ticks={up}
          tick={axisText}
          tickLine={false}
          axisLine={false}
          width={32}
        />
        <Line
          dataKey="averageScore"
          stroke="var(--color-over)"
          strokeWidth={2}
          dot={{ r: 4, fill: 'var(--color-over)', stroke: 'var(--color-card)' }}
          activeDot={false}
          isAnimationActive={false}
        >
          <LabelList dataKey="averageScore" content={ScoreLabel} />
        </Line>
      </LineChart>
    </ChartFrame>
  )
}

function withoutZero(value: unknown): string {
  return typeof value === 'number' && value > 0 ? String(value) : ''
}

/** Above its mark, with a rim of the card's colour where the line passes behind it. */
function ScoreLabel({ x, y, value }: LabelProps) {
  if (typeof value !== 'number') return null
  return (
    <text
      x={x}
      y={Number(y) - 10}
      textAnchor="middle"
      {...labelText}
      stroke="var(--color-card)"
      strokeWidth={4}
      paintOrder="stroke"
    >
      {decimal(value)}
    </text>
  )
}

function roundsSentence(months: readonly Month[]): string {
  const total = months.reduce((sum, one) => sum + one.rounds, 0)
  const most = months.reduce<Month | undefined>(
    (best, one) => (best && best.rounds >= one.rounds ? best : one),
    undefined,
  )
  return analyticsText.months.roundsSentence(
    total,
    most ? monthName(most.month, 'long') : '',
    most?.rounds ?? 0,
  )
}

function scoreSentence(months: readonly Month[]): string {
  const scored = months.flatMap((one) =>
    one.averageScore === null
      ? []
      : [{ score: decimal(one.averageScore), month: monthName(one.month, 'long') }],
  )
  const [first, last] = [scored[0], scored.at(-1)]
  if (!first || !last) return analyticsText.months.noScores
  return scored.length === 1
    ? analyticsText.months.oneScore(first.score, first.month)
    : analyticsText.months.scoreSentence(first.score, first.month, last.score, last.month)
}
