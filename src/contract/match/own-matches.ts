import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'

export const ownMatch = z.object({
  competitionId: z.string(),
  matchId: z.string(),
  matchNumber: z.number(),
  /** Who plays for the other side. */
  opponents: z.array(z.object({ userId: z.string(), firstName: z.string(), lastName: z.string() })),
  /** The last day on which it is played, in the club's time zone; null without one. */
  playBy: z.nullable(z.string()),
  /** That day is over and there is no result. */
  isOverdue: z.boolean(),
  /** The other side has said a result, and the user's side has not. */
  awaitsAnswer: z.boolean(),
})
export type OwnMatch = z.infer<typeof ownMatch>

export const ownMatches = defineCall({
  method: 'GET',
  path: '/api/own-matches',
  permission: 'signed_in',
  isKept: true,
  tag: 'Match play',
  summary:
    'The matches that the user can play now in draws of the current club, the soonest last day first, then those without one',
  reply: z.array(ownMatch),
})
