/** What each entrant gets, in minor units of the currency, and what could not be divided evenly. */
export type SharedPrizes = { shares: ReadonlyMap<string, number>; remainder: number }

/**
 * R9.7: the prizes of tied places are added and divided. `prizes` by place, first place first; `finish` lists the
 * entrants of each place in order, so [[a], [b, c]] is 1, T2, T2. Minor units that cannot be divided stay with the
 * club (`remainder`), so that players who share a place get the same.
 */
export function sharePrizes(prizes: readonly number[], finish: readonly (readonly string[])[]): SharedPrizes {
  const shares = new Map<string, number>()
  let remainder = 0
  let from = 0
  for (const place of finish) {
    const to = from + place.length
    const pool = prizes.slice(from, to).reduce((sum, prize) => sum + prize, 0)
    const share = place.length === 0 ? 0 : Math.floor(pool / place.length)
    for (const entrantId of place) shares.set(entrantId, share)
    remainder += pool - share * place.length
    from = to
  }
  return { shares, remainder }
}
