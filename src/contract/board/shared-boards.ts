import { z } from 'zod/mini'
import { competitionStatuses, competitionTypes } from '#golf/competition/competition.ts'
import { shareKinds } from './share-kinds.ts'
import { defineCall } from '../platform/call.ts'
import { competition } from '../competition/competitions.ts'
import { clubFace } from '../club/club-face.ts'
import { leaderboardEntry } from './leaderboard.ts'
import { pathId } from '../platform/values.ts'

/*
 * What a link shows to whoever has it, signed in or not: names, places, scores and how far each card is. It names no
 * account, no address, no handicap and no hole of a card. Who does not want to be named there, and children, stand there without
 * their name.
 */

/** Exactly as long as a link's secret is. */
const token = z.string().check(z.regex(/^[\w-]{43}$/))

const sharedBoard = z.object({
  competitionId: z.string(),
  name: z.string(),
  competitionType: z.enum(competitionTypes),
  status: z.enum(competitionStatuses),
  startDate: z.string(),
  /** Of a server from before it was sent: left out. */
  endDate: z.optional(z.string()),
  timeZone: z.string(),
  courseName: z.nullable(z.string()),
  /** As the competition has it; left out where everybody plays each round. */
  cut: competition.shape.cut,
  /** As the competition has them. */
  closedHoles: competition.shape.closedHoles,
  /** How many rounds it has; left out where it is one. */
  roundCount: competition.shape.roundCount,
  /** What the club wrote to all players, while it stands on the boards. */
  message: z.optional(z.string()),
  /** Of a wall: the page for everybody, where there is one. */
  boardAddress: z.nullable(z.string()),
})
export type SharedBoard = z.infer<typeof sharedBoard>

export const sharedBoards = z.object({
  kind: z.enum(shareKinds),
  club: z.object({ name: z.string(), ...clubFace }),
  /** One, or those that a wall shows in turn. */
  boards: z.array(sharedBoard),
})
export type SharedBoards = z.infer<typeof sharedBoards>

export const readSharedBoards = defineCall({
  method: 'GET',
  path: '/api/shared/:token',
  permission: 'everyone',
  tag: 'Sharing',
  summary: 'What a link shows: the club and its competitions',
  params: z.object({ token }),
  reply: sharedBoards,
})

export const readSharedBoard = defineCall({
  method: 'GET',
  path: '/api/shared/:token/boards/:competitionId',
  permission: 'everyone',
  tag: 'Sharing',
  summary:
    'The board as whoever has the link sees it: ids of this board alone, no handicaps, and no names where they are not wanted (an empty text); the ETag is its version',
  params: z.object({ token, competitionId: pathId }),
  reply: z.array(leaderboardEntry),
})

/** `closed` says that the link has been switched off; the others are those of a member's board (live-events.ts). */
export const SHARED_EVENTS = ['hello', 'change', 'closed', 'ping'] as const

export function sharedStreamPath(shared: { token: string; competitionId: string }): string {
  return `/api/shared/${encodeURIComponent(shared.token)}/boards/${encodeURIComponent(shared.competitionId)}/stream`
}
