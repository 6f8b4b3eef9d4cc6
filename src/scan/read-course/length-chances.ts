import { chanceOfNumber, type CellPrediction } from '../read-cells/cell-prediction.ts'

/** What one cell of a tee's row may be, with its chance; the best first. */
export type LengthChance = { readonly value: number; readonly chance: number }

/** A par 3 for children and a par 6 from the back, in yards or metres. */
const shortest = 40
const longest = 799
const mostCandidates = 12
/** For a value that the network does not see at all. */
const leastChance = 1e-4
/** How often a printed sum is not that of its holes: misprints, a hole changed since, digits misread. An estimate. */
const wrongSumChance = 0.05
/** A wrong sum is any of about so many. */
const uniformSums = 1000

export function lengthChances(prediction: CellPrediction): LengthChance[] {
  const all: LengthChance[] = []
  let sum = 0
  for (let value = shortest; value <= longest; value += 1) {
    const chance = chanceOfNumber(prediction, value)
    sum += chance
    if (chance > leastChance) all.push({ value, chance })
  }
  all.sort((a, b) => b.chance - a.chance)
  return all
    .slice(0, mostCandidates)
    .map(({ value, chance }) => ({ value, chance: chance / Math.max(1e-9, sum) }))
}

/**
 * Joins the chances of the nine holes of a tee with those of their printed sum, over every sum that the candidates can have:
 * a sum that nine surely read holes miss by one digit corrects the least sure of them.
 */
export function applyLengthSum(
  holes: readonly (readonly LengthChance[])[],
  sumChance: ((sum: number) => number) | undefined,
): LengthChance[][] {
  if (!sumChance || holes.some(({ length }) => length === 0)) return holes.map((hole) => [...hole])
  const votes = (sum: number) => (1 - wrongSumChance) * sumChance(sum) + wrongSumChance / uniformSums
  const before = partialSums(holes)
  let after = new Map<number, number>()
  for (const sum of before.at(-1)?.keys() ?? []) after.set(sum, votes(sum))
  const joined: LengthChance[][] = []
  for (let index = holes.length - 1; index >= 0; index -= 1) {
    const hole = holes[index] ?? []
    const reached = before[index] ?? new Map<number, number>()
    const earlier = new Map<number, number>()
    const chances = hole.map(() => 0)
    for (const [sum, chance] of reached) {
      let rest = 0
      for (const [at, { value, chance: own }] of hole.entries()) {
        const vote = own * (after.get(sum + value) ?? 0)
        chances[at] = (chances[at] ?? 0) + chance * vote
        rest += vote
      }
      earlier.set(sum, rest)
    }
    joined.unshift(normalised(hole, chances))
    after = scaled(earlier)
  }
  return joined
}

function partialSums(holes: readonly (readonly LengthChance[])[]): Map<number, number>[] {
  const sums: Map<number, number>[] = [new Map([[0, 1]])]
  for (const hole of holes) {
    const next = new Map<number, number>()
    for (const [sum, chance] of sums.at(-1) ?? [])
      for (const { value, chance: own } of hole)
        next.set(sum + value, (next.get(sum + value) ?? 0) + chance * own)
    sums.push(next)
  }
  return sums
}

function normalised(hole: readonly LengthChance[], chances: readonly number[]): LengthChance[] {
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  if (total <= 0) return [...hole]
  return hole
    .map(({ value }, index) => ({ value, chance: (chances[index] ?? 0) / total }))
    .sort((a, b) => b.chance - a.chance)
}

function scaled(votes: Map<number, number>): Map<number, number> {
  const most = Math.max(...votes.values(), 0)
  return most > 0 ? new Map([...votes].map(([sum, vote]) => [sum, vote / most])) : votes
}
