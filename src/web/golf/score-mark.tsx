import type { CardLine } from '#domain/scoring/card.ts'
import { classNames } from '#web/ui/class-names.ts'

const ring = 'border-2'

/** The marks of a paper card: circles under par, squares over; the shape says it, colour only helps (U23). */
function shape(toPar: number, double: string): string {
  if (toPar <= -2) return classNames(double, 'rounded-round border-current text-under')
  if (toPar === -1) return classNames(ring, 'rounded-round border-current text-under')
  if (toPar === 1) return classNames(ring, 'rounded-chip border-current text-over')
  if (toPar >= 2) return classNames(double, 'rounded-chip border-current text-over')
  return 'text-ink'
}

/** Both frames of a double one are inside the mark, so that neighbours never meet. The mark grows with its letters. */
const wide = 'border-4 border-double'
const fine = 'border-3 border-double'

const sizes = {
  tiny: { look: 'size-[1.72em] text-note', double: fine },
  /** In a column of a table, however narrow. */
  cell: { look: 'aspect-square w-[calc(100%-2px)] max-w-[1.72em] text-note tracking-tighter', double: fine },
  small: { look: 'size-[1.75em] text-body', double: wide },
  large: { look: 'size-[1.72em] text-heading', double: wide },
}

/** A hole's gross score as it stands on a card; "–" for picked up, nothing for a hole that is open. */
export function ScoreMark({
  line,
  size = 'small',
}: {
  line: Pick<CardLine, 'result' | 'toPar'>
  size?: keyof typeof sizes
}) {
  const text =
    line.result.kind === 'strokes' ? line.result.strokes : line.result.kind === 'picked_up' ? 'P' : ''
  return (
    <span
      data-mark=""
      className={classNames(
        'inline-grid place-items-center leading-none font-bold',
        sizes[size].look,
        line.toPar !== null && shape(line.toPar, sizes[size].double),
      )}
    >
      {text}
    </span>
  )
}
