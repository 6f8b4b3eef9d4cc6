import { chanceOfNumber } from '../read-cells/cell-prediction.ts'
import type { FoundPlayer } from './found-player.ts'

/** In a row of names and remarks no number is sure. */
const leastClear = 0.62
/** Few numbers without a sum are the player's who gave up, or shadows, ticks and the lines of a form. */
const leastClearOfFew = 0.8
const few = 1 / 3

/**
 * Leaves out handwritten rows that are not a player's scores: rows without a name and sums where others have both, rows that
 * read as anything, and differences to par that repeat another row's strokes or are its putts.
 */
export function withoutOtherRows(players: readonly FoundPlayer[]): FoundPlayer[] {
  const isComplete = (player: FoundPlayer) => player.hasName || player.sums.length > 0
  const someComplete = players.some((player) => player.hasName && player.sums.length > 0)
  const holeCount = Math.max(...players.map(({ cells }) => cells.length))
  const named = (someComplete ? players.filter(isComplete) : players).filter(
    (player) =>
      clarity(player) > leastClearOf(player, holeCount) || !players.some((other) => clarity(other) > 0.85),
  )
  return named.filter(
    (player) =>
      player.row.notation === 'gross' ||
      !named.some((other) => other.row.notation === 'gross' && (repeats(player, other) || isPutts(player))),
  )
}

/** Whether a row of small numbers is a row of putts: as differences to par it would have no par or better. */
function isPutts({ predictions }: FoundPlayer): boolean {
  const parOrBetter = predictions.filter((cell) => chanceOfNumber(cell, 0) + cell.sign.minus > 0.5)
  return parOrBetter.length < 0.1 * predictions.length
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

function repeats(a: FoundPlayer, b: FoundPlayer): boolean {
  const best = (cells: FoundPlayer['row']['cells']) =>
    cells.map((chances) => chances.reduce((top, chance, at) => (chance > (chances[top] ?? 0) ? at : top), 0))
  const [one, other] = [best(a.row.cells), best(b.row.cells)]
  return one.filter((strokes, index) => strokes === other[index]).length >= 0.7 * one.length
}
