import type { CellPrediction } from '#scan/read-cells/cell-prediction.ts'

type Kind = keyof CellPrediction['kind']

/**
 * What the network says of a cell: certain of its kind and, where there is one, of its number. `sure` is the chance of each digit and
 * of their count; the rest is shared by all others.
 */
export function makePrediction(kind: Kind, number?: number, sure = 1): CellPrediction {
  const digits = number === undefined ? '' : String(number)
  const chances = (size: number, likeliest: number) =>
    Float32Array.from({ length: size }, (_, at) => (at === likeliest ? sure : (1 - sure) / (size - 1)))
  const noDigit = 10
  const digit = (place: number) => chances(11, Number(digits.at(-place) ?? noDigit))
  return {
    kind: { empty: 0, printed: 0, written: 0, pickedUp: 0, words: 0, scrawl: 0, [kind]: 1 },
    digitCount: chances(5, Math.min(4, digits.length)),
    ones: digit(1),
    tens: digit(2),
    hundreds: digit(3),
    sign: { plain: 1, minus: 0 },
    ring: { none: 1, circle: 0, square: 0, triangle: 0 },
  }
}

/** Nine such cells side by side. */
export const makeRow = (kind: Kind, number?: number): CellPrediction[] =>
  Array.from({ length: 9 }, () => makePrediction(kind, number))
