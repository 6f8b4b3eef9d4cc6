import { z } from 'zod/mini'
import { defineCall } from './call.ts'
import { competitionParams } from './competitions.ts'

/** A card that was begun and not handed in, and on which the committee has not ruled. */
export const cardOut = z.object({
  roundId: z.string(),
  userId: z.string(),
  playerName: z.string(),
  /** Holes with a result, and holes of the round. */
  thru: z.number(),
  holeCount: z.number(),
})
export type CardOut = z.infer<typeof cardOut>

export const getCardsOut = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/cards-out',
  permission: 'administer_club',
  tag: 'Competitions',
  summary:
    'Whose cards are still out, and who is entered without a card: what closing and making final are about',
  params: competitionParams,
  reply: z.object({
    out: z.array(cardOut),
    notStarted: z.array(z.object({ userId: z.string(), playerName: z.string() })),
  }),
})
