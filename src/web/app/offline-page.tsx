import { appText } from '#web/messages/en/app.ts'
import { ErrorState } from '#web/ui/error-state.tsx'

/** Nobody is remembered on this device and the club cannot be asked who is here. */
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
