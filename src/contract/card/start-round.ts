import { z } from 'zod/mini'
import { nines } from '#golf/course/nines.ts'
import { defineCall } from '../platform/call.ts'
import { roundDetail } from './rounds.ts'

/* Apart from what everybody's screens read of rounds. */

/** Made on the phone, so that a start whose answer was lost is the same round when it is sent again. */
const madeRoundId = z
  .string()
  .check(z.regex(/^rnd_[A-Za-z0-9]{20,40}$/, 'A round id is rnd_ and 20 to 40 letters or digits.'))

export const startRound = defineCall({
  method: 'POST',
  path: '/api/rounds',
  permission: 'play_at_club',
  tag: 'Rounds',
  summary: 'Starts a round, or returns the open one of the same course and competition (D33)',
  body: z.strictObject({
    id: z.optional(madeRoundId),
    courseId: z.string(),
    /** Taken from the player's record whatever is sent (D5). */
    handicapUsed: z.optional(z.unknown()),
    competitionId: z.optional(z.nullable(z.string())),
    teeId: z.optional(z.nullable(z.string())),
    /** Outside competitions: the nine of a course of eighteen holes that is played; left out, all of its holes. */
    nine: z.optional(z.enum(nines)),
    /** Outside competitions: it does not count for the handicap. Of the open round also, until its first score. */
    isPractice: z.optional(z.boolean()),
  }),
  reply: roundDetail,
})
