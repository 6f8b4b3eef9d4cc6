import { recordResult } from '#golf/match/bracket/advance.ts'
import { isNeeded, matchPairing, type Bracket } from '#golf/match/bracket/bracket.ts'
import { doubleElimination } from '#golf/match/bracket/double-elimination.ts'
import { singleElimination } from '#golf/match/bracket/single-elimination.ts'

/** Entrants e1, e2, ... in the order of their seeds. */
export const entrants = (count: number) => Array.from({ length: count }, (_, i) => `e${i + 1}`)

/** A draw of so many entrants. */
export function drawOf(type: 'single' | 'double', count: number, hasThirdPlace = false): Bracket {
  const drawn =
    type === 'single' ? singleElimination(entrants(count), hasThirdPlace) : doubleElimination(entrants(count))
  if (!drawn.ok) throw new Error(drawn.reason)
  return drawn.value
}

/** Plays every match that can be played; `wins` picks the first or the second of a pairing. */
export function playAll(bracket: Bracket, wins: (key: string) => 0 | 1): Bracket {
  let played = bracket
  for (;;) {
    const next = played.matches.find(
      (match) => !match.result && isNeeded(played, match) && !matchPairing(played, match).includes(null),
    )
    if (!next) return played
    const winnerId = matchPairing(played, next)[wins(next.key)] ?? ''
    const outcome = recordResult(played, next.key, { winnerId, result: '1 up' })
    if (!outcome.ok) throw new Error(outcome.reason)
    played = outcome.value
  }
}
