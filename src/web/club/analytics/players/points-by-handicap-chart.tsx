import { CartesianGrid, ReferenceLine, Scatter, ScatterChart, XAxis, YAxis } from 'recharts'
import type { PlayerStats } from '#contract/club/analytics.ts'
import { LEAST_ROUNDS } from '#golf/card/statistics/best-performers.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { axisTicks } from '#web/ui/axis-ticks.ts'
import { axisText, ChartFrame, labelText } from '../chart-frame.tsx'

/** Two points on each hole: the score of a player who plays to their handicap. */
const TO_HANDICAP = 36

type Mark = { handicap: number; points: number }

export function shownPlayers(players: readonly PlayerStats[]): Mark[] {
  return players.flatMap(({ handicap, averagePoints, pointsRounds }) =>
    handicap === null || averagePoints === null || pointsRounds < LEAST_ROUNDS
      ? []
      : [{ handicap: Number(handicap), points: averagePoints }],
  )
}

export function PointsByHandicapChart({ players }: { players: readonly Mark[] }) {
  const words = analyticsText.players
  const above = players.filter((one) => one.points >= TO_HANDICAP).length
  // A little wider than the values, so that no mark lies on the frame.
  const across = axisTicks(players.flatMap(({ handicap }) => [handicap - 1, handicap + 1]))
  const up = axisTicks(
    [TO_HANDICAP, ...players.map((one) => one.points)].flatMap((value) => [value - 0.4, value + 0.4]),
  )
  return (
    <ChartFrame title={words.chartTitle} sentence={words.chartSentence(players.length, above)} height={320}>
      <ScatterChart margin={{ top: 16, right: 16, bottom: 24, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--color-line)" />
        <XAxis
          type="number"
          dataKey="handicap"
          domain={[across[0] ?? 0, across.at(-1) ?? 54]}
          ticks={across}
          tickFormatter={index}
          tick={axisText}
          stroke="var(--color-edge)"
          label={{ value: words.chartX, position: 'insideBottom', offset: -14, ...axisText }}
        />
        <YAxis
          type="number"
          dataKey="points"
          domain={[up[0] ?? 0, up.at(-1) ?? 60]}
          ticks={up}
          tick={axisText}
          stroke="var(--color-edge)"
          width={44}
          label={{
            value: words.chartY,
            angle: -90,
            position: 'insideLeft',
            offset: 12,
            style: { textAnchor: 'middle' },
            ...axisText,
          }}
        />
        <ReferenceLine
          y={TO_HANDICAP}
          stroke="var(--color-ink)"
          strokeDasharray="6 4"
          label={{ value: words.toHandicap, position: 'insideTopRight', ...labelText }}
        />
        <Scatter
          data={[...players]}
          fill="var(--color-accent)"
          stroke="var(--color-card)"
          shape="diamond"
          isAnimationActive={false}
        />
      </ScatterChart>
    </ChartFrame>
  )
}

/** A plus handicap carries its sign; whole strokes are enough on an axis. */
function index(value: number): string {
  return value < 0 ? `+${Math.round(-value)}` : String(Math.round(value))
}
