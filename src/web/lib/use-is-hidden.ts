import { useSyncExternalStore } from 'react'

/** Whether the tab is out of sight: then it holds no stream and no timer (U30). */
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
