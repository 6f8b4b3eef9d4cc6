import { useCallback, useState } from 'react'
import { ninesOf, type Card } from '#golf/card/card.ts'

type Watch = (element: Element | null) => (() => void) | undefined
export type CardSeen = { isSeen: boolean; watchFront: Watch; watchBack: Watch }

/** Whether every hole of the card has been on the screen, which an attestation needs (U12). */
export function useCardSeen(card: Card): CardSeen {
  const [isFrontSeen, watchFront] = useSeen()
  const [isBackSeen, watchBack] = useSeen()
  return {
    isSeen: isFrontSeen && (isBackSeen || ninesOf(card.lines).back.length === 0),
    watchFront,
    watchBack,
  }
}

/** Whether all of an element has been on the screen once. `watch` is the element's ref. */
function useSeen(): [isSeen: boolean, watch: Watch] {
  const [isSeen, setIsSeen] = useState(false)
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true)
      },
      { threshold: 0.99 },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  return [isSeen, watch]
}
