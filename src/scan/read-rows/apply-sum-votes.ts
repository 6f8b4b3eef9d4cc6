/** Chances by strokes, 0 to `mostStrokes`. At 0 is the chance that the cell adds nothing: it is empty or picked up. */
export type StrokeChances = Float64Array

export const mostStrokes = 20
const mostSum = 9 * mostStrokes
/**
 * How often a written sum is not the sum of its nine: the player added up wrongly, or the sum is misread without the
 * network's chances showing it. An assumption, not a measurement: 3 in 100 for the player, as training/scan draws them
 * (cards/rounds.py), and 2 in 100 for the reading.
 */
const wrongSumChance = 0.05
/** A wrong, unread or missing sum votes for each of so many numbers alike. The exact count matters little. */
export const uniformSums = 100
/** Sums less likely than this cannot change a result, and are skipped for speed. */
const negligible = { pairOfNines: 1e-14, partialSum: 1e-16 }
/** Keeps the logarithm finite where the row fits no sum at all. */
const leastEvidence = 1e-300

export type RowEvidence = {
  readonly front: readonly StrokeChances[]
  readonly back: readonly StrokeChances[]
  /** How likely the written sum is each number; undefined where none is written. */
  readonly out: ((sum: number) => number) | undefined
  readonly in: ((sum: number) => number) | undefined
  readonly total: ((sum: number) => number) | undefined
}

export type RowPosterior = {
  /** By cell, front nine first: chances after the votes of the sums. Worked out when first asked for: many rows are only compared. */
  readonly cells: readonly StrokeChances[]
  /** How well cells and sums fit together: compares two readings of the same row. */
  readonly logEvidence: number
}

/**
 * Joins the chances of the cells with those of the written OUT, IN and TOTAL. Each sum votes for the cells that add up to
 * it. The result is exact: it counts every combination of strokes, by adding up the chances of partial sums.
 */
export function applySumVotes(row: RowEvidence): RowPosterior {
  const front = sumChances(row.front)
  const back = sumChances(row.back)
  const votes = {
    out: votesOf(row.out, mostSum),
    in: votesOf(row.in, mostSum),
    total: votesOf(row.total, 2 * mostSum),
  }
  const voteFront = new Float64Array(mostSum + 1)
  const voteBack = new Float64Array(mostSum + 1)
  let evidence = 0
  for (let f = 0; f <= mostSum; f += 1) {
    const chanceF = front.at(-1)?.[f] ?? 0
    const outF = votes.out[f] ?? 0
    for (let b = 0; b <= mostSum; b += 1) {
      const chanceB = back.at(-1)?.[b] ?? 0
      if (chanceF < negligible.pairOfNines && chanceB < negligible.pairOfNines) continue
      const weight = outF * (votes.in[b] ?? 0) * (votes.total[f + b] ?? 0)
      voteFront[f] = (voteFront[f] ?? 0) + chanceB * weight
      voteBack[b] = (voteBack[b] ?? 0) + chanceF * weight
      evidence += chanceF * chanceB * weight
    }
  }
  let cells: readonly StrokeChances[] | undefined
  return {
    get cells() {
      return (cells ??= [
        ...cellPosteriors(row.front, front, voteFront),
        ...cellPosteriors(row.back, back, voteBack),
      ])
    },
    logEvidence: Math.log(Math.max(leastEvidence, evidence)),
  }
}

/** By sum, up to `most`. */
function votesOf(chances: ((sum: number) => number) | undefined, most: number): Float64Array {
  const wrong = wrongSumChance / uniformSums
  return Float64Array.from({ length: most + 1 }, (_, sum) =>
    chances === undefined ? 1 / uniformSums : (1 - wrongSumChance) * chances(sum) + wrong,
  )
}

/** The chances of each partial sum: before the first cell, after the first, and so on. */
function sumChances(cells: readonly StrokeChances[]): Float64Array[] {
  const none = new Float64Array(mostSum + 1)
  none[0] = 1
  const sums = [none]
  for (const [index, cell] of cells.entries()) {
    const before = sums[index] ?? none
    const after = new Float64Array(mostSum + 1)
    for (let sum = 0; sum <= Math.min(mostSum, index * mostStrokes); sum += 1) {
      const chance = before[sum] ?? 0
      if (chance < negligible.partialSum) continue
      for (let strokes = 0; strokes <= mostStrokes && sum + strokes <= mostSum; strokes += 1)
        after[sum + strokes] = (after[sum + strokes] ?? 0) + chance * (cell[strokes] ?? 0)
    }
    sums.push(after)
  }
  return sums
}

/** Goes back through the cells with the votes for the whole sum, and shares them out to each cell. */
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
