import { useEffect, useState, type RefObject } from 'react'

/**
 * Gives a function to call once a press is done. Where what was pressed has gone from the screen, and the focus with it, the
 * focus goes to what `selector` finds in `place`; a focus that is somewhere stays there.
 */
export function useFocusAfter(place: RefObject<HTMLElement | null>, selector: string): () => void {
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (presses === 0) return
    const { activeElement: at, body } = document
    if (at === null || at === body || !at.isConnected)
      place.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [presses, place, selector])
  return () => {
    setPresses((count) => count + 1)
  }
}
