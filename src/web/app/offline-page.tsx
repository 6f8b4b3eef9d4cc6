import { appText } from '#web/messages/en/app/app.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ErrorState } from '#web/ui/error-state.tsx'

/** For a device that remembers nobody while the club cannot be asked who the reader is. It is in the code of every page. */
export function OfflinePage({ isUnreached }: { isUnreached: boolean }) {
  const title = isUnreached ? appText.offline : sharedText.serverFault
  return (
    <div className="mx-auto max-w-xl px-4 py-10">
      <title>{`${title} · Scoreclub`}</title>
      <ErrorState
        isOffline={isUnreached}
        title={title}
        onRetry={() => {
          location.reload()
        }}
      >
        {isUnreached ? appText.offlineAdvice : sharedText.tryAgainLater}
      </ErrorState>
    </div>
  )
}
