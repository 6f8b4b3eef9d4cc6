import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'plain' | 'good' | 'warn' | 'bad' | 'flag'

const tones: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-ink',
  good: 'bg-tint text-on-tint',
  warn: 'bg-warn-tint text-on-warn-tint',
  bad: 'bg-danger-tint text-on-danger-tint',
  flag: 'bg-flag text-on-flag',
}

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-chip px-2 py-0.5 text-note font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
