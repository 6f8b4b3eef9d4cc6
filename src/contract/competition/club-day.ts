import { z } from 'zod/mini'
import { cardDoubts } from '#golf/card/card-doubt.ts'
import { defineCall } from '../platform/call.ts'
import { cardOut } from './cards-out.ts'
import { clubParams } from '../club/clubs.ts'
import { competition } from './competitions.ts'

/** A card that somebody of the club should look at. */
export const doubtfulCard = z.object({
  roundId: z.string(),
  userId: z.string(),
  playerName: z.string(),
  doubt: z.enum(cardDoubts),
  /** The sums of a card of totals only. */
  totals: z.optional(
    z.object({
      grossScore: z.nullable(z.number()),
      netScore: z.nullable(z.number()),
      stablefordPoints: z.nullable(z.number()),
    }),
  ),
})
export type DoubtfulCard = z.infer<typeof doubtfulCard>

export const competitionOfDay = z.object({
  competition,
  /** Entered, without a card and without a ruling. */
  notStarted: z.number(),
  /** Least played first. */
  out: z.array(cardOut),
  in: z.number(),
  doubtful: z.array(doubtfulCard),
})
export type CompetitionOfDay = z.infer<typeof competitionOfDay>

export const getClubDay = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/day',
  permission: 'administer_club',
  tag: 'Clubs',
  summary:
    'What needs the club’s administrators now: competitions under way or not yet final with their cards, the next competition, and who waits for approval',
  params: clubParams,
  reply: z.object({
    competitions: z.array(competitionOfDay),
    next: z.nullable(competition),
    /** Who waited longest comes first; ten at most. */
    waiting: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
  }),
})
export type ClubDay = z.infer<typeof getClubDay.reply>
