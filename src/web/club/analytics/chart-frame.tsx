import type { ReactElement } from 'react'
import { ResponsiveContainer } from 'recharts'
import { Card } from '#web/ui/card.tsx'

type ChartFrameProps = {
  title: string
  /** What the chart shows, in words; a table on the same page has the numbers. */
  sentence: string
  height: number
  legend?: ReactElement
  children: ReactElement
}

/** The words of all charts: 12 px in the colour of notes. */
export const axisText = { fontSize: 12, fill: 'var(--color-soft)' } as const
export const labelText = { fontSize: 12, fill: 'var(--color-ink)' } as const

/** A chart with its title and a sentence that says what it shows, for the screen, screen readers and paper. */
export function ChartFrame({ title, sentence, height, legend, children }: ChartFrameProps) {
  return (
    <Card>
      <figure className="grid min-w-0 gap-3">
        <figcaption className="grid gap-1">
          <h2 className="text-lead font-semibold">{title}</h2>
          <p className="max-w-prose text-note text-soft">{sentence}</p>
        </figcaption>
        {legend}
        <div role="img" aria-label={`${title}. ${sentence}`}>
          <ResponsiveContainer width="100%" height={height}>
            {children}
          </ResponsiveContainer>
        </div>
      </figure>
    </Card>
  )
}
