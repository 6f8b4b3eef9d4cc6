import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OfflineError } from '#web/lib/api.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

type LoadedProps<Data> = { answer: UseQueryResult<Data>; children: (data: Data) => ReactNode }

/** Draws what was loaded; until then a skeleton, and the failure when it cannot be loaded. */
export function Loaded<Data>({ answer, children }: LoadedProps<Data>) {
  if (answer.isError) {
    const isOffline = answer.error instanceof OfflineError
    return (
      <ErrorState title={analyticsText.failed} isOffline={isOffline} onRetry={() => void answer.refetch()}>
        {isOffline ? sharedText.noConnection : sharedText.tryAgainLater}
      </ErrorState>
    )
  }
  if (answer.data === undefined) return <SkeletonCards count={2} className="h-72" />
  return children(answer.data)
}
