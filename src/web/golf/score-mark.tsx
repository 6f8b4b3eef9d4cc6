import type { CardLine } from '#domain/scoring/card.ts'
import { classNames } from '#web/ui/class-names.ts'

const ring = 'border-2 border-current'
/** On the narrowest phones nine of them stand side by side with hardly a gap. */
const narrow = 'max-[359px]:outline-1 max-[359px]:outline-offset-1'
const double = `${ring} outline-2 outline-offset-2 outline-current outline-solid ${narrow}`

/** The marks of a paper card: circles under par, squares over; the shape says it, colour only helps (U23). */
function shape(toPar: number): string {
  if (toPar <= -2) return classNames(double, 'rounded-round text-under')
  if (toPar === -1) return classNames(ring, 'rounded-round text-under')
  if (toPar === 1) return classNames(ring, 'rounded-chip text-over')
  if (toPar >= 2) return classNames(double, 'rounded-chip text-over')
  return 'text-ink'
}

const sizes = {
  tiny: 'size-6 text-note max-[359px]:size-4.5',
  small: 'size-7 text-body',
  large: 'size-12 text-heading',
  sheet: 'size-7 text-body print:size-5 print:text-note',
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
