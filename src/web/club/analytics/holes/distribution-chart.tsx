import { useId } from 'react'
import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts'
import type { HolePerformance } from '#contract/club/analytics.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { axisText, ChartFrame } from '../chart-frame.tsx'
import { percent } from '../figure-words.ts'
import { holeResults, type ResultName } from './hole-results.ts'

const ROW = 30
/** Parts with a smaller share have no room for their number. */
const LEAST_LABELLED = 0.12

/** Each hole's results as shares, from eagle to picked up: always in that order, so that it can be read in grey. */
export function DistributionChart({ holes }: { holes: readonly HolePerformance[] }) {
  const words = analyticsText.holes
  const hatch = `hatch${useId()}`
  const played = holes.filter((hole) => hole.timesPlayed > 0)
  const rows = played.map((hole) => ({
    name: String(hole.holeNumber),
    ...Object.fromEntries(holeResults.map((result) => [result, hole[result] / hole.timesPlayed])),
  }))
  const plays = played.reduce((sum, hole) => sum + hole.timesPlayed, 0)
  const pars = played.reduce((sum, hole) => sum + hole.eagles + hole.birdies + hole.pars, 0)
  return (
    <ChartFrame
      title={words.distributionTitle}
      sentence={words.distributionSentence(percent(plays === 0 ? 0 : pars / plays), plays)}
      height={rows.length * ROW + 8}
      legend={<Legend />}
    >
      <BarChart
        data={rows}
        layout="vertical"
        margin={{ top: 0, right: 8, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <Hatch id={hatch} />
        <XAxis type="number" hide domain={[0, 1]} />
        <YAxis
          type="category"
          dataKey="name"
          width={34}
          interval={0}
          tick={axisText}
          tickLine={false}
          stroke="var(--color-edge)"
        />
        {holeResults.map((result) => (
          <Bar
            key={result}
            dataKey={result}
            stackId="results"
            fill={fillOf(result, hatch)}
            stroke="var(--color-edge)"
            isAnimationActive={false}
            maxBarSize={22}
          >
            {result !== 'pickedUp' && (
              <LabelList
                dataKey={result}
                position="center"
                formatter={share}
                fontSize={12}
                fill={inkOn[result]}
              />
            )}
          </Bar>
        ))}
      </BarChart>
    </ChartFrame>
  )
}

function share(value: unknown): string {
  return typeof value === 'number' && value >= LEAST_LABELLED ? percent(value) : ''
}

const half = (color: string) => `color-mix(in srgb, var(--color-${color}) 38%, var(--color-card))`

function fillOf(result: ResultName, hatch: string): string {
  switch (result) {
    case 'eagles':
      return 'var(--color-under)'
    case 'birdies':
      return half('under')
    case 'pars':
      return 'var(--color-card)'
    case 'bogeys':
      return half('over')
    case 'doubleBogeysOrWorse':
      return 'var(--color-over)'
    case 'pickedUp':
      return `url(#${hatch})`
  }
}

const inkOn: Record<Exclude<ResultName, 'pickedUp'>, string> = {
  eagles: 'var(--color-card)',
  birdies: 'var(--color-ink)',
  pars: 'var(--color-ink)',
  bogeys: 'var(--color-ink)',
  doubleBogeysOrWorse: 'var(--color-card)',
}

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--color-card)" />
        <rect width="1.5" height="6" fill="var(--color-ink)" />
      </pattern>
    </defs>
  )
}

function Legend() {
  const hatch = `legend${useId()}`
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-note text-soft">
      {holeResults.map((result) => (
        <li key={result} className="flex items-center gap-2">
          <svg aria-hidden width="16" height="16">
            {result === 'pickedUp' && <Hatch id={hatch} />}
            <rect
              x="0.5"
              y="0.5"
              width="15"
              height="15"
              fill={fillOf(result, hatch)}
              stroke="var(--color-edge)"
            />
          </svg>
          {analyticsText.holes.results[result]}
        </li>
      ))}
    </ul>
  )
}
