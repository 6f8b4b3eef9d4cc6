import type { CardLine } from '#golf/card/card.ts'
import { classNames } from '#web/ui/class-names.ts'

const ring = 'border-2 border-current'
/** Both frames are inside the mark, so that neighbours never meet. */
const double = 'double-frame border-current'

/** The marks of a paper card: circles under par, squares over; the shape says it, colour only helps (U23). */
function shape(toPar: number): string {
  if (toPar <= -2) return classNames(double, 'rounded-round text-under')
  if (toPar === -1) return classNames(ring, 'rounded-round text-under')
  if (toPar === 1) return classNames(ring, 'rounded-chip text-over')
  if (toPar >= 2) return classNames(double, 'rounded-chip text-over')
  return 'text-ink'
}

/** A mark grows with its letters. */
const sizes = {
  tiny: 'size-[1.72em] text-note',
  /** In a column of a table, however narrow. */
  cell: 'mark-cell text-note',
  small: 'size-[1.75em] text-body',
  large: 'size-[1.72em] text-heading',
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
      className={classNames(
        'inline-grid place-items-center leading-none font-bold',
        sizes[size],
        line.toPar !== null && shape(line.toPar),
      )}
    >
      {text}
    </span>
  )
}
