import type { ReactNode } from 'react'

/** What the marks of a chart stand for; for the eye only, as the chart says itself in words. */
export function ChartLegend({ children }: { children: ReactNode }) {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-note text-soft">
      {children}
    </ul>
  )
}

/** A mark, drawn around 0 0, and its words. */
export function LegendMark({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg width="18" height="18" viewBox="-9 -9 18 18">
        {children}
      </svg>
      {text}
    </li>
  )
}
