import { z } from 'zod/mini'
import { defineCall } from './call.ts'
import { competitionParams } from './competitions.ts'

/**
 * One entrant's row: the facts of his card. `position` is that of the moment the row was read; a live board computes
 * positions again from `rank` with the same function (domain/leaderboard/standings.ts).
 */
export const leaderboardEntry = z.object({
  userId: z.string(),
  playerName: z.string(),
  handicap: z.nullable(z.string()),
  playingHandicap: z.nullable(z.number()),
  grossScore: z.nullable(z.number()),
  netScore: z.nullable(z.number()),
  stablefordPoints: z.number(),
  /** Net against par over the holes holed out. */
  toPar: z.nullable(z.number()),
  /** Holes with a result. */
  thru: z.number(),
  isCompleted: z.boolean(),
  /** What the row is when it is more than a card being played. */
  note: z.nullable(z.enum(['no_return', 'totals_only'])),
  rank: z.object({ main: z.nullable(z.number()), countback: z.nullable(z.array(z.number())) }),
  position: z.nullable(z.number()),
  isShared: z.boolean(),
  /** Which countback step decided the place: "last 9"; null when none was needed. */
  decidedBy: z.nullable(z.string()),
  /** Rises with every change of this card. */
  revision: z.number(),
})
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>

export const getLeaderboard = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/leaderboard',
  audience: 'signed_in',
  tag: 'Leaderboard',
  summary: 'The board in order of position; the ETag is its version',
  params: competitionParams,
  reply: z.array(leaderboardEntry),
})
