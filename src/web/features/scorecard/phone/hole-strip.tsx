import { useEffect, useRef } from 'react'
import type { CardLine } from '#domain/scoring/card.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { classNames } from '#web/ui/class-names.ts'
import { holeSentence } from '../hole-words.ts'
import { ScoreMark } from '#web/golf/score-mark.tsx'

type HoleStripProps = {
  lines: readonly CardLine[]
  at: number
  /** Hole numbers that need the player. */
  troubled: ReadonlySet<number>
  onGo: (at: number) => void
}

/** All holes in a row that scrolls in its own frame; each is one tap away. */
export function HoleStrip({ lines, at, troubled, onGo }: HoleStripProps) {
  const frame = useRef<HTMLElement>(null)
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Not scrollIntoView, which would move the page where the row stands below the keys.
    if (frame.current && current.current)
      frame.current.scrollLeft =
        current.current.offsetLeft - (frame.current.clientWidth - current.current.offsetWidth) / 2
  }, [at])
  return (
    <nav
      ref={frame}
      aria-label={scorecardText.holes}
      className="relative -mx-4 shrink-0 overflow-x-auto px-4 [scrollbar-width:none] lowest:order-1 sideways:col-span-full sideways:row-start-1 lowest:sideways:row-start-4"
    >
      <ol className="flex w-max gap-2 py-1">
        {lines.map((line, i) => (
          <li key={line.holeNumber}>
            <button
              ref={i === at ? current : undefined}
              type="button"
              aria-current={i === at ? 'step' : undefined}
              aria-label={
                holeSentence(line) + (troubled.has(line.holeNumber) ? `, ${scorecardText.saidNeedsYou}` : '')
              }
              onClick={() => {
                onGo(i)
              }}
              className={classNames(
                'grid h-15 w-11 place-items-center content-center gap-1 rounded-control border',
                i === at ? 'border-2 border-accent bg-tint text-on-tint' : 'border-line bg-card',
                troubled.has(line.holeNumber) && 'border-2 border-danger',
              )}
            >
              <span className={classNames('text-note', i === at ? 'font-bold' : 'text-soft')}>
                {line.holeNumber}
                {troubled.has(line.holeNumber) && '!'}
              </span>
              <ScoreMark line={line} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
