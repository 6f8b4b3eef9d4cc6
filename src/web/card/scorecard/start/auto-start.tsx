import { useEffect, useRef, useState } from 'react'
import { COMPETITION_AUTO_START_MS } from '#web/lib/timings.ts'
import { startRoundText } from '#web/messages/en/card/start-round.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

type AutoStartProps = {
  /** The tee that will be taken; undefined on a course without tees. */
  teeName: string | undefined
  /** The person has touched the bar or the form: the clock stands still from then on. */
  isStopped: boolean
  onStop: () => void
  onStart: () => void
}

/** Starts the competition's round by itself, once, unless the player stops the clock while the bar runs (T21, D37). */
export function AutoStart({ teeName, isStopped, onStop, onStart }: AutoStartProps) {
  const [isOver, setIsOver] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const start = useRef(onStart)
  useEffect(() => {
    start.current = onStart
  })
  useEffect(() => {
    if (isOver || isStopped) return
    const timer = setTimeout(() => {
      setIsOver(true)
      start.current()
    }, COMPETITION_AUTO_START_MS)
    // For those who asked for less motion the words alone say it (U40).
    const running = matchMedia('(prefers-reduced-motion: reduce)').matches
      ? undefined
      : bar.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], COMPETITION_AUTO_START_MS)
    return () => {
      clearTimeout(timer)
      running?.cancel()
    }
  }, [isOver, isStopped])
  if (isOver) return null
  const sentence = teeName === undefined ? startRoundText.startsByItself : startRoundText.startsFrom(teeName)
  // Nothing below it moves when the clock stops.
  const whileRunning = isStopped && 'invisible'
  return (
    <div className="grid gap-2">
      <div className="flex min-h-12 items-center justify-between gap-3">
        <p role="status">{isStopped ? startRoundText.clockStopped : sentence}</p>
        <Button look="secondary" className={classNames('shrink-0', whileRunning)} onClick={onStop}>
          {startRoundText.notNow}
        </Button>
      </div>
      <div className={classNames('h-1.5 overflow-hidden rounded-round bg-card', whileRunning)}>
        <div ref={bar} className="h-full origin-left bg-accent" />
      </div>
    </div>
  )
}
