import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from './competitions.ts'
import { marks } from '../club/marks.ts'

/** A card that was begun and not handed in, and on which the committee has not ruled. */
export const cardOut = z.object({
  roundId: z.string(),
  userId: z.string(),
  playerName: z.string(),
  marks,
  /** Holes with a result, and holes of the round. */
  thru: z.number(),
  holeCount: z.number(),
  /** Which round's card it is; left out where the competition has one. */
  roundNumber: z.optional(z.number()),
})
export type CardOut = z.infer<typeof cardOut>

/** A card that was handed in with totals and no holes, which nobody has confirmed: it has no place (D8). */
export const unconfirmedCard = z.object({
  roundId: z.string(),
  userId: z.string(),
  playerName: z.string(),
  marks,
  grossScore: z.nullable(z.number()),
  netScore: z.nullable(z.number()),
  stablefordPoints: z.nullable(z.number()),
})
export type UnconfirmedCard = z.infer<typeof unconfirmedCard>

export const getCardsOut = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/cards-out',
  permission: 'administer_club',
  tag: 'Competitions',
  summary:
    'Whose cards are still out or have unconfirmed totals, and who is entered without a card: what closing and making final are about',
  params: competitionParams,
  reply: z.object({
    /** Players entered, with those on whose cards the committee has ruled. */
    participantCount: z.number(),
    out: z.array(cardOut),
    unconfirmed: z.array(unconfirmedCard),
    /** `roundNumber`: of several rounds the first that the player has not begun. */
    notStarted: z.array(
      z.object({
        userId: z.string(),
        playerName: z.string(),
        marks,
        roundNumber: z.optional(z.number()),
      }),
    ),
  }),
})
