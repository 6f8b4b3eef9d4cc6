import { checkRating, type RatingRefusal } from '../course/check-rating.ts'
import { HIGHEST_PAR, LOWEST_PAR } from '../course/course.ts'
import type { Day } from '../day.ts'
import type { Fraction } from '../fraction.ts'
import { accepted, refused, type Outcome } from '../outcome.ts'
import { LOW_INDEX_DAYS } from './handicap-index.ts'
import { differentialOf18, differentialOfNinePlayed } from './score-differential.ts'

/** A round of a course that no club of this installation keeps; `courseRating` in tenths, of the holes played. */
export type RoundElsewhere = {
  day: Day
  holes: 9 | 18
  courseRating: number
  slope: number
  par: number
  adjustedGross: number
}

/** Rules of Handicapping 3.1: no hole counts more than this above its par, for anybody. */
const MOST_OVER_PAR = 5

export type RoundElsewhereRefusal =
  'day_in_future' | 'day_too_old' | RatingRefusal | 'par_impossible' | 'gross_impossible' | 'gross_too_high'

/**
 * Whether such a round can be: played in the last year, because no older one is looked at for a Low Handicap Index, on a course that
 * can be, with a score that no rule lets be higher.
 */
export function checkRoundElsewhere(
  round: RoundElsewhere,
  today: Day,
): Outcome<RoundElsewhere, RoundElsewhereRefusal> {
  const { day, holes, courseRating, slope, par, adjustedGross } = round
  if (day > today) return refused('day_in_future', 'This day has not come yet.')
  if (day < today - LOW_INDEX_DAYS)
    return refused('day_too_old', `A round is entered within ${LOW_INDEX_DAYS} days of its day of play.`)
  const [lowest, highest] = [LOWEST_PAR * holes, HIGHEST_PAR * holes]
  if (!Number.isInteger(par) || par < lowest || par > highest)
    return refused('par_impossible', `The par of ${holes} holes is ${lowest} to ${highest}.`)
  const rating = checkRating({ courseRating, slope }, holes)
  if (!rating.ok) return rating
  if (!Number.isInteger(adjustedGross) || adjustedGross < holes)
    return refused('gross_impossible', `${adjustedGross} strokes are too few for ${holes} holes.`)
  const most = par + MOST_OVER_PAR * holes
  if (adjustedGross > most)
    return refused(
      'gross_too_high',
      `No hole counts more than par + ${MOST_OVER_PAR}, so the adjusted gross score is at most ${most}.`,
    )
  return accepted(round)
}

/**
 * Its differential, of nine holes that of those alone (R1.1, R1.2; Rules of Handicapping 5.1). No playing conditions calculation
 * is made for a course of which this installation has no other scores.
 */
export function differentialElsewhere(round: Omit<RoundElsewhere, 'day' | 'par'>): Fraction {
  const { holes, courseRating, slope, adjustedGross } = round
  const rated = { adjustedGross, courseRating, slope, pcc: 0 }
  return holes === 9 ? differentialOfNinePlayed(rated) : differentialOf18(rated)
}
