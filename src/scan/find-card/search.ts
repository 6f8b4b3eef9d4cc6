import type { CellNetwork } from '../read-cells/cell-network.ts'

/** What is left of the search for the card in one photo. */
export type Search = {
  readonly network: Pick<CellNetwork, 'predict'>
  /** How many more cells may be read. A card that was found is still read whole. */
  cellsLeft: number
}
