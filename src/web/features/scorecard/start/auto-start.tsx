import { useEffect, useRef, useState } from 'react'
import { COMPETITION_AUTO_START_MS } from '#web/lib/timings.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { Button } from '#web/ui/button.tsx'

/** Starts the competition's round by itself, once, unless the player says "Not now" while the bar runs (T21). */
export function AutoStart({ onStart }: { onStart: () => void }) {
  const [isOver, setIsOver] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const start = useRef(onStart)
  useEffect(() => {
    start.current = onStart
  })
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => {
      setIsOver(true)
      start.current()
    }, COMPETITION_AUTO_START_MS)
    // For those who asked for less motion the words alone say it (U40).
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      bar.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], COMPETITION_AUTO_START_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [isOver])
  if (isOver) return null
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status">{scorecardText.startsByItself}</p>
        <Button
          look="secondary"
          onClick={() => {
            setIsOver(true)
          }}
        >
          {scorecardText.notNow}
        </Button>
      </div>
      <div className="h-1.5 overflow-hidden rounded-round bg-card">
        <div ref={bar} className="h-full origin-left bg-accent" />
      </div>
    </div>
  )
}
