import { isEmptyPlace, isNeeded, matchPairing, type Bracket, type BracketMatch } from './bracket.ts'

/** The result of a match that is not played because nobody comes from the match before. */
export const BYE = 'bye'
/** The result of a match that neither side plays. */
export const SCRATCHED = 'scratched'

/** A match that was decided by itself, because a place in it stays empty. */
export function isPassed(bracket: Bracket, match: BracketMatch): boolean {
  return match.result !== null && match.sources.some((source) => isEmptyPlace(bracket, source))
}

/**
 * Where both sides were scratched from a match, the next opponent has a bye; where nobody comes from either side, nobody
 * goes on from there.
 */
export function passEmptyPlaces(bracket: Bracket): Bracket {
  for (const match of bracket.matches) {
    if (match.result || !isNeeded(bracket, match)) continue
    const empty = match.sources.filter((source) => isEmptyPlace(bracket, source)).length
    const known = matchPairing(bracket, match).find((entrantId) => entrantId !== null) ?? null
    if (empty === 0 || (empty === 1 && known === null)) continue
    const result = { winnerId: known, result: known === null ? SCRATCHED : BYE }
    const matches = bracket.matches.map((one) => (one === match ? { ...one, result } : one))
    return passEmptyPlaces({ ...bracket, matches })
  }
  return bracket
}
