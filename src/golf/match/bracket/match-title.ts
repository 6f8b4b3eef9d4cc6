import type { Bracket, BracketMatch } from './bracket.ts'
import { roundCount, roundName } from './round-name.ts'

/**
 * The title of a match's round: in a knock-out that of `roundName`; in a double elimination the last round of each side
 * is that side's final (R8.5).
 */
export function matchTitle(bracket: Bracket, match: BracketMatch): string {
  switch (match.part) {
    case 'winners': {
      const isAlone = !bracket.matches.some((one) => one.part === 'grand_final')
      const rounds = roundCount(bracket.size)
      if (isAlone) return roundName(match.bracketRound, rounds)
      return match.bracketRound === rounds ? 'Winners’ Final' : `Winners’ Round ${match.bracketRound}`
    }
    case 'losers': {
      // With byes its first round can be empty, so rounds are counted as they are played.
      const losers = bracket.matches.filter((one) => one.part === 'losers')
      const rounds = [...new Set(losers.map((one) => one.bracketRound))]
      const order = rounds.indexOf(match.bracketRound) + 1
      return order === rounds.length ? 'Losers’ Final' : `Losers’ Round ${order}`
    }
    case 'grand_final':
      return 'Grand Final'
    case 'reset':
      return 'Grand Final, second match'
    case 'third_place':
      return 'Third Place'
    case 'plate': {
      const rounds = bracket.matches.filter((one) => one.part === 'plate').map((one) => one.bracketRound)
      return `Plate ${roundName(match.bracketRound, Math.max(...rounds))}`
    }
  }
}
