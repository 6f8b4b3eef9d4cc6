import type { Line } from '../arithmetic/line.ts'
import type { Hole, RatingValues } from '../course/course.ts'
import type { Fraction } from '../fraction.ts'
import type { HandicapIndex, PlayingHandicap } from '../numbers.ts'
import { roundHalfUp } from '../rounding.ts'
import {
  exactCourseHandicap,
  exactNineHoleCourseHandicap,
  roundCourseHandicap,
  type ExactCourseHandicap,
  playingHandicapFrom,
} from './playing-handicap.ts'
import { explainStrokes, type StrokesFacts } from './explain-strokes.ts'
import type { ScoreForRecord } from './score-for-record.ts'
import {
  differentialOf18,
  differentialOfNinePlayed,
  roundDifferential,
  type RatedScore,
} from './score-differential.ts'

/** From a Handicap Index to a Playing Handicap. Indexes and ratings in tenths, fractions in strokes. */
export type HandicapFacts = {
  half_index: { index: number; half: number }
  course_handicap: { index: number; slope: number; courseRating: number; par: number } & Rounded
  playing_handicap: { courseHandicap: Fraction; allowancePercent: number } & Rounded
  /** `recommended`: where the competition has another than Appendix C recommends; `reason`: why, as the committee wrote it. */
  allowance: { allowancePercent: number; isCompetition: boolean; recommended?: number; reason?: string }
  index_at_start: { index: number }
  no_index_at_start: null
  index_now: null
  no_index_yet: null
  round_not_started: null
}

type Rounded = { exact: Fraction; rounded: number }

/** From a card to its Score Differential. */
export type DifferentialFacts = {
  /** `changed`: holes that count less than they took. */
  adjusted_gross: {
    total: number
    changed: readonly { holeNumber: number; counted: number; isMostLikely?: boolean }[]
  }
  differential: RatedScore & Rounded
  nine_differential: RatedScore & { exact: Fraction }
}

type PlayedOff = {
  handicapIndex: HandicapIndex
  rating: RatingValues
  holes: 9 | 18
  allowancePercent: number
}

/** The arithmetic from index to Playing Handicap, one line a step (R4, R5), as a result sheet opens it. */
export function explainPlayingHandicap(played: PlayedOff): Line<HandicapFacts>[] {
  return [...explainCourseHandicap(played), explainAllowance(played)]
}

export function explainCourseHandicap(played: PlayedOff): Line<HandicapFacts>[] {
  const { handicapIndex, rating, holes } = played
  const exact = exactOf(played)
  const index = holes === 9 ? roundHalfUp(handicapIndex, 2) : handicapIndex
  const { slope, courseRating, par } = rating
  return [
    ...(holes === 9 ? [{ kind: 'half_index', facts: { index: handicapIndex, half: index } } as const] : []),
    {
      kind: 'course_handicap',
      facts: { index, slope, courseRating, par, exact, rounded: roundCourseHandicap(exact) },
    },
  ]
}

function explainAllowance(played: PlayedOff): Line<HandicapFacts> {
  const { allowancePercent } = played
  const { numerator, denominator } = exactOf(played)
  return {
    kind: 'playing_handicap',
    facts: {
      courseHandicap: { numerator, denominator },
      allowancePercent,
      exact: { numerator: numerator * allowancePercent, denominator: denominator * 100 },
      rounded: playingHandicapFrom({ numerator, denominator }, allowancePercent),
    },
  }
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
  /** Where the allowance is not the recommended one. */
  other?: { recommended?: number; reason?: string }
}

/** The three handicaps of a started round, each with its own arithmetic (R4, R5, R6). */
export function explainRoundHandicaps(round: RoundTerms): {
  index: Line<HandicapFacts>[]
  course: Line<HandicapFacts>[]
  playing: Line<HandicapFacts & StrokesFacts>[]
} {
  const { handicapIndex, rating, allowancePercent, isCompetition } = round
  const strokes = explainStrokes(round.holes, round.playingHandicap)
  if (handicapIndex === undefined)
    return { index: [{ kind: 'no_index_at_start', facts: null }], course: [], playing: [strokes] }
  const played: PlayedOff = {
    handicapIndex,
    rating,
    allowancePercent,
    holes: round.holes.length === 9 ? 9 : 18,
  }
  return {
    index: [{ kind: 'index_at_start', facts: { index: handicapIndex } }],
    course: explainCourseHandicap(played),
    playing: [
      explainAllowance(played),
      { kind: 'allowance', facts: { allowancePercent, isCompetition, ...round.other } },
      strokes,
    ],
  }
}

/** The arithmetic of a Score Differential (R1, R2), from the card to the number on the record. */
export function explainDifferential(score: ScoreForRecord): Line<DifferentialFacts>[] {
  const { rated, adjusted, entry } = score
  const changed = adjusted.holes
    .filter((hole) => hole.gross !== hole.counted)
    .map(({ holeNumber, counted, why }) => ({
      holeNumber,
      counted,
      ...(why === 'most_likely' ? { isMostLikely: true } : {}),
    }))
  return [
    { kind: 'adjusted_gross', facts: { total: adjusted.total, changed } },
    explainRatedScore(rated, entry.kind === 'nine' ? 9 : 18),
  ]
}

/** From the adjusted gross score to the differential of the holes played (R1.1, R1.2), in one line. */
export function explainRatedScore(rated: RatedScore, holes: 9 | 18): Line<DifferentialFacts> {
  const { adjustedGross, courseRating, slope, pcc } = rated
  const made = { adjustedGross, courseRating, slope, pcc }
  if (holes === 9)
    return { kind: 'nine_differential', facts: { ...made, exact: differentialOfNinePlayed(rated) } }
  const exact = differentialOf18(rated)
  return { kind: 'differential', facts: { ...made, exact, rounded: roundDifferential(exact) } }
}
