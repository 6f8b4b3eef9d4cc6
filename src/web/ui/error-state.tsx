import { CloudOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from './button.tsx'

type ErrorStateProps = {
  title: string
  children?: ReactNode
  /** Whether the cause is a missing connection, which is no fault. */
  isOffline?: boolean
  onRetry?: () => void
  action?: ReactNode
}

/** For something that could not be loaded: says what happened and what can be done. */
export function ErrorState({ title, children, isOffline = false, onRetry, action }: ErrorStateProps) {
  const Icon = isOffline ? CloudOff : TriangleAlert
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-2 rounded-card border border-line bg-card px-4 py-10 text-center"
    >
      <Icon aria-hidden size={32} className="text-danger" />
      <p className="text-lead font-semibold">{title}</p>
      {children !== undefined && <div className="max-w-prose text-soft">{children}</div>}
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button look="secondary" onClick={onRetry}>
            {sharedText.tryAgain}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
