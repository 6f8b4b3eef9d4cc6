import { useLayoutEffect, useRef } from 'react'

/**
 * Starting a round, handing it in, from the players of a group to its card: the address stays and so would the scroll position,
 * and the card would open with its hole above the screen. The first part keeps the position that Back restores. `part`: what the
 * page shows; undefined while that is not known.
 */
export function useTopOfNewPart(part: string | undefined): void {
  const last = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (part === undefined || part === last.current) return
    if (last.current !== undefined) scrollTo({ top: 0, behavior: 'instant' })
    last.current = part
  }, [part])
}
