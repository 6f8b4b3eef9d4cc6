import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { competition, competitionParams } from '../competition/competitions.ts'

/** Where the user, or their team, lies on a board. */
export const ownPlace = z.object({
  /** null without a place: no score yet, no return, or a card that is out although play is over. */
  position: z.nullable(z.number()),
  isShared: z.boolean(),
  /** Points or strokes behind the leader; 0 for who leads or is level with the leader; null without a place. */
  behind: z.nullable(z.number()),
  /** Points or strokes ahead of the next; only of one who leads alone. */
  ahead: z.nullable(z.number()),
  /** Holes with a result; of several rounds those of the one being played, so none between two. */
  thru: z.number(),
  isCompleted: z.boolean(),
  /** It is the place of the user's team. */
  isTeam: z.boolean(),
})
export type OwnPlace = z.infer<typeof ownPlace>

export const getOwnPlace = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/place',
  permission: 'see_club',
  tag: 'Leaderboard',
  summary: 'Where the user lies on the board; null for who is not on it',
  params: competitionParams,
  reply: z.object({ place: z.nullable(ownPlace) }),
})

/** `place` is there where the user is entered and cards are played, and never for match play. */
export const currentCompetition = z.extend(competition, { place: z.nullable(ownPlace) })
export type CurrentCompetition = z.infer<typeof currentCompetition>

export const currentCompetitions = defineCall({
  method: 'GET',
  path: '/api/competitions/current',
  permission: 'signed_in',
  isKept: true,
  tag: 'Competitions',
  summary:
    'Competitions of the current club around now, by start: being played, coming in the next weeks, or over for a few days, each with the user’s place',
  reply: z.array(currentCompetition),
})
