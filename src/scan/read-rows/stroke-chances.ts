import {
  chanceOfAnyNumber,
  chanceOfNoStrokes,
  chanceOfNumber,
  chanceOfText,
  type CellPrediction,
} from '../read-cells/cell-prediction.ts'
import { mostStrokes, type StrokeChances } from './apply-sum-votes.ts'

/*
 * The numbers below were chosen by hand, not measured. They decide only what the ink leaves open.
 */

/** How often a hole ends at each number of strokes over par, from three under to nine over: an estimate for club golfers. */
const overParChances = [0.001, 0.008, 0.07, 0.27, 0.3, 0.18, 0.09, 0.04, 0.02, 0.01, 0.006, 0.003, 0.002]
const mostUnderPar = 3
/** The chance of any score beyond the table. */
const outlierChance = 0.0008
/** How common each par is: the mixture used where the par of the hole is not known. */
const parShares = [
  [3, 0.22],
  [4, 0.55],
  [5, 0.23],
] as const
/** Exponent of the prior, which knows nothing of this player and therefore counts for less than the ink. */
const priorWeight = 0.6
/** The prior of a cell without strokes, as `strokesPrior` is that of a number: most cells of a player's row hold one. */
const noStrokesPrior = 0.3
/** Of a cell read as text, the chance of each number that it may be in truth: up to 12 strokes, and above. */
const textChance = { upToTwelve: 0.06, above: 0.01 }
/** How far a ring makes up for a missing minus: a ringed 1 is a birdie with this weight, and a bogey with the rest. */
const ringAsMinus = 0.6
/** Keeps every number possible, so that the sums can still decide for it. */
const leastChance = 1e-6
const leastNoStrokes = 1e-7

/** How likely a hole of this par is played in so many strokes, before anything is read. `par` undefined: not known. */
export function strokesPrior(strokes: number, par: number | undefined): number {
  const chanceFor = (known: number) => overParChances[strokes - known + mostUnderPar] ?? outlierChance
  const chance =
    par === undefined
      ? parShares.reduce((sum, [usual, share]) => sum + share * chanceFor(usual), 0)
      : chanceFor(par)
  return chance ** priorWeight
}

/** The cell's chances if it holds gross strokes. */
export function grossChances(prediction: CellPrediction, par: number | undefined): StrokeChances {
  return strokeChances(prediction, par, (strokes) => chanceOfNumber(prediction, strokes))
}

/** The cell's chances if it holds a difference to par, turned into strokes with the par. */
export function toParChances(prediction: CellPrediction, par: number): StrokeChances {
  const ringed = 1 - prediction.ring.none
  return strokeChances(prediction, par, (strokes) => {
    const difference = strokes - par
    const plain = chanceOfNumber(prediction, Math.abs(difference))
    if (difference < 0) return chanceOfNumber(prediction, difference) + plain * ringed * ringAsMinus
    if (difference === 0) return plain
    return plain * (difference <= 2 ? 1 - ringed * ringAsMinus : 1)
  })
}

function strokeChances(
  prediction: CellPrediction,
  par: number | undefined,
  chanceOfInk: (strokes: number) => number,
): StrokeChances {
  const chances = new Float64Array(mostStrokes + 1)
  const number = chanceOfAnyNumber(prediction)
  const text = chanceOfText(prediction)
  for (let strokes = 1; strokes <= mostStrokes; strokes += 1)
    chances[strokes] =
      (number * chanceOfInk(strokes) + text * chanceBehindText(strokes) + leastChance) *
      strokesPrior(strokes, par)
  chances[0] = chanceOfNoStrokes(prediction) * noStrokesPrior + leastNoStrokes
  return chances
}

function chanceBehindText(strokes: number): number {
  return strokes <= 12 ? textChance.upToTwelve : textChance.above
}
