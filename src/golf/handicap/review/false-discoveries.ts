/**
 * Benjamini and Hochberg (1995): for each probability, the share of false discoveries among all tests whose probability is
 * as small, should this one be called one. Calling those up to 0.1 keeps the expected share at 0.1.
 */
export function falseDiscoveryShares(probabilities: readonly number[]): number[] {
  const order = probabilities.map((p, i) => ({ p, i })).sort((a, b) => b.p - a.p)
  const shares = Array.from(probabilities, () => 1)
  let least = 1
  order.forEach(({ p, i }, above) => {
    const rank = order.length - above
    least = Math.min(least, (p * order.length) / rank)
    shares[i] = least
  })
  return shares
}
