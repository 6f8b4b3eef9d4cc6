import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { CardLine } from '#domain/scoring/card.ts'
import { groupCardText as text } from '#web/messages/en/group-card.ts'

type HoleHeadProps = {
  line: CardLine
  /** Everybody plays it with the same par and stroke index. */
  hasOnePar: boolean
  onGo: (by: 1 | -1) => void
}

const arrow = 'grid size-12 shrink-0 place-items-center rounded-control border border-edge bg-card'

/** The hole that is being played, and the way to its neighbours. */
export function HoleHead({ line, hasOnePar, onGo }: HoleHeadProps) {
  return (
    <div className="flex items-center justify-between gap-2 sideways:col-start-1">
      <button
        type="button"
        aria-label={text.previous}
        className={arrow}
        onClick={() => {
          onGo(-1)
        }}
      >
        <ChevronLeft aria-hidden />
      </button>
      <div className="min-w-0 text-center">
        <h2 className="text-heading leading-[1.15] font-bold large:text-title large:leading-tight">
          {text.hole(line.holeNumber)}
        </h2>
        {hasOnePar && (
          <p className="text-note text-soft">
            {text.par(line.par)} · {text.strokeIndex(line.strokeIndex)}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={text.next}
        className={arrow}
        onClick={() => {
          onGo(1)
        }}
      >
        <ChevronRight aria-hidden />
      </button>
    </div>
  )
}
