import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { clubParams } from './clubs.ts'

/** What a new club has of what it needs for its first competition day. */
export const firstSteps = z.object({
  /** The course that is furthest on; null before the first. */
  courseId: z.nullable(z.string()),
  /** No par and no stroke index of that course is a generated one (T6, D39). */
  areHolesConfirmed: z.boolean(),
  /** A tee of it has ratings, or the course itself. */
  hasRatings: z.boolean(),
  hasCompetition: z.boolean(),
  /** The sign-up sheet was opened, or somebody has joined without it. */
  isCodeHandedOut: z.boolean(),
  isDismissed: z.boolean(),
  /** Somebody beside administrators is a member; left out where nobody is. */
  hasMembers: z.optional(z.boolean()),
  /** The club has said which union’s rules it plays by; left out where it has not. */
  hasUnion: z.optional(z.boolean()),
})
export type FirstSteps = z.infer<typeof firstSteps>

export const getFirstSteps = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/first-steps',
  permission: 'administer_club',
  tag: 'Clubs',
  summary: 'Which of the first steps of a new club are done',
  params: clubParams,
  reply: firstSteps,
})

export const noteFirstStep = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/first-steps',
  permission: 'administer_club',
  tag: 'Clubs',
  summary: 'Notes that the sign-up sheet was opened, or puts the list of first steps away for good',
  params: clubParams,
  body: z.strictObject({ done: z.enum(['sheet', 'dismissed'], { error: 'Choose sheet or dismissed.' }) }),
  reply: firstSteps,
})
