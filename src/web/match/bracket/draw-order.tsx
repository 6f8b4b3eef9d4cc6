import { ArrowDown, ArrowUp } from 'lucide-react'
import { drawTermsText } from '#web/messages/en/match/draw-terms.online.ts'

/** A player or a pair, by the id of the side. */
type Entrant = { userId: string; name: string; note: string }

type DrawOrderProps = { entrants: readonly Entrant[]; onChange: (order: Entrant[]) => void }

/** The seeds from the first down, each moved with two buttons, so that it works by touch, key and reader alike. */
export function DrawOrder({ entrants, onChange }: DrawOrderProps) {
  const swap = (i: number, j: number) => {
    const order = [...entrants]
    const [a, b] = [order[i], order[j]]
    if (!a || !b) return
    order[i] = b
    order[j] = a
    onChange(order)
  }
  return (
    <ol aria-label={drawTermsText.draw.order} className="grid rounded-control border border-edge">
      {entrants.map((entrant, i) => (
        <li
          key={entrant.userId}
          className="flex items-center gap-2 py-1 pr-1 pl-3 not-first:border-t not-first:border-line"
        >
          <span className="w-6 shrink-0 text-note text-soft">{i + 1}</span>
          <span className="min-w-0 grow">
            {entrant.name} <span className="text-note text-soft">{entrant.note}</span>
          </span>
          {(
            [
              [drawTermsText.draw.up(entrant.name), i - 1, ArrowUp],
              [drawTermsText.draw.down(entrant.name), i + 1, ArrowDown],
            ] as const
          ).map(([label, to, Icon]) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              disabled={to < 0 || to >= entrants.length}
              onClick={() => {
                swap(i, to)
              }}
              className="grid size-11 shrink-0 place-items-center rounded-control text-accent hover:bg-tint disabled:text-line"
            >
              <Icon aria-hidden size={20} />
            </button>
          ))}
        </li>
      ))}
    </ol>
  )
}
