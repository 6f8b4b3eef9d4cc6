/**
 * What a row of cells and the sums beside it say together. Everything is a chance: a cell's chances come from the
 * network, a sum votes for the cells that make it, and a player who added up wrongly is allowed for.
 */

/** Chances by strokes 0 to `mostStrokes`; what a cell that adds nothing (empty, picked up) has at 0. */
export type StrokeChances = Float64Array

export const mostStrokes = 20
const mostSum = 9 * mostStrokes
/** Three players in a hundred add up wrongly, and as many sums are misread in a way that the network does not know of. */
const wrongSum = 0.05

export type RowEvidence = {
  readonly front: readonly StrokeChances[]
  readonly back: readonly StrokeChances[]
  /** Chances of the number written as a sum; undefined where none is written. */
  readonly out: ((sum: number) => number) | undefined
  readonly in: ((sum: number) => number) | undefined
  readonly total: ((sum: number) => number) | undefined
}

export type RowPosterior = {
  /** By cell, front nine first: chances after the sums have voted. */
  readonly cells: readonly StrokeChances[]
  /** How well the whole row fits, to compare readings of the same row with. */
  readonly logEvidence: number
}

export function applySumVotes(row: RowEvidence): RowPosterior {
  const front = sumChances(row.front)
  const back = sumChances(row.back)
  const voteFront = new Float64Array(mostSum + 1)
  const voteBack = new Float64Array(mostSum + 1)
  let evidence = 0
  for (let f = 0; f <= mostSum; f += 1) {
    const chanceF = front.at(-1)?.[f] ?? 0
    const outF = vote(row.out, f)
    for (let b = 0; b <= mostSum; b += 1) {
      const chanceB = back.at(-1)?.[b] ?? 0
      if (chanceF < 1e-14 && chanceB < 1e-14) continue
      const says = outF * vote(row.in, b) * vote(row.total, f + b)
      voteFront[f] = (voteFront[f] ?? 0) + chanceB * says
      voteBack[b] = (voteBack[b] ?? 0) + chanceF * says
      evidence += chanceF * chanceB * says
    }
  }
  return {
    cells: [...cellPosteriors(row.front, front, voteFront), ...cellPosteriors(row.back, back, voteBack)],
    logEvidence: Math.log(Math.max(1e-300, evidence)),
  }
}

function vote(chances: ((sum: number) => number) | undefined, sum: number): number {
  return chances === undefined ? 1 / 100 : (1 - wrongSum) * chances(sum) + wrongSum / 100
}

/** Before the first cell, after the first, …: chances of the sum so far. */
function sumChances(cells: readonly StrokeChances[]): Float64Array[] {
  const none = new Float64Array(mostSum + 1)
  none[0] = 1
  const sums = [none]
  for (const [index, cell] of cells.entries()) {
    const before = sums[index] ?? none
    const after = new Float64Array(mostSum + 1)
    for (let sum = 0; sum <= Math.min(mostSum, index * mostStrokes); sum += 1) {
      const chance = before[sum] ?? 0
      if (chance < 1e-16) continue
      for (let strokes = 0; strokes <= mostStrokes && sum + strokes <= mostSum; strokes += 1)
        after[sum + strokes] = (after[sum + strokes] ?? 0) + chance * (cell[strokes] ?? 0)
    }
    sums.push(after)
  }
  return sums
}

function cellPosteriors(
  cells: readonly StrokeChances[],
  before: readonly Float64Array[],
  votes: Float64Array,
): StrokeChances[] {
  const result: StrokeChances[] = []
  let after = votes
  for (let index = cells.length - 1; index >= 0; index -= 1) {
    const cell = cells[index] ?? new Float64Array(mostStrokes + 1)
    const left = before[index] ?? new Float64Array(mostSum + 1)
    const chances = new Float64Array(mostStrokes + 1)
    const earlier = new Float64Array(mostSum + 1)
    for (let sum = 0; sum <= mostSum; sum += 1) {
      const reached = left[sum] ?? 0
      for (let strokes = 0; strokes <= mostStrokes && sum + strokes <= mostSum; strokes += 1) {
        const rest = (after[sum + strokes] ?? 0) * (cell[strokes] ?? 0)
        chances[strokes] = (chances[strokes] ?? 0) + reached * rest
        earlier[sum] = (earlier[sum] ?? 0) + rest
      }
    }
    const total = chances.reduce((sum, chance) => sum + chance, 0)
    result.unshift(total > 0 ? chances.map((chance) => chance / total) : cell)
    const scale = earlier.reduce((sum, value) => Math.max(sum, value), 0)
    after = scale > 0 ? earlier.map((value) => value / scale) : earlier
  }
  return result
}
