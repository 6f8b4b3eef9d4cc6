import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { contentWidth } from './content-width.ts'

type PageProps = {
  /** The heading, and the name of the tab. */
  title: string
  eyebrow?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** 'narrow' is for a form or a message: a short measure at the same left edge. */
  width?: 'narrow' | 'full'
  children: ReactNode
}

export function Page({ title, eyebrow, lead, actions, width = 'full', children }: PageProps) {
  return (
    <div className={classNames(contentWidth, 'py-6 sm:py-8')}>
      <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-6', width === 'narrow' && 'max-w-xl')}>
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
    </div>
  )
}
