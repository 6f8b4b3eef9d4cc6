import { seededRandom } from '#golf/seeded-random.ts'

export type Draw = {
  /** A whole number from 0 up to, and without, `end`. */
  below: (end: number) => number
  of: <T>(list: readonly T[]) => T
  /** True once in so many times. */
  isOne: (in_: number) => boolean
}

/** Draws that follow from a seed, for tests that write one thing in many ways. */
export function drawFrom(seed: number): Draw {
  const random = seededRandom(seed)
  const below = (end: number) => Math.floor(random() * end)
  const of = <T>(list: readonly T[]): T => {
    const one = list[below(list.length)]
    if (one === undefined) throw new Error('Nothing to draw from')
    return one
  }
  return { below, of, isOne: (in_) => below(in_) === 0 }
}
