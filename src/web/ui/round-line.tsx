import type { ReactNode } from 'react'
import { uiText } from '#web/messages/en/ui.ts'
import { Badge } from './badge.tsx'

export function RoundList({ children }: { children: ReactNode }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">{children}</ul>
  )
}

type RoundLineProps = {
  title: string
  note: string
  gross: string
  points: string
  badge?: string | undefined
}

/** One round in a list: where and when, and its two numbers in columns. */
export function RoundLine({ title, note, gross, points, badge }: RoundLineProps) {
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <div className="grid min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          {badge !== undefined && <Badge tone="warn">{badge}</Badge>}
        </p>
        <p className="text-note text-soft">{note}</p>
      </div>
      <Number label={uiText.gross} value={gross} />
      <Number label={uiText.points} value={points} />
    </li>
  )
}

function Number({ label, value }: { label: string; value: string }) {
  return (
    <p className="grid w-12 text-right">
      <span className="text-title font-semibold">{value}</span>
      <span className="text-label text-soft">{label}</span>
    </p>
  )
}
