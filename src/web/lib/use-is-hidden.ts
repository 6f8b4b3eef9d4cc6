import { useSyncExternalStore } from 'react'
import { listen } from './listen.ts'

/** Whether the tab is hidden: then it keeps no stream and no timer (U30). */
export function useIsHidden(): boolean {
  return useSyncExternalStore(
    (listener) => listen(document, 'visibilitychange', listener),
    () => document.visibilityState === 'hidden',
  )
}
