import type { MoverView } from '#contract/handicap/handicap-movers.ts'
import { formatTenth } from '#web/lib/format.ts'

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
