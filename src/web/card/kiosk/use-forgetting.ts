import { useEffect, useRef, useState } from 'react'

/** After so long without a touch the screen forgets whoever stood there (U37). */
export const FORGET_AFTER_MS = 120_000
/** The end of it is counted down. */
export const WARN_FOR_MS = 20_000

const touches = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * Forgets after two minutes without a touch, and when the page goes away: what the browser keeps of a page for the back
 * button is a page without anybody. Gives the seconds that are left, undefined while there are many.
 */
export function useForgetting({ isOn, onForget }: { isOn: boolean; onForget: () => void }) {
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const forget = useRef(onForget)
  useEffect(() => {
    forget.current = onForget
  })
  useEffect(() => {
    if (!isOn) return
    let touchedAt = Date.now()
    const stay = () => {
      touchedAt = Date.now()
      setSecondsLeft(undefined)
    }
    const look = () => {
      const left = touchedAt + FORGET_AFTER_MS - Date.now()
      if (left <= 0) forget.current()
      else setSecondsLeft(left <= WARN_FOR_MS ? Math.ceil(left / 1000) : undefined)
    }
    const timer = setInterval(look, 1000)
    for (const touch of touches) addEventListener(touch, stay, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      for (const touch of touches) removeEventListener(touch, stay, { capture: true })
      setSecondsLeft(undefined)
    }
  }, [isOn])
  return secondsLeft
}
