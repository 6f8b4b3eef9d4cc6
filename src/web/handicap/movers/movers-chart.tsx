import type { MoverView } from '#contract/handicap/handicap-movers.ts'
import { formatHandicap, formatTenth } from '#web/lib/format.ts'
import { moversText as text } from '#web/messages/en/handicap/movers.online.ts'
import { Section } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'

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

/** Whole indexes; a plus index lies below zero. */
type Scale = { from: number; to: number }

/** Whole indexes that hold every move, at least ten apart, so that small moves look small. */
export function scaleOf(movers: readonly MoverView[]): Scale {
  const ends = movers.flatMap(({ before, after }) => [Number(before), Number(after)])
  const from = Math.floor(Math.min(...ends))
  return { from, to: Math.max(Math.ceil(Math.max(...ends)), from + 10) }
}

/** Where the bar of a move lies, in percent of its scale. */
export function barOf({ before, after }: Pick<MoverView, 'before' | 'after'>, { from, to }: Scale) {
  const at = (index: number) => ((index - from) / (to - from)) * 100
  const [low, high] = [Math.min(Number(before), Number(after)), Math.max(Number(before), Number(after))]
  return { left: at(low), width: at(high) - at(low), isDown: Number(after) < Number(before) }
}

/** "3.2", whichever way. */
export function moveOf({ before, after }: Pick<MoverView, 'before' | 'after'>): string {
  return formatTenth(Math.abs(Number(after) - Number(before)))
}
