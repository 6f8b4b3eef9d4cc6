import { z } from 'zod/mini'
import { reviewKinds } from '#golf/handicap/review/review-terms.ts'
import { defineCall } from '../platform/call.ts'

/** Why the committee may want to look at a player's handicap. */
const reviewFinding = z.object({
  kind: z.enum(reviewKinds),
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** A signed decimal, "-2.4" for a plus player; null for a player without an index. */
  handicap: z.nullable(z.string()),
  /** The calendar day of the newest thing in it, "2026-06-06". */
  day: z.nullable(z.string()),
  /** What it says, and from the second sentence on its arithmetic. */
  lines: z.array(z.string()),
  /** The score differentials of the two kinds of play, newest first, where these are compared. */
  groups: z.nullable(z.object({ competition: z.array(z.number()), general: z.array(z.number()) })),
})
export type ReviewFinding = z.infer<typeof reviewFinding>

export const readHandicapReview = defineCall({
  method: 'GET',
  path: '/api/handicap-review',
  permission: 'rule_on_handicaps',
  tag: 'Handicap',
  summary: 'Players of the current club whose handicaps the committee may want to review, with the evidence',
  reply: z.object({
    /** When it was made, and the club's calendar day that its periods end on. */
    madeAt: z.string(),
    day: z.string(),
    clubName: z.string(),
    /** Players who were looked at, and those of them with enough scores of both kinds to be compared. */
    players: z.number(),
    compared: z.number(),
    /** Each kind's most striking findings first, at most 200 of each; `counts` has all. */
    findings: z.array(reviewFinding),
    counts: z.array(z.object({ kind: z.enum(reviewKinds), count: z.number() })),
  }),
})

export const exportHandicapReview = defineCall({
  method: 'POST',
  path: '/api/handicap-review/export',
  permission: 'rule_on_handicaps',
  tag: 'Handicap',
  summary: 'All findings of the handicap review as CSV; itself recorded in the audit log',
  reply: z.string(),
})
