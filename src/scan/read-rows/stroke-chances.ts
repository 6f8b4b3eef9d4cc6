import { chanceOfNumber, type CellLook } from '../read-cells/cell-network.ts'
import { mostStrokes, type StrokeChances } from './apply-sum-votes.ts'

/**
 * How often holes end so many strokes over par; from three under to nine over. Rounded from what club golfers of every
 * level return; it decides only what ink leaves open.
 */
const overPar = [0.001, 0.008, 0.07, 0.27, 0.3, 0.18, 0.09, 0.04, 0.02, 0.01, 0.006, 0.003, 0.002]
/** Where no par is known: a mixture of the usual ones. */
const usualPars = [
  [3, 0.22],
  [4, 0.55],
  [5, 0.23],
] as const
/** The prior knows nothing of this player: it counts for less than the ink. */
const priorWeight = 0.6

export function priorOf(strokes: number, par: number | undefined): number {
  const chance =
    par === undefined
      ? usualPars.reduce((sum, [usual, share]) => sum + share * (overPar[strokes - usual + 3] ?? 0.0008), 0)
      : (overPar[strokes - par + 3] ?? 0.0008)
  return chance ** priorWeight
}

/** As gross strokes. At 0: nothing to count, an empty cell or a hole picked up. */
export function grossChances(look: CellLook, par: number | undefined): StrokeChances {
  const chances = new Float64Array(mostStrokes + 1)
  const number = (look.kind[1] ?? 0) + (look.kind[2] ?? 0)
  const other = (look.kind[4] ?? 0) + (look.kind[5] ?? 0)
  for (let strokes = 1; strokes <= mostStrokes; strokes += 1)
    chances[strokes] =
      (number * chanceOfNumber(look, strokes) + other * unreadable(strokes) + 1e-6) * priorOf(strokes, par)
  chances[0] = ((look.kind[0] ?? 0) + (look.kind[3] ?? 0)) * 0.3 + 1e-7
  return chances
}

/** As differences to par, turned into strokes with the par. */
export function toParChances(look: CellLook, par: number): StrokeChances {
  const chances = new Float64Array(mostStrokes + 1)
  const number = (look.kind[1] ?? 0) + (look.kind[2] ?? 0)
  const other = (look.kind[4] ?? 0) + (look.kind[5] ?? 0)
  // A birdie's 1 is written with a minus, or only circled.
  const ringed = 1 - (look.ring[0] ?? 0)
  for (let strokes = 1; strokes <= mostStrokes; strokes += 1) {
    const difference = strokes - par
    const plain = chanceOfNumber(look, Math.abs(difference))
    const chance =
      difference < 0
        ? chanceOfNumber(look, difference) + plain * ringed * 0.6
        : difference === 0
          ? plain
          : plain * (difference <= 2 ? 1 - ringed * 0.6 : 1)
    chances[strokes] = (number * chance + other * unreadable(strokes) + 1e-6) * priorOf(strokes, par)
  }
  chances[0] = ((look.kind[0] ?? 0) + (look.kind[3] ?? 0)) * 0.3 + 1e-7
  return chances
}

function unreadable(strokes: number): number {
  return strokes <= 12 ? 0.06 : 0.01
}
