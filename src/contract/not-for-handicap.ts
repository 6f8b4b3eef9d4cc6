import { z } from 'zod/mini'

/** Why scores go on no handicap record: one of notForHandicapReasons, or inactive_season. */
export const notForHandicap = z.object({
  reason: z.string(),
  /** What the club adds. */
  note: z.optional(z.string()),
})
export type WireNotForHandicap = z.infer<typeof notForHandicap>
