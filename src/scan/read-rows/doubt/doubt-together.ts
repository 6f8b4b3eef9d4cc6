import type { CellReading, CellResult, PlayerReading } from '../../card-reading.ts'
import { nineOf } from '../../written-sums.ts'

/** Shares of a row, and of a whole card, of which doubtful numbers make all others doubtful. Chosen by hand on drawn cards. */
const mostOfRow = 0.35
const mostOfCard = 0.3
/** As confidence: such a sum is read right, and its nine or its player's addition is wrong. */
const clearSum = 0.9
/** In strokes: hardly anybody who adds up nine holes is further off. Then the sum, or the nine, is of other cells. */
const mostMisadded = 6
/** Below `doubtfulBelow`: what a cell's confidence becomes at most where its row or its card is doubtful. */
export const confidenceInDoubt = 0.85

/**
 * Marks what is doubtful together. Where many numbers of a row are unsure, its cells may be cut half a column or row off; where many of
 * a card are, its grid may be wrong; and where some rows have only one nine of two, the nines may be joined wrongly. Where a clear sum is a
 * few strokes off its nine, those of its cells are doubtful that would make it right if they were read as another likely result, and say
 * nothing of how the others were cut; where it is more off, the whole nine is.
 */
export function doubtTogether(players: readonly PlayerReading[], holeCount: number): PlayerReading[] {
  const isTorn = players.some(({ cells }) => cells.length < holeCount)
  const isCardDoubtful = isTorn || doubtfulShare(players) > mostOfCard
  return players.map((player) => {
    const isRowDoubtful = isCardDoubtful || doubtfulShare([player]) > mostOfRow
    const cells = player.cells.map((cell) =>
      isRowDoubtful || mayBeWhySumIsOff(cell, player) ? inDoubt(cell) : cell,
    )
    return { ...player, cells }
  })
}

/** Marks every cell. */
export function allInDoubt(players: readonly PlayerReading[]): PlayerReading[] {
  return players.map((player) => ({ ...player, cells: player.cells.map(inDoubt) }))
}

function doubtfulShare(players: readonly PlayerReading[]): number {
  const numbers = players.flatMap((player) =>
    player.cells
      .filter(({ result, isDoubtful }) => typeof result === 'number' || isDoubtful)
      .map((cell) => cell.isDoubtful && !isMisadded(offByOf(cell, player))),
  )
  return numbers.filter(Boolean).length / Math.max(1, numbers.length)
}

/** Whether a clear sum of the cell's nine is not that of its holes. */
export function isContradicted(cell: CellReading, player: PlayerReading): boolean {
  return offByOf(cell, player) !== 0
}

/** By how many strokes a clear sum of the cell's nine is off; 0 where none contradicts it. */
function offByOf({ holeNumber }: CellReading, { sums }: PlayerReading): number {
  const sum = sums.find(({ of, confidence }) => of === nineOf(holeNumber) && confidence >= clearSum)
  return sum?.offBy ?? 0
}

function isMisadded(offBy: number): boolean {
  return offBy !== 0 && Math.abs(offBy) <= mostMisadded
}

function mayBeWhySumIsOff(cell: CellReading, player: PlayerReading): boolean {
  const offBy = offByOf(cell, player)
  if (!isMisadded(offBy)) return offBy !== 0
  return cell.others.some((other) => strokesOf(other) === strokesOf(cell.result) + offBy)
}

function strokesOf(result: CellResult | undefined): number {
  return typeof result === 'number' ? result : 0
}

/** The cell, marked doubtful. */
export function inDoubt(cell: CellReading): CellReading {
  return { ...cell, confidence: Math.min(cell.confidence, confidenceInDoubt), isDoubtful: true }
}
