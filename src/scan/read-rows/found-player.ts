import type { CellPrediction } from '../read-cells/cell-prediction.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import type { PlayerRow, RowInk } from './read-player.ts'

export type FoundSum = {
  readonly of: 'out' | 'in' | 'total'
  readonly prediction: CellPrediction
  readonly cell: Rectangle
}

/** One player's row: where it stands on the flat card, and what was read. */
export type FoundPlayer = Omit<RowInk, 'sums'> & {
  readonly row: PlayerRow
  readonly cells: readonly Rectangle[]
  readonly holeNumbers: readonly number[]
  readonly sums: readonly FoundSum[]
  readonly name: Rectangle | undefined
  readonly hasName: boolean
  /** Read from two rows of the grid that were taken for parts of one. */
  readonly isJoined: boolean
}
