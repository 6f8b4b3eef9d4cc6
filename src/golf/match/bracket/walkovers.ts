import { recordResult } from './advance.ts'
import { isNeeded, matchPairing, type Bracket } from './bracket.ts'

/**
 * T30: a player who has left the club loses every match by walkover, also those still to come (in a double elimination
 * those of the losers' side). Where both have left, the upper one goes on, so that the next opponent gets a walkover.
 */
export function withWalkovers(bracket: Bracket, gone: ReadonlySet<string>): Bracket {
  for (const match of bracket.matches) {
    if (match.result || !isNeeded(bracket, match)) continue
    const [a, b] = matchPairing(bracket, match)
    if (a === null || b === null || (!gone.has(a) && !gone.has(b))) continue
    const walkover = recordResult(bracket, match.key, {
      winnerId: gone.has(a) && !gone.has(b) ? b : a,
      result: 'w/o',
    })
    if (walkover.ok) return withWalkovers(walkover.value, gone)
  }
  return bracket
}
