import { chanceOfNumber, type CellLook } from '../read-cells/cell-network.ts'
import { mostStrokes, applySumVotes, type RowPosterior, type StrokeChances } from './apply-sum-votes.ts'
import { grossChances, toParChances } from './stroke-chances.ts'

export type SumLooks = {
  readonly out: CellLook | undefined
  readonly in: CellLook | undefined
  readonly total: CellLook | undefined
}

/** What a player's row says, hole by hole. */
export type PlayerRow = {
  readonly notation: 'gross' | 'to_par'
  /** Chances by strokes after sums and pars have had their say; at 0 nothing to count. */
  readonly cells: readonly StrokeChances[]
  readonly logEvidence: number
}

/** Rows are rarely written as differences: the ink must say so clearly. */
const toParPrior = Math.log(0.08)

/**
 * Reads a row both ways and keeps what fits better. `front` and `back` are the looks at its cells, either may be empty;
 * pars by position, undefined where not known.
 */
export function readPlayer(
  front: readonly CellLook[],
  back: readonly CellLook[],
  sums: SumLooks,
  pars: readonly (number | undefined)[],
): PlayerRow {
  const cells = [...front, ...back]
  const gross = applySumVotes({
    front: front.map((look, index) => grossChances(look, pars[index])),
    back: back.map((look, index) => grossChances(look, pars[front.length + index])),
    out: sumChance(sums.out, 0),
    in: sumChance(sums.in, 0),
    total: sumChance(sums.total, 0),
  })
  // Without pars 4 stands in, to tell the notation; whoever asks must not use the strokes then.
  const parAt = (index: number) => pars[index] ?? 4
  const parOf = (from: number, to: number) => {
    let sum = 0
    for (let index = from; index < to; index += 1) sum += parAt(index)
    return sum
  }
  const toPar = applySumVotes({
    front: front.map((look, index) => toParChances(look, parAt(index))),
    back: back.map((look, index) => toParChances(look, parAt(front.length + index))),
    out: sumChance(sums.out, parOf(0, front.length)),
    in: sumChance(sums.in, parOf(front.length, cells.length)),
    total: sumChance(sums.total, parOf(0, cells.length)),
  })
  const isToPar = toPar.logEvidence + toParPrior > gross.logEvidence
  const better: RowPosterior = isToPar ? toPar : gross
  return { notation: isToPar ? 'to_par' : 'gross', cells: better.cells, logEvidence: better.logEvidence }
}

/** A sum as strokes, or, where `par` is not 0, also as a difference to it. undefined: nothing is written there. */
function sumChance(look: CellLook | undefined, par: number): ((sum: number) => number) | undefined {
  if (!look) return undefined
  const number = (look.kind[1] ?? 0) + (look.kind[2] ?? 0)
  if (number < 0.5) return undefined
  const chances = Array.from({ length: 18 * mostStrokes + 1 }, (_, sum) => {
    const strokes = chanceOfNumber(look, sum)
    const chance = par === 0 ? strokes : 0.5 * strokes + 0.5 * chanceOfNumber(look, sum - par)
    return number * chance + (1 - number) / 100
  })
  return (sum) => chances[sum] ?? 0
}
