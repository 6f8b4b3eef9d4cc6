import { appText } from '#web/messages/en/app.ts'
import { UnknownReader } from '#web/ui/unknown-reader.tsx'
import { sharedText } from '#web/messages/en/shared.ts'

/** For a device that remembers nobody while the club cannot be asked who the reader is. */
export function OfflinePage({ isUnreached }: { isUnreached: boolean }) {
  return (
    <div className="mx-auto max-w-xl px-4 py-10">
      <title>{`${isUnreached ? appText.offlineTab : sharedText.error} · Scoreclub`}</title>
      <UnknownReader
        isUnreached={isUnreached}
        title={appText.offline}
        onRetry={() => {
          location.reload()
        }}
      >
        {appText.offlineAdvice}
      </UnknownReader>
    </div>
  )
}
