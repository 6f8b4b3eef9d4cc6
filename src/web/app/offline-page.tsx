import { appText } from '#web/messages/en/app.ts'
import { ErrorState } from '#web/ui/error-state.tsx'

/** For a device that remembers nobody while the club cannot be asked who the reader is. */
export function OfflinePage() {
  return (
    <div className="mx-auto max-w-xl px-4 py-10">
      <title>{`${appText.offlineTab} · Scoreclub`}</title>
      <ErrorState
        isOffline
        title={appText.offline}
        onRetry={() => {
          location.reload()
        }}
      >
        {appText.offlineAdvice}
      </ErrorState>
    </div>
  )
}
