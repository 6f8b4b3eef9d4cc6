import { ChartLegend, LegendMark } from '#web/ui/chart-legend.tsx'
import { trendScale } from './trend-scale.ts'

const HEIGHT = 180
const MARGIN = 12

export type TrendPoint = {
  key: string
  date: string
  /** Where the line is. */
  line: number
  /** A circle beside the line. */
  mark?: number
}

type TrendChartProps = {
  /** The picture in a sentence. */
  said: string
  points: readonly TrendPoint[]
  write: (value: number) => string
  lineName: string
  markName?: string
}

/**
 * Points from left to right. Widths are percentages, so that marks and words keep their size on every screen; the line
 * is drawn and the marks are hollow, so that nothing depends on colour.
 */
export function TrendChart({ said, points, write, lineName, markName }: TrendChartProps) {
  const marks = points.flatMap(({ mark }) => (mark === undefined ? [] : [mark]))
  const { lines, depth } = trendScale([...points.map(({ line }) => line), ...marks])
  const y = (value: number) => MARGIN + depth(value) * (HEIGHT - 2 * MARGIN)
  const x = (i: number) => `${points.length === 1 ? 55 : 13 + (i * 85) / (points.length - 1)}%`
  return (
    <div className="grid gap-2">
      <svg role="img" aria-label={said} width="100%" height={HEIGHT} className="overflow-visible">
        {lines.map((value) => (
          <g key={value}>
            <line x1="10%" x2="100%" y1={y(value)} y2={y(value)} className="stroke-line" />
            <text x="0" y={y(value) + 4} className="fill-soft text-label">
              {write(value)}
            </text>
          </g>
        ))}
        {points.map(({ key, line }, i) => {
          const before = points[i - 1]
          return (
            before && (
              <line
                key={key}
                x1={x(i - 1)}
                x2={x(i)}
                y1={y(before.line)}
                y2={y(line)}
                strokeWidth="2.5"
                strokeLinecap="round"
                className="stroke-accent"
              />
            )
          )
        })}
        {points.map(({ key, line, mark }, i) =>
          mark === undefined ? (
            <circle key={key} cx={x(i)} cy={y(line)} r="3" className="fill-accent" />
          ) : (
            <circle
              key={key}
              cx={x(i)}
              cy={y(mark)}
              r="4"
              strokeWidth="2"
              className="fill-card stroke-soft"
            />
          ),
        )}
      </svg>
      <p aria-hidden className="flex justify-between gap-4 pl-[10%] text-label text-soft">
        <span>{points[0]?.date}</span>
        {points.length > 1 && <span>{points.at(-1)?.date}</span>}
      </p>
      <ChartLegend>
        {markName !== undefined && (
          <LegendMark text={markName}>
            <circle r="4" strokeWidth="2" className="fill-card stroke-soft" />
          </LegendMark>
        )}
        <LegendMark text={lineName}>
          <line x1="-8" x2="8" strokeWidth="2.5" className="stroke-accent" />
        </LegendMark>
      </ChartLegend>
    </div>
  )
}
