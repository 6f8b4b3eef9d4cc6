import type { InferenceSession } from 'onnxruntime-web'
import type { GreyImage } from '../photo/grey-image.ts'
import type { CellPrediction } from './cell-prediction.ts'
import { cellHeight, cellPixels, cellWidth, cutCell, type Rectangle } from './cut-cell.ts'
import type { ModelRuntime } from './model-runtime.ts'

/** By the names of the models' outputs: for each cell the chances of the classes. */
type RawPredictions = Record<
  'kind' | 'digits' | 'hundreds' | 'tens' | 'ones' | 'minus' | 'ring',
  readonly Float32Array[]
>

/**
 * The quick network that reads every cell, the two careful ones that read handwriting, and the one that reads a course's print
 * together with the second of them (docs/scan-models.md).
 */
export type NetworkName = 'cells' | 'hands-a' | 'hands-b' | 'print'

const batchSize = 64

/** A small network that reads cells of flat cards. Not for concurrent calls: it keeps no state, but its memory is shared. */
export class CellNetwork {
  readonly #session: InferenceSession
  readonly #Tensor: ModelRuntime['Tensor']

  private constructor(session: InferenceSession, { Tensor }: ModelRuntime) {
    this.#session = session
    this.#Tensor = Tensor
  }

  /** @param weights the bytes of an ONNX file with the outputs of docs/scan-models.md */
  static async load(weights: Uint8Array, runtime: ModelRuntime): Promise<CellNetwork> {
    return new CellNetwork(await runtime.createSession(weights), runtime)
  }

  /** One prediction for each cell, in the order of `cells`. */
  async predict(image: GreyImage, cells: readonly Rectangle[]): Promise<CellPrediction[]> {
    const predictions: CellPrediction[] = []
    for (let start = 0; start < cells.length; start += batchSize) {
      const batch = cells.slice(start, start + batchSize)
      const pixels = new Float32Array(batch.length * cellPixels)
      for (const [index, cell] of batch.entries()) cutCell(image, cell, pixels, index * cellPixels)
      predictions.push(...(await this.#run(pixels, batch.length)))
    }
    return predictions
  }

  async #run(pixels: Float32Array, count: number): Promise<CellPrediction[]> {
    const cells = new this.#Tensor('float32', pixels, [count, 1, cellHeight, cellWidth])
    const results = await this.#session.run({ cells })
    const chances = (name: keyof RawPredictions) => {
      const tensor = results[name]
      if (!tensor || !(tensor.data instanceof Float32Array))
        throw new Error(`the model has no output ${name}`)
      return softmaxRows(tensor.data, count)
    }
    return toPredictions({
      kind: chances('kind'),
      digits: chances('digits'),
      hundreds: chances('hundreds'),
      tens: chances('tens'),
      ones: chances('ones'),
      minus: chances('minus'),
      ring: chances('ring'),
    })
  }
}

/** Gives the classes of each output their names, in the order of training/scan/labels.py. */
function toPredictions({
  kind,
  digits,
  hundreds,
  tens,
  ones,
  minus,
  ring,
}: RawPredictions): CellPrediction[] {
  return kind.map((kinds, index) => {
    const [empty = 0, printed = 0, written = 0, pickedUp = 0, words = 0, scrawl = 0] = kinds
    const [plain = 0, negative = 0] = chancesAt(minus, index)
    const [none = 0, circle = 0, square = 0, triangle = 0] = chancesAt(ring, index)
    return {
      kind: { empty, printed, written, pickedUp, words, scrawl },
      digitCount: chancesAt(digits, index),
      hundreds: chancesAt(hundreds, index),
      tens: chancesAt(tens, index),
      ones: chancesAt(ones, index),
      sign: { plain, minus: negative },
      ring: { none, circle, square, triangle },
    }
  })
}

function chancesAt(rows: readonly Float32Array[], index: number): Float32Array {
  const row = rows[index]
  if (!row) throw new Error(`the model gave no answer for cell ${index}`)
  return row
}

/** The softmax of each cell's row of logits, in one array for all of them: thousands of cells are read of one photo. */
function softmaxRows(logits: Float32Array, count: number): Float32Array[] {
  const size = logits.length / count
  const chances = logits.slice()
  return Array.from({ length: count }, (_, index) => {
    const row = chances.subarray(index * size, (index + 1) * size)
    let [most, sum] = [-Infinity, 0]
    for (const value of row) most = Math.max(most, value)
    for (const [at, value] of row.entries()) {
      row[at] = Math.exp(value - most)
      sum += row[at] ?? 0
    }
    for (const [at, power] of row.entries()) row[at] = power / sum
    return row
  })
}
