import { checkRating, type RatingRefusal } from '../course/check-rating.ts'
import { plus, type Fraction } from '../fraction.ts'
import { accepted, refused, type Outcome } from '../outcome.ts'
import { roundHalfUp } from '../rounding.ts'

/** An adjusted gross score with the rating it was made against; `courseRating` in whole tenths, `pcc` -1 to 3 (R1.7). */
export type RatedScore = { adjustedGross: number; courseRating: number; slope: number; pcc: number }

/** R1.1, Rules of Handicapping 5.1a: (113 / slope) x (adjusted gross - course rating - PCC), unrounded, in strokes. */
export function differentialOf18(score: RatedScore): Fraction {
  return {
    numerator: 113 * (10 * (score.adjustedGross - score.pcc) - score.courseRating),
    denominator: 10 * score.slope,
  }
}

/** R1.2, Rules of Handicapping 5.1b: the nine holes played alone, with half the PCC, unrounded. */
export function differentialOfNinePlayed(score: RatedScore): Fraction {
  return {
    numerator: 113 * (10 * score.adjustedGross - 5 * score.pcc - score.courseRating),
    denominator: 10 * score.slope,
  }
}

/** Expected differential of a nine not played: `perIndex` x Handicap Index + `base`, both in thousandths. */
export type ExpectedNine = { perIndex: number; base: number }

/**
 * ((Handicap Index x 1.04) + 2.4) / 2, as the Deutscher Golf Verband publishes it, which is 0.52 x Handicap Index + 1.2 and meets
 * the example of the USGA (R1.3). Another association's numbers can be passed instead.
 * https://duvenhof.de/aktuelles/artikel-lesen/golf-flohmarkt-am-sonntag-den-24032024-im-gc-duvenhof.html
 */
export const publishedExpectedNine: ExpectedNine = { perIndex: 520, base: 1200 }

/** R1.3: what the holder of an index is expected to score on the nine not played. `index` in tenths. */
export function expectedDifferentialOfNine(
  index: number,
  expected: ExpectedNine = publishedExpectedNine,
): Fraction {
  return { numerator: expected.perIndex * index + 10 * expected.base, denominator: 10_000 }
}

/** R1.2: nine holes as an 18-hole differential: the nine played plus the expected one, unrounded. */
export function differentialOf9(
  score: RatedScore,
  index: number,
  expected: ExpectedNine = publishedExpectedNine,
): Fraction {
  return plus(differentialOfNinePlayed(score), expectedDifferentialOfNine(index, expected))
}

/** R1.1, R0.1: a differential in strokes as it stands on the record, in tenths. */
export function roundDifferential(exact: Fraction): number {
  return roundHalfUp(exact.numerator * 10, exact.denominator)
}

export type ScoreRefusal = RatingRefusal | 'pcc_out_of_range' | 'gross_impossible'

/** Values a differential may be made of: a possible rating, PCC -1 to 3 (R1.1), a stroke on every hole. */
export function checkRatedScore(score: RatedScore, holes: 9 | 18): Outcome<RatedScore, ScoreRefusal> {
  const rating = checkRating(score, holes)
  if (!rating.ok) return rating
  if (!Number.isInteger(score.pcc) || score.pcc < -1 || score.pcc > 3)
    return refused('pcc_out_of_range', `The playing conditions calculation is -1 to 3, not ${score.pcc}.`)
  if (!Number.isInteger(score.adjustedGross) || score.adjustedGross < holes)
    return refused('gross_impossible', `${score.adjustedGross} strokes are too few for ${holes} holes.`)
  return accepted(score)
}
