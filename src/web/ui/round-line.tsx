import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { uiText } from '#web/messages/en/ui/ui.ts'
import { Badge } from './badge.tsx'
import { classNames } from './class-names.ts'

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
  /** The address of the round's full card. */
  href?: string
}

/** One round in a list: where and when, and its two numbers in columns. */
export function RoundLine({ href, ...line }: RoundLineProps) {
  const box = 'flex items-center gap-4 px-4 py-3'
  return (
    <li>
      {href === undefined ? (
        <div className={box}>
          <Line {...line} />
        </div>
      ) : (
        <Link href={href} className={classNames(box, 'hover:bg-sunken focus-visible:-outline-offset-3')}>
          <Line {...line} />
          <ChevronRight aria-hidden size={20} className="-mr-1 -ml-2 shrink-0 text-soft" />
        </Link>
      )}
    </li>
  )
}

function Line({ title, note, gross, points, badge }: Omit<RoundLineProps, 'href'>) {
  return (
    <>
      <div className="grid min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          {badge !== undefined && <Badge tone="warn">{badge}</Badge>}
        </p>
        <p className="text-note text-soft">{note}</p>
      </div>
      <Number label={uiText.gross} value={gross} />
      <Number label={uiText.points} value={points} />
    </>
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
