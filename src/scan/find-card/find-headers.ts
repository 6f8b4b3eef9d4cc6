import { chanceOfNumber, type CellPrediction } from '../read-cells/cell-prediction.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import { cellOf, type Lattice } from './lattice.ts'

/** Reads cells of one flat picture, each place once. */
export type CellReader = {
  predict: (cells: readonly Rectangle[]) => Promise<CellPrediction[]>
  /** How many places it has read. */
  readonly cellsRead: number
}

/** Nine cells of a row of a lattice that read 1 to 9, or 10 to 18. */
export type Header = {
  readonly first: 1 | 10
  readonly row: number
  /** The first of its cells. */
  readonly start: number
  /** Mean log chance of the nine numbers: 0 is certain. */
  readonly score: number
}

/** A place where a header may stand. */
export type HeaderPlace = Omit<Header, 'score'>

/**
 * Every header of a lattice whose score is at least `least`. Only as many cells are read as it takes to rule a place out: a third
 * of them first, then those of the places that can still reach the score. Three wrong cells are enough for most rows.
 */
export async function findHeaders(
  lattice: Lattice,
  reader: CellReader,
  least: number,
  isPossible: (place: HeaderPlace) => boolean = () => true,
): Promise<Header[]> {
  let open = placesIn(lattice)
    .filter(isPossible)
    .map((place) => ({ ...place, sum: 0 }))
  // Any nine neighbours have three cells in each third.
  for (const third of [2, 1, 0]) {
    const columnsOf = ({ start }: HeaderPlace) =>
      [0, 1, 2].map((step) => start + ((((third - start) % 3) + 3) % 3) + 3 * step)
    const wanted = new Map<string, { row: number; column: number }>()
    for (const place of open)
      for (const column of columnsOf(place)) wanted.set(`${place.row} ${column}`, { row: place.row, column })
    const cells = [...wanted.values()]
    const predictions = await reader.predict(cells.map(({ row, column }) => cellOf(lattice, column, row)))
    const read = new Map([...wanted.keys()].map((key, index) => [key, predictions[index]] as const))
    open = open.flatMap((place) => {
      const more = columnsOf(place).map((column) => {
        const prediction = read.get(`${place.row} ${column}`)
        return prediction ? logChance(prediction, place.first + column - place.start) : 0
      })
      const sum = place.sum + more.reduce((total, value) => total + value, 0)
      return sum / 9 >= least ? [{ ...place, sum }] : []
    })
  }
  return open.map(({ sum, ...place }) => ({ ...place, score: sum / 9 }))
}

function placesIn({ along, across }: Lattice): HeaderPlace[] {
  const places: HeaderPlace[] = []
  for (let row = 0; row + 1 < across.length; row += 1)
    for (const first of [1, 10] as const)
      for (let start = 0; start + 9 < along.length; start += 1) places.push({ first, row, start })
  return places
}

/** The mean log chance of the nine numbers. */
export function headerScore(cells: readonly CellPrediction[], first: number): number {
  return cells.reduce((sum, prediction, index) => sum + logChance(prediction, first + index), 0) / 9
}

/** A misread cell counts as one in a hundred, no less. */
function logChance(prediction: CellPrediction, value: number): number {
  return Math.log(0.01 + 0.99 * chanceOfNumber(prediction, value) * (1 - prediction.kind.empty))
}
