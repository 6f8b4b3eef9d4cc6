import { z } from 'zod/mini'
import { genders } from '#golf/course/course.ts'
import { nines } from '#golf/course/nines.ts'
import { defineCall } from '../platform/call.ts'
import { errorBody } from '../platform/error-body.ts'
import { holeEntry, MOST_ENTRIES_AT_ONCE, round, roundDetail, sentHoleEntry, submitRound } from './rounds.ts'
import { pathId, wholeNumber } from '../platform/values.ts'

export const MOST_ROUNDS_AT_ONCE = 4
const A_WEEK_IN_SECONDS = 7 * 24 * 3600

/** Why one part was not taken; `status` is what a call of its own would have been answered with. */
const refusal = z.object({ ...errorBody.shape, status: z.number() })
export type KeptRefusal = z.infer<typeof refusal>

const start = z.strictObject({
  courseId: z.string(),
  competitionId: z.optional(z.nullable(z.string())),
  teeId: z.optional(z.nullable(z.string())),
  nine: z.optional(z.enum(nines)),
  isPractice: z.optional(z.boolean()),
  /** Whose ratings are theirs, where the player had not said it before. */
  gender: z.optional(z.nullable(z.enum(genders))),
  /** How long ago it was, by the phone’s own clock: the difference is right whatever that clock says (P6). */
  secondsAgo: wholeNumber({ least: 0, most: A_WEEK_IN_SECONDS, what: 'The time since the start' }),
})

const sentRound = z.strictObject({
  /** The round’s id; with a `start` the one that the phone has made for it. */
  roundId: pathId,
  start: z.optional(start),
  entries: z.optional(
    z
      .array(sentHoleEntry)
      .check(z.maxLength(MOST_ENTRIES_AT_ONCE, `Send at most ${MOST_ENTRIES_AT_ONCE} at once.`)),
  ),
  handIn: z.optional(submitRound.body),
  /** Of a card of somebody else that was signed on the phone of their group. */
  groupId: z.optional(pathId),
})
export type SentRound = z.input<typeof sentRound>

const answeredRound = z.object({
  /** As it was sent. */
  sentAs: z.string(),
  /** The round that the rest is on: another one where the player had one open already. */
  roundId: z.string(),
  start: z.optional(z.object({ round: z.optional(roundDetail), refusal: z.optional(refusal) })),
  scores: z.optional(
    z.object({
      /** Ids that the phone need not keep any longer. */
      acknowledged: z.array(z.string()),
      /** What counts now on the holes that were sent. */
      entries: z.array(holeEntry),
      /** The card was handed in before: the holes that the club keeps as proposals and decides about (P9). */
      proposed: z.optional(z.array(z.number())),
      /** Entries that were not taken, each with its reason; the others were. */
      refused: z.array(z.object({ id: z.string(), refusal })),
    }),
  ),
  handIn: z.optional(z.object({ round: z.optional(round), refusal: z.optional(refusal) })),
})
export type AnsweredRound = z.infer<typeof answeredRound>

export const sendKept = defineCall({
  method: 'POST',
  path: '/api/rounds/send-kept',
  permission: 'signed_in',
  tag: 'Rounds',
  summary:
    'Takes all that a phone kept while it had no network: starts, hole entries and hand-ins of up to four rounds. Each part is answered by itself and safe to repeat',
  body: z.strictObject({
    rounds: z
      .array(sentRound)
      .check(
        z.minLength(1),
        z.maxLength(MOST_ROUNDS_AT_ONCE, `Send at most ${MOST_ROUNDS_AT_ONCE} rounds at once.`),
      ),
  }),
  reply: z.object({ rounds: z.array(answeredRound) }),
})
