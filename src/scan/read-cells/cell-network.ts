import { readFile } from 'node:fs/promises'
import * as ort from 'onnxruntime-web'
import { cellHeight, cellPixels, cellWidth, cutCell, type Rectangle } from './cut-cell.ts'
import type { GreyImage } from '../photo/grey-image.ts'

/** In the order of the network's outputs; see docs/scan-models.md. */
export const cellKinds = ['empty', 'printed', 'written', 'picked_up', 'words', 'scrawl'] as const
export type CellKind = (typeof cellKinds)[number]

/** What one look at one cell says: probabilities, each list adding up to one. */
export type CellLook = {
  /** By `cellKinds`. */
  readonly kind: Float32Array
  /** By number of digits, 0 to 4 and more. */
  readonly digits: Float32Array
  /** 0 to 9, and 10 for none. */
  readonly hundreds: Float32Array
  readonly tens: Float32Array
  readonly ones: Float32Array
  /** [plain, with a minus sign]. */
  readonly minus: Float32Array
  /** [none, circle, square, triangle] round the number. */
  readonly ring: Float32Array
}

const outputs = ['kind', 'digits', 'hundreds', 'tens', 'ones', 'minus', 'ring'] as const
const batch = 64

/** A small network that looks at cells of flat cards. One at a time: it keeps no state, but its memory is shared. */
export class CellNetwork {
  readonly #session: ort.InferenceSession

  private constructor(session: ort.InferenceSession) {
    this.#session = session
  }

  static async load(model: 'cells' | 'hands'): Promise<CellNetwork> {
    // One thread a worker: the pool reads as many photos at once as there are cores.
    ort.env.wasm.numThreads = 1
    const bytes = await readFile(new URL(`./models/${model}.onnx`, import.meta.url))
    return new CellNetwork(await ort.InferenceSession.create(bytes, { executionProviders: ['wasm'] }))
  }

  async look(image: GreyImage, cells: readonly Rectangle[]): Promise<CellLook[]> {
    const looks: CellLook[] = []
    for (let start = 0; start < cells.length; start += batch) {
      const part = cells.slice(start, start + batch)
      const pixels = new Float32Array(part.length * cellPixels)
      for (const [index, cell] of part.entries()) cutCell(image, cell, pixels, index * cellPixels)
      looks.push(...(await this.#run(pixels, part.length)))
    }
    return looks
  }

  async #run(pixels: Float32Array, count: number): Promise<CellLook[]> {
    const cells = new ort.Tensor('float32', pixels, [count, 1, cellHeight, cellWidth])
    const results = await this.#session.run({ cells })
    const read = Object.fromEntries(
      outputs.map((name) => {
        const tensor = results[name]
        if (!tensor || !(tensor.data instanceof Float32Array))
          throw new Error(`the model has no output ${name}`)
        return [name, shares(tensor.data, count)]
      }),
    )
    const at = (name: (typeof outputs)[number], index: number) => {
      const list = read[name]?.[index]
      if (!list) throw new Error(`the model said nothing of cell ${index}`)
      return list
    }
    return Array.from({ length: count }, (_, index) => ({
      kind: at('kind', index),
      digits: at('digits', index),
      hundreds: at('hundreds', index),
      tens: at('tens', index),
      ones: at('ones', index),
      minus: at('minus', index),
      ring: at('ring', index),
    }))
  }
}

/** Softmax of each cell's row. */
function shares(logits: Float32Array, count: number): Float32Array[] {
  const size = logits.length / count
  return Array.from({ length: count }, (_, index) => {
    const row = logits.slice(index * size, (index + 1) * size)
    const most = row.reduce((best, value) => Math.max(best, value), -Infinity)
    const powers = row.map((value) => Math.exp(value - most))
    const sum = powers.reduce((total, value) => total + value, 0)
    return powers.map((value) => value / sum)
  })
}

/** How likely the cell holds this number, printed or written, of up to three digits. */
export function chanceOfNumber(look: CellLook, value: number): number {
  const text = String(Math.abs(value))
  const digit = (place: number) => {
    const character = text.at(-place)
    return character === undefined ? 10 : Number(character)
  }
  return (
    (look.digits[text.length] ?? 0) *
    (look.ones[digit(1)] ?? 0) *
    (text.length > 1 ? (look.tens[digit(2)] ?? 0) : 1) *
    (text.length > 2 ? (look.hundreds[digit(3)] ?? 0) : 1) *
    (look.minus[value < 0 ? 1 : 0] ?? 0)
  )
}
