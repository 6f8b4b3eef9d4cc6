import type { ReactNode } from 'react'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'

type StepProps = { now: number; title: string; lead?: string; children: ReactNode }

const STEPS = 4

/** One of the four steps of a visit, with its number. */
export function Step({ now, title, lead, children }: StepProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={title}>
      <div className="grid gap-1">
        <p className="text-note font-medium text-soft">{text.steps(now, STEPS)}</p>
        <h1 className="text-heading font-bold sm:text-display">{title}</h1>
        {lead !== undefined && <p className="max-w-prose text-soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
