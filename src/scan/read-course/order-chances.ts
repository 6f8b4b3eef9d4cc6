/** Chances by value, 1 to 18 at 1 to 18. */
export type IndexChances = Float64Array

export type IndexPosterior = {
  /** By hole: the chances after it is known that each value is used once. */
  readonly holes: readonly IndexChances[]
  readonly logEvidence: number
}

/** A digit that the network is sure of can still be wrong. Also keeps every order possible. */
const leastChance = 1e-4
const values = Array.from({ length: 18 }, (_, index) => index + 1)
/** How often the holes have each kind of indexes: nearly all cards number 18 holes 1 to 18. An estimate. */
const priors = { eighteen: 0.9, nineTwice: 0.05, nine: 0.4, everyOther: 0.28, anything: 0.001 }

/**
 * Joins the chances of the cells with what is known of stroke indexes: each value is used once. Which values those are, 1 to 18,
 * 1 to 9 for each nine, or every other one, is decided by what fits best. The result is exact: it counts every order.
 */
export function applyOrder(holes: readonly IndexChances[]): IndexPosterior {
  const independent = withoutOrder(holes)
  const best = orders(holes.length)
    .map(({ parts, prior }) => ({ parts: parts.map((part) => ordered(holes, part)), prior }))
    .map(({ parts, prior }) => ({
      holes: parts.flatMap((part) => part.holes),
      logEvidence: Math.log(prior) + parts.reduce((sum, part) => sum + part.logEvidence, 0),
    }))
    .reduce((one, other) => (other.logEvidence > one.logEvidence ? other : one), independent)
  return best
}

type Part = { readonly from: number; readonly values: readonly number[] }

function orders(count: number): { parts: Part[]; prior: number }[] {
  const nine = (from: number, used: readonly number[]): Part => ({ from, values: used })
  const low = values.slice(0, 9)
  if (count === 18)
    return [
      { parts: [nine(0, values)], prior: priors.eighteen },
      { parts: [nine(0, low), nine(9, low)], prior: priors.nineTwice },
    ]
  if (count !== 9) return []
  return [
    { parts: [nine(0, low)], prior: priors.nine },
    { parts: [nine(0, everyOther(1))], prior: priors.everyOther },
    { parts: [nine(0, everyOther(0))], prior: priors.everyOther },
  ]
}

function everyOther(rest: 0 | 1): number[] {
  return values.filter((value) => value % 2 === rest)
}

/** Each cell on its own: what a card with a misprint, or a row of something else, comes down to. */
function withoutOrder(holes: readonly IndexChances[]): IndexPosterior {
  let logEvidence = Math.log(priors.anything)
  const each = holes.map((chances) => {
    const all = values.map((value) => Math.max(leastChance, chances[value] ?? 0))
    const sum = all.reduce((total, chance) => total + chance, 0)
    logEvidence += Math.log(sum / values.length)
    const own = new Float64Array(values.length + 1)
    for (const [index, chance] of all.entries()) own[index + 1] = chance / sum
    return own
  })
  return { holes: each, logEvidence }
}

/** Goes over all sets of values that the first holes can have used, once from the front and once from the back. */
function ordered(all: readonly IndexChances[], { from, values: used }: Part): IndexPosterior {
  const holes = all.slice(from, from + used.length)
  const count = used.length
  const chances = holes.map((hole) => used.map((value) => Math.max(leastChance, hole[value] ?? 0)))
  const sets = 1 << count
  const before = new Float64Array(sets)
  const after = new Float64Array(sets)
  before[0] = 1
  after[sets - 1] = 1
  for (let set = 0; set < sets; set += 1) forward(set, chances, before)
  for (let set = sets - 1; set >= 0; set -= 1) backward(set, chances, after)
  const sums = holes.map(() => new Float64Array(19))
  for (let set = 0; set < sets; set += 1) {
    const hole = bitCount(set)
    const row = chances[hole]
    const sum = sums[hole]
    const reached = before[set] ?? 0
    if (!row || !sum) continue
    for (let bit = 0; bit < count; bit += 1) {
      if (set & (1 << bit)) continue
      const value = used[bit] ?? 0
      sum[value] = (sum[value] ?? 0) + reached * (row[bit] ?? 0) * (after[set | (1 << bit)] ?? 0)
    }
  }
  const whole = Math.max(Number.MIN_VALUE, before[sets - 1] ?? 0)
  return {
    holes: sums.map((sum) => sum.map((chance) => chance / whole)),
    logEvidence: Math.log(whole) - logFactorial(count),
  }
}

function forward(set: number, chances: readonly (readonly number[])[], before: Float64Array): void {
  const row = chances[bitCount(set)]
  const reached = before[set] ?? 0
  if (!row || reached === 0) return
  for (let bit = 0; bit < row.length; bit += 1)
    if (!(set & (1 << bit))) {
      const next = set | (1 << bit)
      before[next] = (before[next] ?? 0) + reached * (row[bit] ?? 0)
    }
}

function backward(set: number, chances: readonly (readonly number[])[], after: Float64Array): void {
  const row = chances[bitCount(set)]
  if (!row) return
  let sum = 0
  for (let bit = 0; bit < row.length; bit += 1)
    if (!(set & (1 << bit))) sum += (row[bit] ?? 0) * (after[set | (1 << bit)] ?? 0)
  after[set] = sum
}

function bitCount(set: number): number {
  let count = 0
  for (let rest = set; rest > 0; rest &= rest - 1) count += 1
  return count
}

function logFactorial(count: number): number {
  let sum = 0
  for (let factor = 2; factor <= count; factor += 1) sum += Math.log(factor)
  return sum
}
