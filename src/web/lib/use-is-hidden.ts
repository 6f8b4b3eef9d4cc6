import { useSyncExternalStore } from 'react'

/** Whether the tab is hidden: then it keeps no stream and no timer (U30). */
export function useIsHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => {
        document.removeEventListener('visibilitychange', listener)
      }
    },
    () => document.visibilityState === 'hidden',
  )
}
