import type { GreyImage } from '../photo/grey-image.ts'
import type { CellNetwork } from './cell-network.ts'
import type { CellPrediction } from './cell-prediction.ts'
import type { Rectangle } from './cut-cell.ts'

/** Shifts to the right and down, and growth on each side, as shares of the cell's size. Chosen by hand. */
type Augmentation = readonly [x: number, y: number, grow: number]

/**
 * Test-time augmentation: which frames each of the two careful networks sees. A cut that is misread in one frame is often read right in
 * the others, and by another network.
 */
const augmentations: readonly (readonly Augmentation[])[] = [
  [
    [0, 0, 0],
    [-0.05, 0.04, 0.03],
  ],
  [
    [0.05, -0.05, 0.03],
    [0.03, 0.07, -0.02],
  ],
]

/** Two networks that were trained alike from different starts, so that they are wrong about different cells. */
export type CarefulNetworks = readonly [CellNetwork, CellNetwork]

/** The mean of the predictions for each cell, over both networks and all frames. */
export async function predictWithAugmentation(
  networks: CarefulNetworks,
  image: GreyImage,
  cells: readonly Rectangle[],
): Promise<CellPrediction[]> {
  const all: CellPrediction[][] = cells.map(() => [])
  // One after the other: a network's memory is shared by all of them.
  for (const [index, network] of networks.entries()) {
    for (const augmentation of augmentations[index] ?? []) {
      const frames = cells.map((cell) => augmented(cell, augmentation))
      const predictions = await network.predict(image, frames)
      for (const [at, prediction] of predictions.entries()) all[at]?.push(prediction)
    }
  }
  return all.map(meanPrediction)
}

function augmented({ left, top, right, bottom }: Rectangle, [x, y, grow]: Augmentation): Rectangle {
  const width = right - left
  const height = bottom - top
  return {
    left: left + (x - grow) * width,
    right: right + (x + grow) * width,
    top: top + (y - grow) * height,
    bottom: bottom + (y + grow) * height,
  }
}

function meanPrediction(predictions: readonly CellPrediction[]): CellPrediction {
  const chance = (pick: (prediction: CellPrediction) => number) => mean(predictions.map(pick))
  const chances = (pick: (prediction: CellPrediction) => Float32Array) => meanOfRows(predictions.map(pick))
  return {
    kind: {
      empty: chance(({ kind }) => kind.empty),
      printed: chance(({ kind }) => kind.printed),
      written: chance(({ kind }) => kind.written),
      pickedUp: chance(({ kind }) => kind.pickedUp),
      words: chance(({ kind }) => kind.words),
      scrawl: chance(({ kind }) => kind.scrawl),
    },
    digitCount: chances(({ digitCount }) => digitCount),
    hundreds: chances(({ hundreds }) => hundreds),
    tens: chances(({ tens }) => tens),
    ones: chances(({ ones }) => ones),
    sign: { plain: chance(({ sign }) => sign.plain), minus: chance(({ sign }) => sign.minus) },
    ring: {
      none: chance(({ ring }) => ring.none),
      circle: chance(({ ring }) => ring.circle),
      square: chance(({ ring }) => ring.square),
      triangle: chance(({ ring }) => ring.triangle),
    },
  }
}

/** In single precision like the network's own chances. */
function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => Math.fround(sum + value / values.length), 0)
}

function meanOfRows(rows: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = rows
  return first.map((_, index) => mean(rows.map((row) => row[index] ?? 0)))
}
