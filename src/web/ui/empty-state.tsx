import type { ReactNode } from 'react'

type EmptyStateProps = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode }

/** For a list that is still empty: says what will stand there, and offers the first step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-edge px-4 py-10 text-center">
      {icon !== undefined && <div className="text-accent">{icon}</div>}
      <p className="text-lead font-semibold">{title}</p>
      {children !== undefined && <div className="max-w-prose text-soft">{children}</div>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  )
}
