import type { Hole, RatingValues } from '../course/course.ts'
import { formatHandicap, formatHandicapIndex, type HandicapIndex, type PlayingHandicap } from '../numbers.ts'
import { roundHalfUp } from '../rounding.ts'
import {
  exactCourseHandicap,
  exactNineHoleCourseHandicap,
  roundCourseHandicap,
  type ExactCourseHandicap,
} from './course-handicap.ts'
import { explainStrokes } from './explain-strokes.ts'
import { playingHandicapFrom } from './playing-handicap.ts'
import type { ScoreForRecord } from './score-for-record.ts'
import {
  differentialOf18,
  differentialOfNinePlayed,
  roundDifferential,
  type RatedScore,
} from './score-differential.ts'

type PlayedOff = {
  handicapIndex: HandicapIndex
  rating: RatingValues
  holes: 9 | 18
  allowancePercent: number
}

/** The arithmetic from index to Playing Handicap, one sentence a step (R4, R5), as a result sheet opens it. */
export function explainPlayingHandicap(played: PlayedOff): string[] {
  return [...explainCourseHandicap(played), explainAllowance(played)]
}

function explainCourseHandicap(played: PlayedOff): string[] {
  const { handicapIndex, rating, holes } = played
  const exact = exactOf(played)
  const index = holes === 9 ? roundHalfUp(handicapIndex, 2) : handicapIndex
  const halved = `Half of the Handicap Index ${formatHandicapIndex(handicapIndex)} is ${decimal(index)}.`
  return [
    ...(holes === 9 ? [halved] : []),
    `Course Handicap: ${decimal(index)} x ${rating.slope} / 113 + (${decimal(rating.courseRating)} - ${rating.par}) = ` +
      `${thousandths(exact.numerator, exact.denominator)}, rounded ${formatHandicap(roundCourseHandicap(exact))}.`,
  ]
}

function explainAllowance(played: PlayedOff): string {
  const { allowancePercent } = played
  const { numerator, denominator } = exactOf(played)
  return (
    `Playing Handicap: ${thousandths(numerator, denominator)} x ${allowancePercent} % = ` +
    `${thousandths(numerator * allowancePercent, denominator * 100)}, ` +
    `rounded ${formatHandicap(playingHandicapFrom({ numerator, denominator }, allowancePercent))}.`
  )
}

function exactOf({ handicapIndex, rating, holes }: PlayedOff): ExactCourseHandicap {
  return holes === 9
    ? exactNineHoleCourseHandicap(handicapIndex, rating)
    : exactCourseHandicap(handicapIndex, rating)
}

/** What a round was started with (R0.3). */
export type RoundTerms = {
  handicapIndex: HandicapIndex | undefined
  rating: RatingValues
  holes: readonly Hole[]
  allowancePercent: number
  playingHandicap: PlayingHandicap
  isCompetition: boolean
}

/** The three handicaps of a started round, each with its own arithmetic (R4, R5, R6). */
export function explainRoundHandicaps(round: RoundTerms): {
  index: string[]
  course: string[]
  playing: string[]
} {
  const { handicapIndex, rating, allowancePercent } = round
  const strokes = explainStrokes(round.holes, round.playingHandicap)
  if (handicapIndex === undefined)
    return {
      index: ['There was no Handicap Index when the round started; it is played off 0.'],
      course: [],
      playing: [strokes],
    }
  const played: PlayedOff = {
    handicapIndex,
    rating,
    allowancePercent,
    holes: round.holes.length === 9 ? 9 : 18,
  }
  return {
    index: [`Handicap Index ${formatHandicapIndex(handicapIndex)}: held when the round started.`],
    course: explainCourseHandicap(played),
    playing: [
      explainAllowance(played),
      `The allowance of ${allowancePercent} % is ${round.isCompetition ? 'the competition’s' : 'that of a round outside competitions'}.`,
      strokes,
    ],
  }
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
