import { chanceOfAnyNumber, chanceOfNumber, type CellPrediction } from '../read-cells/cell-prediction.ts'
import {
  applySumVotes,
  mostStrokes,
  uniformSums,
  type RowPosterior,
  type StrokeChances,
} from './apply-sum-votes.ts'
import { likeliestPar, type ParChance } from './printed-rows.ts'
import { grossChances, toParChances } from './stroke-chances.ts'

/** What the networks saw of a player's row, and the pars of its holes. */
export type RowInk = {
  /** By hole, the front nine first. */
  readonly predictions: readonly CellPrediction[]
  /** How many of them are of the front nine: nine or none. */
  readonly frontCount: number
  readonly sums: readonly { readonly of: 'out' | 'in' | 'total'; readonly prediction: CellPrediction }[]
  /** By hole, with none where the par is not known. */
  readonly pars: readonly (readonly ParChance[])[]
}

/** A player's row as it was read. */
export type PlayerRow = {
  readonly notation: 'gross' | 'to_par'
  /** By hole: the chances of each number of strokes after sums and pars. At 0: nothing to count. */
  readonly cells: readonly StrokeChances[]
  /** The same cells read as strokes, whatever the notation. */
  readonly asStrokes: readonly StrokeChances[]
  readonly logEvidence: number
}

/** How often a row is written as differences to par: an estimate. Such rows are rare, so the ink must say so clearly. */
const toParPrior = Math.log(0.08)
/** Where no par is known: only good enough to tell the notation. */
export const assumedPar = 4
const assumedPars: readonly ParChance[] = [{ par: assumedPar, chance: 1 }]
/** A par less likely than this changes no result. */
const leastParChance = 0.002

/**
 * Reads a row as strokes and as differences to par, and keeps the reading that fits better. Where pars are missing, a `to_par` row has
 * the right notation but strokes that must not be used.
 */
export function readPlayer({ predictions, frontCount, sums, pars }: RowInk): PlayerRow {
  const [front, back] = [predictions.slice(0, frontCount), predictions.slice(frontCount)]
  const sumOf = (of: 'out' | 'in' | 'total', par: number) =>
    sumChance(sums.find((sum) => sum.of === of)?.prediction, par)
  const knownPar = (index: number) => likeliestPar(pars[index] ?? [])
  const gross = applySumVotes({
    front: front.map((cell, index) => grossChances(cell, knownPar(index))),
    back: back.map((cell, index) => grossChances(cell, knownPar(frontCount + index))),
    out: sumOf('out', 0),
    in: sumOf('in', 0),
    total: sumOf('total', 0),
  })
  const parsAt = (index: number) => (knownPar(index) === undefined ? assumedPars : (pars[index] ?? []))
  const parOf = (from: number, to: number) => {
    let sum = 0
    for (let index = from; index < to; index += 1) sum += knownPar(index) ?? assumedPar
    return sum
  }
  const toPar = applySumVotes({
    front: front.map((cell, index) => overPars(cell, parsAt(index))),
    back: back.map((cell, index) => overPars(cell, parsAt(frontCount + index))),
    out: sumOf('out', parOf(0, frontCount)),
    in: sumOf('in', parOf(frontCount, predictions.length)),
    total: sumOf('total', parOf(0, predictions.length)),
  })
  const isToPar = toPar.logEvidence + toParPrior > gross.logEvidence
  const better: RowPosterior = isToPar ? toPar : gross
  return {
    notation: isToPar ? 'to_par' : 'gross',
    get cells() {
      return better.cells
    },
    get asStrokes() {
      return gross.cells
    },
    logEvidence: better.logEvidence,
  }
}

/** The mean over the pars that the hole may have: a difference is no surer than the par that it is counted from. */
function overPars(cell: CellPrediction, pars: readonly ParChance[]): StrokeChances {
  const chances = new Float64Array(mostStrokes + 1)
  for (const { par, chance } of pars) {
    if (chance < leastParChance) continue
    for (const [strokes, own] of toParChances(cell, par).entries())
      chances[strokes] = (chances[strokes] ?? 0) + chance * own
  }
  return chances
}

/** The vote of a written sum: as strokes or, where `par` is not 0, also as a difference to it. undefined: no sum is written. */
function sumChance(
  prediction: CellPrediction | undefined,
  par: number,
): ((sum: number) => number) | undefined {
  if (!prediction) return undefined
  const number = chanceOfAnyNumber(prediction)
  if (number < 0.5) return undefined
  const chances = Array.from({ length: 18 * mostStrokes + 1 }, (_, sum) => {
    const strokes = chanceOfNumber(prediction, sum)
    const chance = par === 0 ? strokes : 0.5 * strokes + 0.5 * chanceOfNumber(prediction, sum - par)
    return number * chance + (1 - number) / uniformSums
  })
  return (sum) => chances[sum] ?? 0
}
