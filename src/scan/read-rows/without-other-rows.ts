import { holdsNumber, likeliestNumber } from '../read-cells/cell-prediction.ts'
import { mostStrokes, type StrokeChances } from './apply-sum-votes.ts'
import type { FoundPlayer } from './found-player.ts'

/** In a row of names and remarks no number is sure. */
const leastClear = 0.62
/** Few numbers without a sum are the player's who gave up, or shadows, ticks and the lines of a form. */
const leastClearOfFew = 0.8
const few = 1 / 3
/** Of a player's row that was read well. */
const clear = 0.85

/** Nobody plays six holes in fewer strokes on average, and rows of putts, points or differences have smaller numbers. */
const leastMeanStrokes = 2.5
const leastHoles = 6
/** No two holes share a stroke index; no player makes a different score on so many holes. */
const mostDifferentScores = (holes: number) => Math.max(8, (2 / 3) * holes)

/**
 * Leaves out handwritten rows that are not a player's scores: rows without a name and sums where others have both, rows that
 * read as anything, stroke indexes, and beside a player's strokes rows of putts, points or differences to par. One card is
 * written in one notation.
 */
export function withoutOtherRows(players: readonly FoundPlayer[]): FoundPlayer[] {
  const isComplete = (player: FoundPlayer) => player.hasName || player.sums.length > 0
  const someComplete = players.some((player) => player.hasName && player.sums.length > 0)
  const holeCount = Math.max(...players.map(({ cells }) => cells.length))
  const named = (someComplete ? players.filter(isComplete) : players).filter(
    (player) =>
      (clarity(player) > leastClearOf(player, holeCount) ||
        !players.some((other) => clarity(other) > clear)) &&
      !isStrokeIndexes(player),
  )
  const high = named.filter((player) => !isTooLow(player))
  const isOfStrokes = high.some((player) => player.row.notation === 'gross' && clarity(player) > clear)
  return isOfStrokes ? high.map(toStrokes) : named
}

function toStrokes(player: FoundPlayer): FoundPlayer {
  const { row } = player
  return row.notation === 'gross'
    ? player
    : { ...player, row: { ...row, notation: 'gross', cells: row.asStrokes } }
}

function isStrokeIndexes({ row }: FoundPlayer): boolean {
  const different = new Set(row.asStrokes.map(likeliest).filter((strokes) => strokes > 0))
  return different.size > mostDifferentScores(row.asStrokes.length)
}

/** Whether the numbers as they are written are too small for strokes. */
function isTooLow({ predictions }: FoundPlayer): boolean {
  const numbers = predictions.filter(holdsNumber).map((cell) => likeliestNumber(cell, 0, mostStrokes).number)
  const sum = numbers.reduce((total, number) => total + number, 0)
  return numbers.length >= leastHoles && sum < leastMeanStrokes * numbers.length
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

function likeliest(chances: StrokeChances): number {
  return chances.reduce((top, chance, at) => (chance > (chances[top] ?? 0) ? at : top), 0)
}
