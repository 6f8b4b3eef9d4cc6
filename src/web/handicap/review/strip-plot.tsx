import type { ComponentType } from 'react'
import { formatTenth } from '#web/lib/format.ts'
import { handicapReviewText as text } from '#web/messages/en/handicap/handicap-review.online.ts'
import { axisTicks } from '#web/ui/axis-ticks.ts'
import { FilledMark, HollowMark } from '#web/ui/line-chart.tsx'

const STACKED = 9
const ROW = 26

type StripPlotProps = { competition: readonly number[]; general: readonly number[] }

/**
 * The differentials of the two kinds of play above one axis, and a line at the average of each. Equal ones are stacked. The
 * marks differ in shape, so that nothing depends on colour, and the label has the numbers.
 */
export function StripPlot({ competition, general }: StripPlotProps) {
  const ticks = axisTicks([...competition, ...general])
  const [lowest, highest] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const x = (value: number) => `${2 + (96 * (value - lowest)) / (highest - lowest)}%`
  const rows = [
    {
      name: text.plot.competition,
      marks: stacked(competition),
      average: averageOf(competition),
      Mark: FilledMark,
    },
    { name: text.plot.general, marks: stacked(general), average: averageOf(general), Mark: HollowMark },
  ]
  const heights = rows.map(({ marks }) => ROW + STACKED * Math.max(...marks.map(({ above }) => above)))
  const floors = [heights[0] ?? 0, (heights[0] ?? 0) + (heights[1] ?? 0)]
  const bottom = floors[1] ?? 0
  return (
    <div className="grid max-w-2xl grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div aria-hidden className="relative w-24 text-note text-soft">
        {rows.map(({ name }, i) => (
          <span key={name} className="absolute inset-x-0" style={{ top: (floors[i] ?? 0) - ROW + 3 }}>
            {name}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={text.plot.label(listed(competition), listed(general))}
        width="100%"
        height={bottom + 20}
        className="overflow-visible"
      >
        {ticks.map((value) => (
          <g key={value}>
            <line x1={x(value)} x2={x(value)} y1="0" y2={bottom} className="stroke-line" />
            <text x={x(value)} y={bottom + 16} textAnchor="middle" className="fill-soft text-label">
              {value < 0 ? `+${-value}` : value}
            </text>
          </g>
        ))}
        {rows.map((row, i) => (
          <StripRow key={row.name} {...row} x={x} middle={(floors[i] ?? 0) - ROW / 2} />
        ))}
      </svg>
      <p aria-hidden className="col-start-2 text-label text-soft">
        {text.plot.average}
      </p>
    </div>
  )
}

type StripRowProps = {
  marks: readonly { value: number; above: number }[]
  average: number
  Mark: ComponentType
  x: (value: number) => string
  middle: number
}

function StripRow({ marks, average, Mark, x, middle }: StripRowProps) {
  const half = ROW / 2 - 2
  return (
    <g>
      <line
        x1={x(average)}
        x2={x(average)}
        y1={middle - half}
        y2={middle + half}
        strokeWidth="2.5"
        className="stroke-over"
      />
      {marks.map(({ value, above }, i) => (
        <svg key={i} x={x(value)} y={middle - STACKED * above} overflow="visible">
          <Mark />
        </svg>
      ))}
    </g>
  )
}

/** Each number with how many equal ones stand below it. */
function stacked(values: readonly number[]): { value: number; above: number }[] {
  return values.map((value, i) => ({
    value,
    above: values.slice(0, i).filter((one) => one === value).length,
  }))
}

const averageOf = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

const listed = (values: readonly number[]) =>
  values.map((one) => (one < 0 ? `+${formatTenth(-one)}` : formatTenth(one))).join('; ')
