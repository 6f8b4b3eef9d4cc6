import { useLayoutEffect, useRef } from 'react'

/** What the page of the scorecard shows, one after the other under one address. */
export type ScorecardPart = 'start' | 'card' | 'completed'

/**
 * Starting a round, handing it in: the address stays and so would the scroll position, and the card would open with its
 * hole above the screen. The first part keeps the position that Back restores.
 */
export function useTopOfNewPart(part: ScorecardPart | undefined): void {
  const last = useRef<ScorecardPart>(undefined)
  useLayoutEffect(() => {
    if (part === undefined || part === last.current) return
    if (last.current !== undefined) scrollTo({ top: 0, behavior: 'instant' })
    last.current = part
  }, [part])
}
