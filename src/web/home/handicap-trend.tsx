import { useQuery } from '@tanstack/react-query'
import { handicapTrend } from '#contract/handicap/handicap-trend.ts'
import { formatHandicap, formatTenth } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { homeText } from '#web/messages/en/home/home.ts'

const WIDTH = 120
const HEIGHT = 36
const MARGIN = 4

/** The last change of the index and a small line of the last ones; its place is held by whoever shows it. */
export default function HandicapTrend() {
  const indexes = useQuery(query(handicapTrend)).data?.indexes ?? []
  if (indexes.length < 2) return null
  const values = indexes.map(Number)
  const now = values.at(-1) ?? 0
  const change = now - (values.filter((value) => value !== now).at(-1) ?? now)
  const by = formatTenth(Math.abs(change))
  return (
    <div className="flex h-11 items-center gap-3">
      {change !== 0 && (
        <span className="text-lead font-semibold whitespace-nowrap">
          <span aria-hidden>{`${change < 0 ? '▼' : '▲'} ${by}`}</span>
          <span className="sr-only">{change < 0 ? homeText.indexDown(by) : homeText.indexUp(by)}</span>
        </span>
      )}
      <Sparkline
        values={values}
        label={homeText.trend(indexes.map((one) => formatHandicap(one)).join(', '))}
      />
    </div>
  )
}

/** A lower index is the better one, and the line falls with it. */
function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, i): [number, number] => [
    MARGIN + (i / (values.length - 1)) * (WIDTH - 2 * MARGIN),
    MARGIN + (most === least ? 0.5 : (most - value) / (most - least)) * (HEIGHT - 2 * MARGIN),
  ])
  const [lastX, lastY] = points.at(-1) ?? [0, 0]
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-9 w-30 shrink-0">
      <polyline
        points={points.map((point) => point.join()).join(' ')}
        fill="none"
        className="stroke-on-field"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={lastX} cy={lastY} r="4" className="fill-on-field" />
    </svg>
  )
}
