import { ErrorState } from '#web/ui/error-state.tsx'

/** Nobody is remembered on this device and the club cannot be asked who is here. */
export function OfflinePage() {
  return (
    <div className="mx-auto max-w-xl px-4 py-10">
      <title>Offline · Scoreclub</title>
      <ErrorState
        isOffline
        title="No connection"
        onRetry={() => {
          location.reload()
        }}
      >
        Scoreclub cannot be reached right now. This page opens by itself when the connection is back.
      </ErrorState>
    </div>
  )
}
