import type { CellReading, PlayerReading } from '../card-reading.ts'

/** Shares of a row, and of a whole card, of which doubtful numbers make all others doubtful. Chosen by hand on drawn cards. */
const mostOfRow = 0.35
const mostOfCard = 0.3
/** Below `doubtfulBelow`: what a cell's confidence becomes at most where its row or its card is doubtful. */
export const confidenceInDoubt = 0.85

/**
 * Marks what is doubtful together. Where many numbers of a row are unsure, its cells may be cut half a column or row off; where many of
 * a card are, its grid may be wrong; and where some rows have only one nine of two, the nines may be joined wrongly.
 */
export function doubtTogether(players: readonly PlayerReading[], holeCount: number): PlayerReading[] {
  const all = players.flatMap(({ cells }) => cells)
  const isTorn = players.some(({ cells }) => cells.length < holeCount)
  const isCardDoubtful = isTorn || doubtfulShare(all) > mostOfCard
  return players.map((player) =>
    isCardDoubtful || doubtfulShare(player.cells) > mostOfRow
      ? { ...player, cells: player.cells.map(inDoubt) }
      : player,
  )
}

function doubtfulShare(cells: readonly CellReading[]): number {
  const numbers = cells.filter(({ result, isDoubtful }) => typeof result === 'number' || isDoubtful)
  return numbers.filter(({ isDoubtful }) => isDoubtful).length / Math.max(1, numbers.length)
}

function inDoubt(cell: CellReading): CellReading {
  return { ...cell, confidence: Math.min(cell.confidence, confidenceInDoubt), isDoubtful: true }
}
