import { z } from 'zod/mini'
import { penaltyReasons } from '#golf/handicap/penalty-score.ts'
import { decisionKinds } from '#golf/handicap/decision-kinds.ts'
import { defineCall } from '../platform/call.ts'
import { handicapRecord } from './handicap.ts'
import { handicapInput } from '../club/members.ts'
import { reason } from '../card/round-card.ts'
import { seenVersion } from '../platform/seen-version.ts'
import { id, line, pathId } from '../platform/values.ts'

const day = z.iso.date('This is a day such as 2026-05-01.')

/** One call for all entries, so that each has version, reason and undoing alike. What a kind needs is asked of that kind. */
export const decideOnRecord = defineCall({
  method: 'POST',
  path: '/api/members/:memberId/handicap-record/decisions',
  permission: 'rule_on_handicaps',
  tag: 'Handicap',
  summary:
    'The handicap committee resets, freezes or holds an index, posts a penalty score, or takes an entry back (Rules of Handicapping 5.4, 7.1, 7.2a)',
  params: z.object({ memberId: pathId }),
  body: z.strictObject({
    version: seenVersion,
    /** Made where the decision is typed: the same one sent again is made once. */
    id: z.optional(id('dec')),
    kind: z.enum(decisionKinds),
    reason,
    /** Of a reset: the index, the day on which the player was heard, and a note of it. */
    handicap: z.optional(handicapInput),
    heardOn: z.optional(day),
    hearing: z.optional(line(300, 'The note')),
    /** It may end more than 5.0 above the Low Handicap Index. */
    isExceptional: z.optional(z.boolean()),
    restartsLowIndex: z.optional(z.boolean()),
    /** Of a hold: the days, both included. */
    from: z.optional(day),
    until: z.optional(day),
    /** Of a penalty score: the day of the round, where it was played, and what was meant by not posting it. */
    day: z.optional(day),
    courseId: z.optional(pathId),
    teeId: z.optional(z.nullable(pathId)),
    meant: z.optional(z.enum(penaltyReasons)),
    /** The id of the entry that is taken back. */
    takesBack: z.optional(pathId),
  }),
  reply: handicapRecord,
})
