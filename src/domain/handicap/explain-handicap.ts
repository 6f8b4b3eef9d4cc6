import type { RatingValues } from '../course/course.ts'
import { formatHandicap, formatHandicapIndex, type HandicapIndex } from '../numbers.ts'
import { roundHalfUp } from '../rounding.ts'
import { exactCourseHandicap, exactNineHoleCourseHandicap, roundCourseHandicap } from './course-handicap.ts'
import { playingHandicapFrom } from './playing-handicap.ts'
import type { ScoreForRecord } from './score-for-record.ts'
import {
  differentialOf18,
  differentialOfNinePlayed,
  roundDifferential,
  type RatedScore,
} from './score-differential.ts'

/** The arithmetic from index to Playing Handicap, one sentence a step (R4, R5), as a result sheet opens it. */
export function explainPlayingHandicap(played: {
  handicapIndex: HandicapIndex
  rating: RatingValues
  holes: 9 | 18
  allowancePercent: number
}): string[] {
  const { handicapIndex, rating, holes, allowancePercent } = played
  const exact =
    holes === 9
      ? exactNineHoleCourseHandicap(handicapIndex, rating)
      : exactCourseHandicap(handicapIndex, rating)
  const index = holes === 9 ? roundHalfUp(handicapIndex, 2) : handicapIndex
  const unrounded = thousandths(exact.numerator, exact.denominator)
  const halved = `Half of the Handicap Index ${formatHandicapIndex(handicapIndex)} is ${decimal(index)}.`
  return [
    ...(holes === 9 ? [halved] : []),
    `Course Handicap: ${decimal(index)} x ${rating.slope} / 113 + (${decimal(rating.courseRating)} - ${rating.par}) = ` +
      `${unrounded}, rounded ${formatHandicap(roundCourseHandicap(exact))}.`,
    `Playing Handicap: ${unrounded} x ${allowancePercent} % = ` +
      `${thousandths(exact.numerator * allowancePercent, exact.denominator * 100)}, ` +
      `rounded ${formatHandicap(playingHandicapFrom(exact, allowancePercent))}.`,
  ]
}

/** The arithmetic of a Score Differential (R1, R2), from the card to the number on the record. */
export function explainDifferential(score: ScoreForRecord): string[] {
  const { rated, adjusted, entry } = score
  const changed = adjusted.holes
    .filter((hole) => hole.gross !== hole.counted)
    .map((hole) => `hole ${hole.holeNumber} counts ${hole.counted}`)
  return [
    changed.length === 0
      ? `Adjusted gross score ${adjusted.total}, no hole above its maximum.`
      : `Adjusted gross score ${adjusted.total}: ${changed.join(', ')}.`,
    explainRatedScore(rated, entry.kind === 'nine' ? 9 : 18),
  ]
}

/** From the adjusted gross score to the differential of the holes played (R1.1, R1.2), in one sentence. */
export function explainRatedScore(rated: RatedScore, holes: 9 | 18): string {
  const { adjustedGross, courseRating, slope, pcc } = rated
  const differential = holes === 9 ? differentialOfNinePlayed(rated) : differentialOf18(rated)
  const conditions = pcc === 0 ? '' : ` - ${holes === 9 ? `${pcc} / 2` : pcc} (conditions)`
  const exact = thousandths(differential.numerator, differential.denominator)
  return (
    `113 / ${slope} x (${adjustedGross} - ${decimal(courseRating)}${conditions}) = ${exact}` +
    (holes === 9 ? ' for the nine holes played.' : `, rounded ${decimal(roundDifferential(differential))}.`)
  )
}

/** Tenths as a signed decimal: arithmetic is shown with its sign, not with the golfers' plus. */
function decimal(tenths: number): string {
  return (tenths / 10).toFixed(1)
}

function thousandths(numerator: number, denominator: number): string {
  return (roundHalfUp(numerator * 1000, denominator) / 1000).toFixed(3)
}
