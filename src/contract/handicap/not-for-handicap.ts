import { z } from 'zod/mini'

const text = z.optional(z.string())

/**
 * Why scores go on no handicap record: one of notForHandicapReasons, or inactive_season. Where days of a course are the reason,
 * they have their id, and the first and the last of them. One schema for both, because every page's first load reads it.
 */
export const notForHandicap = z.object({
  reason: z.string(),
  /** What the club adds. */
  note: text,
  id: text,
  from: text,
  until: text,
})
export type WireNotForHandicap = z.infer<typeof notForHandicap>
