import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { CardLine } from '#golf/card/card.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'

type HoleHeadProps = {
  holeNumber: number
  /** The hole on every player's card: par and stroke index of men and women may differ. */
  lines: readonly CardLine[]
  onGo: (by: 1 | -1) => void
}

const arrow = 'grid size-12 shrink-0 place-items-center rounded-control border border-edge bg-card'

/** The hole that is being played, and the way to its neighbours. */
export function HoleHead({ holeNumber, lines, onGo }: HoleHeadProps) {
  const pars = [...new Set(lines.map(({ par }) => par))]
  const [par] = pars
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
          {text.hole(holeNumber)}
        </h2>
        {par !== undefined && pars.length === 1 && (
          <p className="text-note text-soft">
            {text.par(par)} · {text.strokeIndexes([...new Set(lines.map(({ strokeIndex }) => strokeIndex))])}
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
