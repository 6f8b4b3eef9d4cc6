import type { CellReading, PlayerReading } from '../card-reading.ts'

/** Shares of a row, and of a whole card, of which doubtful numbers make all others doubtful. Chosen by hand on drawn cards. */
const mostOfRow = 0.35
const mostOfCard = 0.3
/** A sum of this confidence says itself why its nine is doubtful: the holes do not add up to it, however they were cut. */
const clearSum = 0.9
/** Below `doubtfulBelow`: what a cell's confidence becomes at most where its row or its card is doubtful. */
export const confidenceInDoubt = 0.85

/**
 * Marks what is doubtful together. Where many numbers of a row are unsure, its cells may be cut half a column or row off; where many of
 * a card are, its grid may be wrong; and where some rows have only one nine of two, the nines may be joined wrongly. A nine whose
 * clear sum disagrees with it is doubtful by itself, and says nothing of how the others were cut.
 */
export function doubtTogether(players: readonly PlayerReading[], holeCount: number): PlayerReading[] {
  const isTorn = players.some(({ cells }) => cells.length < holeCount)
  const isCardDoubtful = isTorn || doubtfulShare(players) > mostOfCard
  return players.map((player) => {
    const isRowDoubtful = isCardDoubtful || doubtfulShare([player]) > mostOfRow
    const cells = player.cells.map((cell) =>
      isRowDoubtful || isDisputed(cell, player) ? inDoubt(cell) : cell,
    )
    return { ...player, cells }
  })
}

function doubtfulShare(players: readonly PlayerReading[]): number {
  const numbers = players.flatMap((player) =>
    player.cells
      .filter(({ result, isDoubtful }) => typeof result === 'number' || isDoubtful)
      .map((cell) => cell.isDoubtful && !isDisputed(cell, player)),
  )
  return numbers.filter(Boolean).length / Math.max(1, numbers.length)
}

/** Whether the cell is of a nine whose clear sum is another than that of its holes. */
function isDisputed({ holeNumber }: CellReading, { sums }: PlayerReading): boolean {
  const nine = holeNumber <= 9 ? 'out' : 'in'
  return sums.some(({ of, agrees, confidence }) => of === nine && !agrees && confidence >= clearSum)
}

function inDoubt(cell: CellReading): CellReading {
  return { ...cell, confidence: Math.min(cell.confidence, confidenceInDoubt), isDoubtful: true }
}
