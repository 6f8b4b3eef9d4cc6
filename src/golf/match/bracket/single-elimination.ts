import { accepted, refused, type Outcome } from '../../outcome.ts'
import { matchKey, type Bracket, type BracketMatch } from './bracket.ts'
import { bracketSize } from './seeding.ts'
import { winnersSide } from './winners-side.ts'

export type DrawRefusal = 'too_few_entrants' | 'entrant_repeated'

/**
 * R8.1 to R8.4: a knock-out from entrants in the order of their seeds. With `hasThirdPlace` the losers of the
 * semi-finals meet too (R8.7), provided that there are two semi-finals.
 */
export function singleElimination(
  entrantsBySeed: readonly string[],
  hasThirdPlace = false,
): Outcome<Bracket, DrawRefusal> {
  const checked = checkEntrants(entrantsBySeed)
  if (!checked.ok) return checked
  const size = bracketSize(entrantsBySeed.length)
  const matches = winnersSide(entrantsBySeed)
  const semiFinals = matches.filter((match) => 2 ** match.bracketRound * 2 === size)
  const [first, second] = semiFinals
  if (hasThirdPlace && first && second) matches.push(thirdPlace(first, second))
  return accepted({ type: 'single_elimination', size, matches })
}

export function checkEntrants(entrants: readonly string[]): Outcome<readonly string[], DrawRefusal> {
  if (entrants.length < 2) return refused('too_few_entrants', 'A draw needs two entrants.')
  const repeated = entrants.find((entrantId, i) => entrants.indexOf(entrantId) !== i)
  return repeated === undefined
    ? accepted(entrants)
    : refused('entrant_repeated', 'An entrant is in the draw twice.')
}

function thirdPlace(a: BracketMatch, b: BracketMatch): BracketMatch {
  return {
    key: matchKey('third_place', a.bracketRound + 1, 1),
    part: 'third_place',
    bracketRound: a.bracketRound + 1,
    number: 1,
    sources: [
      { kind: 'loser', of: a.key },
      { kind: 'loser', of: b.key },
    ],
    result: null,
  }
}
