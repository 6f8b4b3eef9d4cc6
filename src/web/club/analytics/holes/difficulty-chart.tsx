import { useId } from 'react'
import { Bar, BarChart, LabelList, ReferenceLine, XAxis, YAxis } from 'recharts'
import { doubtfulIndexes } from '#golf/card/statistics/hole-difficulty.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { axisText, ChartFrame, labelText } from '../chart-frame.tsx'
import { signed } from '../figure-words.ts'
import type { Ranked } from './hole-results.ts'

const ROW = 30

/** The holes from the hardest to the easiest, each with how many places away its stroke index is. */
export function DifficultyChart({ ranked }: { ranked: readonly Ranked[] }) {
  const words = analyticsText.holes
  const stripes = `stripes${useId()}`
  const doubtful = new Set(doubtfulIndexes(ranked))
  const rows = ranked.map((one) => ({
    name: words.bar(one.hole.holeNumber, one.hole.strokeIndex),
    overPar: one.overPar,
    label: `${signed(one.overPar)}  ${away(one.harderBy)}`,
    fill: doubtful.has(one) ? `url(#${stripes})` : 'var(--color-accent)',
  }))
  const [hardest] = ranked
  const isUnderPar = ranked.some((one) => one.overPar < 0)
  return (
    <ChartFrame
      title={words.difficultyTitle}
      sentence={`${hardest ? words.difficultySentence(hardest.hole.holeNumber, signed(hardest.overPar)) : ''} ${words.marks}`}
      height={rows.length * ROW + 8}
    >
      <BarChart
        data={rows}
        layout="vertical"
        margin={{ top: 0, right: 84, bottom: 0, left: isUnderPar ? 60 : 0 }}
        accessibilityLayer={false}
      >
        <defs>
          <pattern
            id={stripes}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="8" height="8" fill="var(--color-card)" />
            <rect width="4" height="8" fill="var(--color-accent)" />
          </pattern>
        </defs>
        <XAxis
          type="number"
          hide
          domain={[(least: number) => Math.min(0, least), (most: number) => Math.max(0, most)]}
        />
        <YAxis
          type="category"
          dataKey="name"
          width={78}
          interval={0}
          tick={axisText}
          tickLine={false}
          axisLine={!isUnderPar}
          stroke="var(--color-edge)"
        />
        {isUnderPar && <ReferenceLine x={0} stroke="var(--color-edge)" />}
        <Bar dataKey="overPar" stroke="var(--color-accent)" isAnimationActive={false} maxBarSize={20}>
          <LabelList dataKey="label" position="right" {...labelText} />
        </Bar>
      </BarChart>
    </ChartFrame>
  )
}

function away(harderBy: number): string {
  if (harderBy === 0) return ''
  return harderBy > 0 ? analyticsText.holes.harder(harderBy) : analyticsText.holes.easier(-harderBy)
}
