import { accepted, refused, type Outcome } from '../../outcome.ts'
import { matchPairing, type Bracket, type BracketMatch, type Plate, type Source } from './bracket.ts'
import { winnersSide } from './winners-side.ts'

/** Who did not come to a match, or was sent off the course, does not play for the plate either. */
const NOT_PLAYED = ['w/o', 'dq']

/** The matches whose losers play for the plate. */
export function matchesToPlate(bracket: Bracket, plate: Plate): BracketMatch[] {
  const isAfterBye = ({ bracketRound, sources }: BracketMatch) =>
    bracketRound === 2 && sources.some(({ kind }) => kind === 'entrant')
  return bracket.matches.filter(
    (match) =>
      match.part === 'winners' &&
      (match.bracketRound === 1 || (plate === 'first_match' && isAfterBye(match))),
  )
}

/**
 * R8.7: the entrants of the plate, in the order of the draw, once every match that leads there is decided: who has lost
 * the first match they had to play. A player who won in round one and then loses to one with a bye is not among them.
 */
export function plateEntrants(
  bracket: Bracket,
  plate: Plate = 'round_one',
): Outcome<string[], 'first_matches_not_finished'> {
  const losers: string[] = []
  for (const match of matchesToPlate(bracket, plate)) {
    if (!match.result)
      return refused('first_matches_not_finished', 'The matches that lead to the plate are being played.')
    const { winnerId, result } = match.result
    const [a, b] = matchPairing(bracket, match)
    const loser = winnerId === a ? 1 : 0
    const loserId = loser === 0 ? a : b
    const isFirstMatch = match.bracketRound === 1 || match.sources[loser].kind === 'entrant'
    if (winnerId !== null && loserId !== null && isFirstMatch && !NOT_PLAYED.includes(result))
      losers.push(loserId)
  }
  return accepted(losers)
}

/**
 * The draw with its plate as the results of the first matches ask for it: drawn when the last of them is in, taken away
 * when one of them is undone, and as it is when its field is the same. Two make a plate.
 */
export function withPlate(bracket: Bracket): Bracket {
  const { plate } = bracket
  const others = bracket.matches.filter(({ part }) => part !== 'plate')
  if (!plate) return others.length === bracket.matches.length ? bracket : { ...bracket, matches: others }
  const field = plateEntrants(bracket, plate)
  const drawn = field.ok && field.value.length > 1 ? winnersSide(field.value, 'plate') : []
  const present = bracket.matches.filter(({ part }) => part === 'plate')
  return pairingsOf(drawn) === pairingsOf(present) ? bracket : { ...bracket, matches: [...others, ...drawn] }
}

function pairingsOf(matches: readonly BracketMatch[]): string {
  const from = (source: Source) =>
    source.kind === 'entrant' ? source.entrantId : `${source.kind} ${source.of}`
  return matches.map(({ key, sources }) => `${key}: ${sources.map(from).join(', ')}`).join('; ')
}
