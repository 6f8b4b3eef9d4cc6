import { CASUAL_ALLOWANCE } from '../competition/competition.ts'
import { totalPar, type Gender, type Hole, type TeeRating } from '../course/course.ts'
import { areStrokeIndexesConfirmed, knownYards, type GeneratedParts } from '../course/generated-parts.ts'
import { hasWomensCard, holesFor, type WomensHole } from '../course/womens-card.ts'
import { roundHandicaps, type RoundHandicaps } from '../handicap/round-handicaps.ts'
import { handicapIndex } from '../numbers.ts'
import type { CardHole } from './card.ts'
import { capOf, type MaximumScore } from './maximum-score.ts'
import type { StablefordTable } from './stableford.ts'

type PlayedHole = Hole & WomensHole
type CourseHole = PlayedHole & { yardages: Readonly<Record<string, number>>; generated: GeneratedParts }

/** A course with what the terms of a round are made of. */
export type RatedCourse<H extends PlayedHole = CourseHole> = {
  course: { courseRating: number | null; slope: number; par: number }
  holes: readonly H[]
}

export type RatedTee = { ratings: readonly TeeRating[] }

/** What a tee of the course makes of an index in whole tenths. `holes`: of the player's card, or of one that has been started. */
export function handicapsFrom<H extends PlayedHole>(terms: {
  whole: RatedCourse<H>
  tee: RatedTee | null
  gender: Gender | undefined
  holes: readonly Hole[]
  index: number | null
  allowancePercent: number
}): RoundHandicaps {
  const { whole, tee, index, ...rest } = terms
  const { courseRating, slope, par } = whole.course
  const isWomensCard = holesFor(whole.holes, terms.gender) !== whole.holes
  return roundHandicaps({
    ...rest,
    tee: tee && (hasWomensCard(whole.holes) ? againstOwnCard(tee, isWomensCard, terms.holes) : tee),
    course: {
      courseRating: courseRating ?? undefined,
      slope,
      // The par of the men's card is none of a women's card, and a course rating is rated against it.
      par: isWomensCard && courseRating === null ? undefined : par,
    },
    index: index === null ? null : handicapIndex(index),
  })
}

/**
 * Where men and women have cards of their own, ratings of the other gender come with the par of the card that is played: CR - par
 * makes playing to a handicap 36 points, and the points are counted against these pars (Rules of Handicapping 6.1a, R4.1).
 */
function againstOwnCard({ ratings }: RatedTee, isWomensCard: boolean, holes: readonly Hole[]): RatedTee {
  const own = isWomensCard ? 'women' : 'men'
  return {
    ratings: ratings.map((one) => (one.gender === own ? one : { ...one, par: totalPar(holes) })),
  }
}

/** What an index makes of a card that has begun: by the ratings, the par and the allowance that it began with (R0.3). */
export function handicapsOfCard(
  card: {
    courseRating: number
    slope: number
    par: number
    holes: readonly Hole[]
    allowancePercent: number
  },
  index: number,
): Pick<RoundHandicaps, 'courseHandicap' | 'playingHandicap'> {
  const { holes, allowancePercent, ...course } = card
  const { courseHandicap, playingHandicap } = roundHandicaps({
    tee: null,
    gender: undefined,
    course,
    holes,
    allowancePercent,
    index: handicapIndex(index),
  })
  return { courseHandicap, playingHandicap }
}

export type RoundTerms = RoundHandicaps & {
  allowancePercent: number
  stablefordTable: StablefordTable
  strokeIndexesConfirmed: boolean
  holes: (CardHole & { yards: number | null })[]
}

/**
 * All that a round is scored with, fixed when it starts (D5, R0.3). The server makes it of what it has, and a phone without a
 * network of what it has kept: the same function, so that they differ only where what they know differs.
 */
export function roundTerms(known: {
  whole: RatedCourse
  tee: (RatedTee & { name: string }) | null
  competition:
    | {
        allowancePercent: number
        stablefordTable: StablefordTable
        maximum?: MaximumScore | undefined
        /** Of the round that is begun. */
        closedHoles?: readonly number[]
      }
    | undefined
  index: number | null
  gender: Gender | undefined
}): RoundTerms {
  const { whole, tee, competition, index, gender } = known
  const holes = holesFor(whole.holes, gender)
  const allowancePercent = competition?.allowancePercent ?? CASUAL_ALLOWANCE
  return {
    ...handicapsFrom({ whole, tee, gender, holes, index, allowancePercent }),
    allowancePercent,
    stablefordTable: competition?.stablefordTable ?? 'standard',
    strokeIndexesConfirmed: areStrokeIndexesConfirmed(holes),
    holes: holes.map((hole) => ({
      holeNumber: hole.holeNumber,
      par: hole.par,
      strokeIndex: hole.strokeIndex,
      yards: knownYards(hole, tee?.name),
      ...(competition?.maximum && capOf(hole.par, competition.maximum)),
      ...(competition?.closedHoles?.includes(hole.holeNumber) === true && { isClosed: true }),
    })),
  }
}

/** What a tee makes of an index by one set of ratings; `gender` is whose they are, null where the tee has none of its own. */
export type OfferedTerms = { gender: Gender | null; handicaps: RoundHandicaps }

/** Where a tee is rated for both, a player who has not said which ratings are theirs sees what each would make. */
export function offeredTerms<H extends PlayedHole>(
  whole: RatedCourse<H>,
  tee: RatedTee,
  player: { gender: Gender | undefined; index: number | null; allowancePercent: number },
): OfferedTerms[] {
  const isRatedForBoth = tee.ratings.length > 1
  const asked = isRatedForBoth ? tee.ratings.map(({ gender }) => gender) : [player.gender]
  return asked.map((gender) => ({
    gender: isRatedForBoth ? (gender ?? null) : (tee.ratings[0]?.gender ?? null),
    handicaps: handicapsFrom({ ...player, whole, tee, holes: holesFor(whole.holes, gender), gender }),
  }))
}
