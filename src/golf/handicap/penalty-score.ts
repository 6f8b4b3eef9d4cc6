import type { CourseHandicap } from '../numbers.ts'
import { roundHalfUp } from '../rounding.ts'

/** Why a round that was begun was not posted, as the committee judges it. */
export const penaltyReasons = ['to_raise_index', 'to_lower_index', 'other'] as const
export type PenaltyReason = (typeof penaltyReasons)[number]

/** How many of the newest differentials a penalty score is chosen from. */
export const PENALTY_CHOSEN_FROM = 19

export type PenaltyScore =
  { kind: 'differential'; differential: number } | { kind: 'adjusted_gross'; adjustedGross: number }

/**
 * R3.9, Rules of Handicapping 7.1b: what stands on the record for a round that was begun and not posted, when its actual
 * score cannot be found out. Whoever meant to raise their index, or to keep it high, gets the lowest of the last 19
 * differentials, whoever meant to lower it the highest; otherwise it is course rating plus Course Handicap as an adjusted
 * gross score of whole strokes, also while there is no differential yet. `differentials` are oldest first; they and
 * `courseRating` are in tenths.
 */
export function penaltyScore(
  reason: PenaltyReason,
  known: { differentials: readonly number[]; courseRating: number; courseHandicap: CourseHandicap },
): PenaltyScore {
  const newest = known.differentials.slice(-PENALTY_CHOSEN_FROM)
  if (reason === 'other' || newest.length === 0)
    return {
      kind: 'adjusted_gross',
      adjustedGross: roundHalfUp(known.courseRating + 10 * known.courseHandicap, 10),
    }
  const differential = reason === 'to_raise_index' ? Math.min(...newest) : Math.max(...newest)
  return { kind: 'differential', differential }
}
