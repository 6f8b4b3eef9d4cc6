import type { FoundPlayer } from './found-player.ts'
import {
  arePars,
  arePoints,
  arePointsToPar,
  arePutts,
  areRules,
  areStrokeIndexes,
  areTooLow,
  type ParOf,
} from './row-kinds.ts'

/** In a row of names and remarks no number is sure. */
const leastClear = 0.62
/** Few numbers without a sum are the player's who gave up, or shadows, ticks and the lines of a form. */
const leastClearOfFew = 0.8
const few = 1 / 3
/** Of a player's row that was read well. */
const clear = 0.85

/**
 * Leaves out handwritten rows that are not a player's scores: rows without a name and sums where others have both, rows that
 * read as anything, stroke indexes, pars, and beside a player's strokes rows of putts, points, the state of a match or
 * differences to par. One card is written in one notation.
 */
export function withoutOtherRows(players: readonly FoundPlayer[], parOf: ParOf): FoundPlayer[] {
  const isComplete = (player: FoundPlayer) => player.hasName || player.sums.length > 0
  const someComplete = players.some((player) => player.hasName && player.sums.length > 0)
  const holeCount = Math.max(...players.map(({ cells }) => cells.length))
  const named = (someComplete ? players.filter(isComplete) : players).filter(
    (player) =>
      (clarity(player) > leastClearOf(player, holeCount) ||
        !players.some((other) => clarity(other) > clear)) &&
      !areStrokeIndexes(player) &&
      !arePars(player, parOf),
  )
  const high = named.filter((player) => !areTooLow(player, parOf))
  const clearStrokes = high.filter((player) => player.row.notation === 'gross' && clarity(player) > clear)
  if (clearStrokes.length === 0) return withoutRowsBesideDifferences(named, parOf)
  return high.filter((player) => !arePoints(player, clearStrokes, parOf)).map(toStrokes)
}

/** Beside differences to par, rows of points and putts look like differences themselves. At least one row is a player's. */
function withoutRowsBesideDifferences(players: readonly FoundPlayer[], parOf: ParOf): FoundPlayer[] {
  const isOther = (player: FoundPlayer, others: readonly FoundPlayer[]) =>
    areRules(player) ||
    (player.row.notation === 'to_par' && (arePutts(player, parOf) || arePointsToPar(player, others, parOf)))
  return players.reduce<FoundPlayer[]>((kept, player) => {
    const others = kept.filter(({ row }) => row.notation === 'to_par')
    return others.length > 0 && isOther(player, others) ? kept : [...kept, player]
  }, [])
}

function toStrokes(player: FoundPlayer): FoundPlayer {
  const { row } = player
  return row.notation === 'gross'
    ? player
    : { ...player, row: { ...row, notation: 'gross', cells: row.asStrokes } }
}

function leastClearOf(player: FoundPlayer, holeCount: number): number {
  const isFew = writtenIn(player).length < few * holeCount
  return isFew && player.sums.length === 0 ? leastClearOfFew : leastClear
}

function writtenIn({ row }: FoundPlayer): FoundPlayer['row']['cells'] {
  return row.cells.filter((chances) => (chances[0] ?? 0) < 0.5)
}

/** How sure the row's numbers are on average. */
function clarity(player: FoundPlayer): number {
  const written = writtenIn(player)
  const sure = written.map((chances) => chances.reduce((most, chance) => Math.max(most, chance), 0))
  return sure.reduce((sum, chance) => sum + chance, 0) / Math.max(1, sure.length)
}
