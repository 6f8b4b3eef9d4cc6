import { lazy, useEffect, useState } from 'react'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { showToast } from '#web/ui/toast.tsx'

const loadScanPart = () => import('./scan-part.tsx')
export const ScanPart = lazy(loadScanPart)

/** Whether the panel can be shown; its code may need a connection, and without one the card stays as it is. */
export function useScanPart(isWanted: boolean, onGiveUp: () => void): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    if (!isWanted || isThere) return
    loadScanPart().then(
      () => {
        setIsThere(true)
      },
      () => {
        onGiveUp()
        showToast({ tone: 'error', title: scorecardText.offline, description: scorecardText.scanOffline })
      },
    )
  }, [isWanted, isThere, onGiveUp])
  return isWanted && isThere
}
