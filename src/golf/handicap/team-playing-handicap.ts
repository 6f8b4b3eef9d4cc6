import { compareFractions, plus, type Fraction } from '../fraction.ts'
import { playingHandicap, type PlayingHandicap } from '../numbers.ts'
import { accepted, refused, type Outcome } from '../outcome.ts'
import { roundHalfUp } from '../rounding.ts'

/**
 * One Playing Handicap for a pair or team that plays one ball (R5; Appendix C: foursomes, greensomes, scrambles): the
 * unrounded Course Handicaps, lowest first, each times its weight in percent, rounded once. Players in any order.
 */
export function teamPlayingHandicap(
  courseHandicaps: readonly Fraction[],
  weightsLowFirst: readonly number[],
): Outcome<PlayingHandicap, 'wrong_team_size'> {
  if (courseHandicaps.length !== weightsLowFirst.length)
    return refused('wrong_team_size', `This format is played by ${weightsLowFirst.length}.`)
  const sum = [...courseHandicaps]
    .sort(compareFractions)
    .map((one, i) => ({ ...one, numerator: one.numerator * (weightsLowFirst[i] ?? 0) }))
    .reduce(plus, { numerator: 0, denominator: 1 })
  return accepted(playingHandicap(roundHalfUp(sum.numerator, sum.denominator * 100)))
}
