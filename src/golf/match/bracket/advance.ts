import { accepted, refused, type Outcome } from '../../outcome.ts'
import { isPassed } from './empty-places.ts'
import {
  findMatch,
  isNeeded,
  matchesFedBy,
  matchPairing,
  type Bracket,
  type BracketMatch,
  type MatchKey,
  type RecordedResult,
} from './bracket.ts'
import { matchesToPlate } from './plate.ts'

export type AdvanceRefusal =
  | 'no_such_match'
  | 'pairing_unknown'
  | 'not_in_match'
  | 'match_not_needed'
  | 'already_recorded'
  | 'later_match_finished'

/**
 * Records who won a match, which places the winner in the next match. When the same result arrives twice (two taps, two
 * administrators) the bracket stays as it is (R8.6); a different one is refused until the first is undone.
 */
export function recordResult(
  bracket: Bracket,
  key: string,
  result: RecordedResult,
): Outcome<Bracket, AdvanceRefusal> {
  const match = findMatch(bracket, key)
  if (!match) return refused('no_such_match', 'There is no such match in this draw.')
  if (match.result)
    return match.result.winnerId === result.winnerId && match.result.result === result.result
      ? accepted(bracket)
      : refused('already_recorded', 'This match has another result; undo it first.')
  const pairing = matchPairing(bracket, match)
  if (pairing.includes(null))
    return refused('pairing_unknown', 'The players of this match are not known yet.')
  if (!isNeeded(bracket, match)) return refused('match_not_needed', 'The grand final needs no second match.')
  if (result.winnerId !== null && !pairing.includes(result.winnerId))
    return refused('not_in_match', 'The winner does not play this match.')
  return accepted(withResult(bracket, match.key, { ...result }))
}

/**
 * Undoes a result. `later` decides what happens to results that depend on it (R8.6): `refuse` the undo while one of them
 * is recorded, or `clear` them all. A match without a result stays as it is.
 */
export function undoResult(
  bracket: Bracket,
  key: string,
  later: 'refuse' | 'clear',
): Outcome<Bracket, 'no_such_match' | 'later_match_finished'> {
  const match = findMatch(bracket, key)
  if (!match) return refused('no_such_match', 'There is no such match in this draw.')
  if (!match.result) return accepted(bracket)
  const finished = laterMatches(bracket, match.key).filter((one) => one.result)
  if (later === 'refuse' && finished.some((one) => !isPassed(bracket, one)))
    return refused('later_match_finished', 'A later match has been played; undo that one first.')
  return accepted([match, ...finished].reduce((cleared, one) => withResult(cleared, one.key, null), bracket))
}

/** Every match that depends on this one for its players, or for whether it is played at all; all of the plate for a match that leads there. */
export function laterMatches(bracket: Bracket, key: MatchKey): BracketMatch[] {
  const found = new Map<MatchKey, BracketMatch>()
  const follow = (from: MatchKey) => {
    const next = matchesFedBy(bracket, from)
    if (findMatch(bracket, from)?.part === 'grand_final')
      next.push(...bracket.matches.filter((match) => match.part === 'reset'))
    for (const match of next)
      if (!found.has(match.key)) {
        found.set(match.key, match)
        follow(match.key)
      }
  }
  follow(key)
  const { plate } = bracket
  if (plate && matchesToPlate(bracket, plate).some((one) => one.key === key || found.has(one.key)))
    for (const match of bracket.matches) if (match.part === 'plate') found.set(match.key, match)
  return [...found.values()]
}

function withResult(bracket: Bracket, key: MatchKey, result: RecordedResult | null): Bracket {
  return {
    ...bracket,
    matches: bracket.matches.map((match) => (match.key === key ? { ...match, result } : match)),
  }
}
