import type { FlatCard } from '../flatten/flatten.ts'
import type { CellNetwork } from '../read-cells/cell-network.ts'
import type { CellPrediction } from '../read-cells/cell-prediction.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import type { CellReader } from './find-headers.ts'

/** What is left of the search for the card in one photo. */
export type Search = {
  readonly network: Pick<CellNetwork, 'predict'>
  /** How many more cells may be read. A card that was found is still read whole. */
  cellsLeft: number
}

/** Runs of rules share most of their cells. Each place is predicted once, to within three pixels. */
export function cachedReader(search: Search, { image }: FlatCard): CellReader {
  const cache = new Map<string, CellPrediction>()
  const keyOf = ({ left, top, right, bottom }: Rectangle) =>
    [left, top, right, bottom].map((at) => Math.round(at / 3)).join(' ')
  return {
    get cellsRead() {
      return cache.size
    },
    predict: async (cells) => {
      const missing = cells.filter((cell) => !cache.has(keyOf(cell)))
      search.cellsLeft -= missing.length
      const predictions = await search.network.predict(image, missing)
      for (const [index, cell] of missing.entries()) {
        const prediction = predictions[index]
        if (prediction) cache.set(keyOf(cell), prediction)
      }
      return cells.map((cell) => {
        const prediction = cache.get(keyOf(cell))
        if (!prediction) throw new Error('a cell has no prediction')
        return prediction
      })
    },
  }
}
