import type { MoverView } from '#contract/handicap/handicap-movers.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { moversText as text } from '#web/messages/en/handicap/movers.online.ts'
import { Section } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { barOf, moveOf, scaleOf } from './mover-bar.ts'

type MoversChartProps = {
  title: string
  movers: readonly MoverView[]
  /** All that are drawn beside each other, on one scale. */
  all: readonly MoverView[]
}

/** A bar for each player from where their index was to where it is, on a scale that both charts share. */
export function MoversChart({ title, movers, all }: MoversChartProps) {
  const scale = scaleOf(all)
  return (
    <Section title={title}>
      {movers.length === 0 ? (
        <p className="text-soft">{text.nobodyHere}</p>
      ) : (
        <ol className="grid gap-3">
          {movers.map((mover) => {
            const { left, width, isDown } = barOf(mover, scale)
            return (
              <li key={mover.playerId} className="grid gap-1">
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-medium wrap-anywhere">{mover.name}</span>
                  <span className="tabular-nums">
                    {text.move(
                      formatHandicap(mover.before) ?? '',
                      formatHandicap(mover.after) ?? '',
                      moveOf(mover),
                      isDown,
                    )}
                  </span>
                </span>
                <span aria-hidden className="relative block h-3 rounded-round bg-sunken">
                  <span
                    className={classNames(
                      'absolute inset-y-0 min-w-1 rounded-round',
                      isDown ? 'bg-accent' : 'bg-danger',
                    )}
                    style={{ left: `${left}%`, width: `${width}%` }}
                  />
                </span>
              </li>
            )
          })}
        </ol>
      )}
      {movers.length > 0 && (
        <p aria-hidden className="flex justify-between text-note text-soft tabular-nums">
          <span>{text.scaleEnd(scale.from)}</span>
          <span>{text.scaleEnd(scale.to)}</span>
        </p>
      )}
    </Section>
  )
}
