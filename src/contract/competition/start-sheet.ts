import { z } from 'zod/mini'
import { startHalves } from '#golf/competition/start-sheet/start-sheet.ts'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from './competitions.ts'

/* What players see of a draw: the sheet that was published last. */

const named = z.object({ userId: z.string(), firstName: z.string(), lastName: z.string() })

/** Where and when a group starts. `half`: which of two groups on one hole, of a shotgun. */
const start = z.object({ startsAt: z.string(), hole: z.number(), half: z.nullable(z.enum(startHalves)) })

export const startSheet = z.object({
  competitionId: z.string(),
  competitionName: z.string(),
  clubName: z.string(),
  courseName: z.nullable(z.string()),
  timeZone: z.string(),
  /** null: there is no start sheet, or it has been taken back. */
  publishedAt: z.nullable(z.string()),
  /** Rises with every change of the draw, so that a calendar knows a start that has moved; 0 without one. A reply kept by an older app has none. */
  version: z.optional(z.number()),
  /** By their start; who is no longer entered is not there. */
  groups: z.array(z.extend(start, { number: z.number(), players: z.array(named) })),
  /** The number of the user's group. */
  ownGroup: z.nullable(z.number()),
})
export type StartSheet = z.infer<typeof startSheet>

export const getStartSheet = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/start-sheet',
  permission: 'see_club',
  isKept: true,
  tag: 'Start sheets',
  summary: 'The published start sheet: each group with its time, hole and players',
  params: competitionParams,
  reply: startSheet,
})

export const ownStart = z.extend(start, {
  competitionId: z.string(),
  competitionName: z.string(),
  courseName: z.nullable(z.string()),
  timeZone: z.string(),
  /** With whom the user plays. */
  partners: z.array(named),
})
export type OwnStart = z.infer<typeof ownStart>

export const ownStarts = defineCall({
  method: 'GET',
  path: '/api/own-starts',
  permission: 'signed_in',
  isKept: true,
  tag: 'Start sheets',
  summary: 'When, where and with whom the user starts, in the current club, since yesterday, soonest first',
  reply: z.array(ownStart),
})
