/**
 * Wilcoxon's rank sum test (Mann and Whitney's U) of two groups of whole numbers, exact and in both directions: of all
 * ways to deal the same numbers out to groups of these sizes, the share in which the rank sum of the first lies at least
 * as far from its middle as it does. Equal numbers share the mean of their ranks, and the share is that of the numbers as
 * they are, so ties need no correction. 1 where a group is empty.
 */
export function rankTest(first: readonly number[], second: readonly number[]): number {
  const ranks = doubledRanks([...first, ...second])
  const [size, others] = [Math.min(first.length, second.length), Math.max(first.length, second.length)]
  const own = first.length <= second.length ? ranks.slice(0, size) : ranks.slice(others)
  const observed = own.reduce((sum, rank) => sum + rank, 0)
  const middle = size * (ranks.length + 1)
  const distance = Math.abs(observed - middle)
  let all = 0
  let asFar = 0
  waysToSum(ranks, size).forEach((ways, sum) => {
    all += ways
    if (Math.abs(sum - middle) >= distance) asFar += ways
  })
  return asFar / all
}

/** Twice the rank of each number, so that the mean of several ranks is whole. */
function doubledRanks(numbers: readonly number[]): number[] {
  const sorted = [...numbers].sort((a, b) => a - b)
  return numbers.map((one) => sorted.indexOf(one) + sorted.lastIndexOf(one) + 2)
}

/** For each sum, in how many ways `size` of the ranks make it. Counts of up to forty ranks are exact. */
function waysToSum(ranks: readonly number[], size: number): Float64Array {
  const rising = [...ranks].sort((a, b) => a - b)
  const most = rising.slice(rising.length - size).reduce((sum, rank) => sum + rank, 0)
  const ways = Array.from({ length: size + 1 }, () => new Float64Array(most + 1))
  ways[0]?.fill(1, 0, 1)
  /** The largest sum of so many of the ranks that were taken in: smaller ones come first, so that it stays small. */
  const largest = new Float64Array(size + 1)
  rising.forEach((rank, i) => {
    // From the larger choices down, so that each rank is taken once.
    for (let taken = Math.min(size, i + 1); taken >= 1; taken--) {
      const [from, to] = [ways[taken - 1], ways[taken]]
      if (!from || !to) continue
      const upTo = largest[taken - 1] ?? 0
      for (let sum = 0; sum <= upTo; sum++) to[sum + rank] = (to[sum + rank] ?? 0) + (from[sum] ?? 0)
      largest[taken] = upTo + rank
    }
  })
  return ways[size] ?? new Float64Array(1)
}
