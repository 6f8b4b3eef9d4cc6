import { useCallback, useState } from 'react'

/** Whether all of an element has been on the screen, once. Give `watch` to it as its ref. */
export function useSeen(): [isSeen: boolean, watch: (element: Element | null) => (() => void) | undefined] {
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
