import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PageProps = {
  /** The heading, and the name of the tab. */
  title: string
  eyebrow?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  width?: 'narrow' | 'normal' | 'wide'
  children: ReactNode
}

const widths = { narrow: 'max-w-xl', normal: 'max-w-5xl', wide: 'max-w-7xl' }

export function Page({ title, eyebrow, lead, actions, width = 'normal', children }: PageProps) {
  return (
    <div
      className={classNames(
        'mx-auto grid grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-6 sm:py-8',
        widths[width],
      )}
    >
      <title>{`${title} · Scoreclub`}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          {eyebrow !== undefined && <p className="text-note font-medium text-soft">{eyebrow}</p>}
          <h1 className="text-heading font-bold sm:text-display">{title}</h1>
          {lead !== undefined && <p className="max-w-prose text-soft">{lead}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
