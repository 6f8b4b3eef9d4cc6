import type { ReactNode } from 'react'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ErrorState } from './error-state.tsx'

type UnknownReaderProps = {
  /** No answer came. Else the server answered with a fault, and the device may well have a connection. */
  isUnreached: boolean
  /** What is said without a connection, and below it. */
  title: string
  children?: ReactNode
  onRetry?: () => void
}

/** Stands for a page while the server has not said who the reader is. lib/session.ts keeps asking. */
export function UnknownReader({ isUnreached, title, children, onRetry }: UnknownReaderProps) {
  return (
    <ErrorState
      title={isUnreached ? title : sharedText.serverFault}
      isOffline={isUnreached}
      {...(onRetry && { onRetry })}
    >
      {isUnreached ? children : sharedText.tryAgainLater}
    </ErrorState>
  )
}
