import type { Day } from '../day.ts'
import type { HandicapIndex } from '../numbers.ts'
import { accepted, refused, type Outcome } from '../outcome.ts'
import { HARD_CAP_AT } from './handicap-index.ts'

/** The least that a reset moves an index, in tenths. */
const LEAST_RESET = 10

export type ResetRefusal = 'no_index' | 'reset_too_small' | 'reset_too_high' | 'heard_in_future'

/**
 * Whether the Low Handicap Index should start anew with an index that the committee sets (Rules of Handicapping 7.1a): where it
 * raises one, because the caps would pull the player back with the next card. The committee may decide otherwise. In tenths.
 * https://englandgolf.freshdesk.com/support/solutions/articles/80001197782
 */
export function shouldRestartLowIndex(index: number, held: number | null): boolean {
  return held !== null && index > held
}

/**
 * Rules of Handicapping 7.1a: the committee resets an index by at least one stroke, upwards to at most 5.0 above the Low
 * Handicap Index unless the circumstances are exceptional, and after the player was heard. Indexes in tenths; `lowIndex`
 * is null before the record has one, when nothing limits the way up.
 */
export function checkReset(asked: {
  index: HandicapIndex
  held: number | null
  lowIndex: number | null
  isExceptional: boolean
  heardOn: Day
  today: Day
}): Outcome<HandicapIndex, ResetRefusal> {
  const { index, held, lowIndex, isExceptional, heardOn, today } = asked
  if (held === null)
    return refused('no_index', 'The player has no Handicap Index yet: set one instead of resetting it.')
  if (Math.abs(index - held) < LEAST_RESET)
    return refused('reset_too_small', 'A reset moves the Handicap Index by at least 1.0 (Rule 7.1a).')
  if (index > held && lowIndex !== null && index > lowIndex + HARD_CAP_AT && !isExceptional)
    return refused(
      'reset_too_high',
      'A reset ends at most 5.0 above the Low Handicap Index unless the circumstances are exceptional (Rule 7.1a).',
    )
  if (heardOn > today)
    return refused(
      'heard_in_future',
      'Hear the player before you reset the index: this day is in the future.',
    )
  return accepted(index)
}
