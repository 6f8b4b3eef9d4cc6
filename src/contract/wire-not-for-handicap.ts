import type { WireNotForHandicap } from './not-for-handicap.ts'

/** As the wire has it: nothing where the scores count, and no note where there is none. */
export function wireNotForHandicap(why: { reason: string; note: string | null } | undefined): {
  notForHandicap?: WireNotForHandicap
} {
  if (!why) return {}
  const { reason, note } = why
  return { notForHandicap: note === null ? { reason } : { reason, note } }
}
