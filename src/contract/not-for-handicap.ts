import { z } from 'zod/mini'

/** Why scores go on no handicap record: one of notForHandicapReasons, or inactive_season. */
export const notForHandicap = z.object({
  reason: z.string(),
  /** What the club adds. */
  note: z.optional(z.string()),
  /** It is said of days of the course, and not of the competition itself. */
  isOfCourse: z.optional(z.literal(true)),
})
export type WireNotForHandicap = z.infer<typeof notForHandicap>
