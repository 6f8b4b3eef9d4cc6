import { formatDay, type Day } from '../day.ts'
import { accepted, refused, type Outcome } from '../outcome.ts'

/** The longest time over which an index is held: competitions of several rounds end within it. */
const MOST_DAYS_HELD = 31

export type FreezeRefusal = 'no_index' | 'frozen_already' | 'not_frozen'

/** 7.1a: one freeze stands at a time, and a freeze that stands can be lifted. */
export function checkFreeze(
  kind: 'freeze' | 'lift_freeze',
  { isFrozen, index }: { isFrozen: boolean; index: number | null },
): Outcome<typeof kind, FreezeRefusal> {
  if (kind === 'lift_freeze')
    return isFrozen
      ? accepted(kind)
      : refused('not_frozen', 'The Handicap Index is not frozen, so there is no freeze to lift.')
  if (index === null) return refused('no_index', 'The player has no Handicap Index yet.')
  return isFrozen
    ? refused('frozen_already', 'The Handicap Index is frozen already. Lift that freeze first.')
    : accepted(kind)
}

export type HoldRefusal = 'no_index' | 'ends_before_start' | 'days_over' | 'held_too_long'

/** 5.4, 7.2a: one day, or the days of consecutive rounds, the last of which is not over. */
export function checkHold(asked: {
  from: Day
  until: Day
  today: Day
  index: number | null
}): Outcome<true, HoldRefusal> {
  const { from, until, today, index } = asked
  if (index === null) return refused('no_index', 'The player has no Handicap Index yet.')
  if (until < from) return refused('ends_before_start', 'The last day is not before the first.')
  if (until < today)
    return refused('days_over', 'These days are over. Their rounds were played off the index of that time.')
  if (until - from >= MOST_DAYS_HELD)
    return refused('held_too_long', `An index is held for at most ${MOST_DAYS_HELD} days.`)
  return accepted(true)
}

export type PenaltyRefusal = 'day_in_future' | 'penalty_too_early' | 'no_index_on_day' | 'holes_not_rated'

/** The first day on which the time that a club gives from the end of the day of play is over. */
export function earliestPenaltyDay(day: Day, waitHours: number): Day {
  return day + 1 + Math.ceil(waitHours / 24)
}

/**
 * 7.1b: a round that was begun, by a player who had an index then, where nine or eighteen holes are rated, and who has had the
 * club's time to hand the card in and to answer a warning (R3.9).
 */
export function checkPenalty(asked: {
  day: Day
  today: Day
  held: number | null
  holes: number
  /** From the end of the day of play; 0: none. */
  waitHours: number
}): Outcome<true, PenaltyRefusal> {
  const { day, today, held, holes, waitHours } = asked
  if (day > today) return refused('day_in_future', 'This day is in the future: no round was started on it.')
  const earliest = earliestPenaltyDay(day, waitHours)
  if (waitHours > 0 && today < earliest)
    return refused(
      'penalty_too_early',
      `Under this club’s rules, the player has ${waitHours} hours after the day of play: enter it from ${formatDay(earliest)} on.`,
    )
  if (held === null)
    return refused(
      'no_index_on_day',
      'The player had no Handicap Index on this day, so there can be no penalty score.',
    )
  if (holes !== 9 && holes !== 18)
    return refused('holes_not_rated', 'A penalty score needs a course of nine or eighteen holes.')
  return accepted(true)
}
