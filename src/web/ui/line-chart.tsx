import type { ReactNode } from 'react'
import { axisTicks } from './axis-ticks.ts'

const MARGIN = 12
const DIAMOND = 'M0-7 7 0 0 7-7 0Z'

type ChartPoint = {
  key: string
  /** Where the line is; null where there is no line yet. */
  line: number | null
  /** A mark of its own beside the line; without one the line has a dot. A point that stands out is a filled diamond. */
  mark?: { value: number; standsOut?: boolean }
}

type LineChartProps = {
  /** The picture in words, for screen readers. */
  label: string
  points: readonly ChartPoint[]
  height: number
  /** A tick of the axis as text. */
  write: (value: number) => string
  /** `over` sets the line apart from filled diamonds, which have the accent's colour. */
  tone: 'accent' | 'over'
  /** The words below the two ends. */
  ends?: readonly [string | undefined, string | undefined]
  legend: { line: string; mark?: string; standingOut?: string }
}

/**
 * Points from left to right. Widths are percentages, so that marks and words keep their size on every screen; marks
 * differ in shape and the line is drawn, so that nothing depends on colour.
 */
export function LineChart({ label, points, height, write, tone, ends, legend }: LineChartProps) {
  const values = points.flatMap(({ line, mark }) => [line, mark?.value].filter((one) => one != null))
  const lines = axisTicks(values)
  const [lowest, highest] = [lines[0] ?? 0, lines.at(-1) ?? 1]
  const y = (value: number) => MARGIN + ((highest - value) / (highest - lowest)) * (height - 2 * MARGIN)
  const x = (i: number) => `${points.length === 1 ? 55 : 13 + (i * 85) / (points.length - 1)}%`
  return (
    <div className="grid gap-2">
      <svg role="img" aria-label={label} width="100%" height={height} className="overflow-visible">
        {lines.map((value) => (
          <g key={value}>
            <line x1="10%" x2="100%" y1={y(value)} y2={y(value)} className="stroke-line" />
            <text x="0" y={y(value) + 4} className="fill-soft text-label">
              {write(value)}
            </text>
          </g>
        ))}
        {points.map(({ key, line }, i) => {
          const before = points[i - 1]?.line ?? null
          return (
            before !== null &&
            line !== null && (
              <line
                key={key}
                x1={x(i - 1)}
                x2={x(i)}
                y1={y(before)}
                y2={y(line)}
                strokeLinecap="round"
                {...lineLook(tone)}
              />
            )
          )
        })}
        {points.map(({ key, line, mark }, i) =>
          mark ? (
            <svg key={key} x={x(i)} y={y(mark.value)} overflow="visible">
              {mark.standsOut ? <FilledMark /> : <HollowMark />}
            </svg>
          ) : (
            line !== null && <circle key={key} cx={x(i)} cy={y(line)} r="3" className="fill-accent" />
          ),
        )}
      </svg>
      {ends && (
        <p aria-hidden className="flex justify-between gap-4 pl-[10%] text-label text-soft">
          <span>{ends[0]}</span>
          {points.length > 1 && <span>{ends[1]}</span>}
        </p>
      )}
      <Legend legend={legend} tone={tone} />
    </div>
  )
}

/** A diamond, drawn around 0 0: the mark of what counts. */
export function FilledMark() {
  return <path d={DIAMOND} className="fill-accent" />
}

/** A ring, drawn around 0 0: the mark of the others. */
export function HollowMark() {
  return <circle r="4" strokeWidth="2" className="fill-card stroke-soft" />
}

function lineLook(tone: LineChartProps['tone']) {
  return { strokeWidth: 2.5, className: tone === 'over' ? 'stroke-over' : 'stroke-accent' }
}

/** What the marks stand for; screen readers skip it, because the chart's label says it in words. */
function Legend({ legend, tone }: Pick<LineChartProps, 'legend' | 'tone'>) {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-note text-soft">
      {legend.standingOut !== undefined && (
        <LegendMark text={legend.standingOut}>
          <FilledMark />
        </LegendMark>
      )}
      {legend.mark !== undefined && (
        <LegendMark text={legend.mark}>
          <HollowMark />
        </LegendMark>
      )}
      <LegendMark text={legend.line}>
        <line x1="-8" x2="8" {...lineLook(tone)} />
      </LegendMark>
    </ul>
  )
}

function LegendMark({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg width="18" height="18" viewBox="-9 -9 18 18">
        {children}
      </svg>
      {text}
    </li>
  )
}
