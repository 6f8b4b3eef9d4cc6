import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1024px)'

/** From 1024 px on the card is a grid for the keyboard; below, one hole a screen for the thumb. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(wide)
      media.addEventListener('change', listener)
      return () => {
        media.removeEventListener('change', listener)
      }
    },
    () => matchMedia(wide).matches,
  )
}
