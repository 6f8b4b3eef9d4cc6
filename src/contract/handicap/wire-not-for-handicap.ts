import { formatDay, type Day } from '#golf/day.ts'
import type { WireNotForHandicap } from './not-for-handicap.ts'

/** As the wire has it: nothing where the scores count, and no note where there is none. */
export function wireNotForHandicap(why: { reason: string; note: string | null } | undefined): {
  notForHandicap?: WireNotForHandicap
} {
  if (!why) return {}
  const { reason, note } = why
  return { notForHandicap: note === null ? { reason } : { reason, note } }
}

/** Days of a course that are the reason. */
export function wireDays(days: {
  id: string
  fromDay: Day
  untilDay: Day
  reason: string
  note: string | null
}): WireNotForHandicap {
  const { id, fromDay, untilDay, reason, note } = days
  const which = { id, from: formatDay(fromDay), until: formatDay(untilDay), reason }
  return note === null ? which : { ...which, note }
}
