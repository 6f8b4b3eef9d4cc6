import { memo, useEffect, useRef, type Ref } from 'react'
import type { CardLine } from '#golf/card/card.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { isSameResult } from '#golf/card/hole-result.ts'
import { classNames } from '#web/ui/class-names.ts'
import { holeSentence } from '#web/card/hole-words.ts'
import { ScoreMark } from '#web/platform/score-mark.tsx'

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
      data-keep-clear=""
      className="relative -mx-4 shrink-0 overflow-x-auto px-4 [scrollbar-width:none] lowest:order-1 sideways:col-span-full sideways:row-start-1 lowest:sideways:row-start-4"
    >
      <ol className="flex w-max gap-2 py-1">
        {lines.map((line, i) => (
          <Place
            key={line.holeNumber}
            ref={i === at ? current : undefined}
            line={line}
            i={i}
            onGo={onGo}
            isCurrent={i === at}
            isTroubled={troubled.has(line.holeNumber)}
          />
        ))}
      </ol>
    </nav>
  )
}

type PlaceProps = {
  line: CardLine
  i: number
  isCurrent: boolean
  isTroubled: boolean
  onGo: (at: number) => void
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A tap scores the card anew and changes one or two of its lines; the others are not drawn again. */
const Place = memo(DrawnPlace, (before, after) => {
  const { line, ...rest } = before
  return (
    isSameResult(line.result, after.line.result) &&
    line.points === after.line.points &&
    line.toPar === after.line.toPar &&
    line.holeNumber === after.line.holeNumber &&
    rest.i === after.i &&
    rest.isCurrent === after.isCurrent &&
    rest.isTroubled === after.isTroubled &&
    rest.onGo === after.onGo
  )
})

function DrawnPlace({ line, i, isCurrent, isTroubled, onGo, ref }: PlaceProps) {
  return (
    <li>
      <button
        ref={ref}
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={holeSentence(line) + (isTroubled ? `, ${scorecardText.saidNeedsYou}` : '')}
        onClick={() => {
          onGo(i)
        }}
        className={classNames(
          'grid min-h-15 w-[2.75rem] place-items-center content-center gap-1 rounded-control border',
          isCurrent ? 'border-2 border-accent bg-tint text-on-tint' : 'border-line bg-card',
          isTroubled && 'border-2 border-danger',
        )}
      >
        <span className={classNames('text-note', isCurrent ? 'font-bold' : 'text-soft')}>
          {line.holeNumber}
          {isTroubled && '!'}
        </span>
        <ScoreMark line={line} />
      </button>
    </li>
  )
}
