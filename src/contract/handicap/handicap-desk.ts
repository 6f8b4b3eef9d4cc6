import { z } from 'zod/mini'
import { scoreRulings } from '#golf/handicap/score-rulings.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'

const decisionInForce = z.object({
  id: z.string(),
  userId: z.string(),
  playerName: z.string(),
  kind: z.enum(scoreRulings),
  /** The score that it is about. */
  day: z.string(),
  courseName: z.string(),
  authorName: z.nullable(z.string()),
  at: z.string(),
})

/** A member's index that the committee froze, or holds over some days that are not over. */
const indexInForce = z.object({
  id: z.string(),
  userId: z.string(),
  playerName: z.string(),
  kind: z.enum(['freeze', 'hold']),
  /** What a frozen index is; null for a hold, whose index is made when its first day begins. */
  index: z.nullable(z.string()),
  from: z.string(),
  /** The last day of a hold. */
  until: z.nullable(z.string()),
  authorName: z.nullable(z.string()),
  at: z.string(),
})

const cardNotReturned = z.object({
  roundId: z.string(),
  userId: z.string(),
  playerName: z.string(),
  courseName: z.string(),
  startedAt: z.string(),
})

const scoreNotRated = z.object({
  roundId: z.string(),
  userId: z.string(),
  playerName: z.string(),
  courseName: z.string(),
  teeName: z.nullable(z.string()),
  day: z.string(),
})

export const getHandicapDesk = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/handicap-desk',
  permission: 'rule_on_club_handicaps',
  tag: 'Handicap',
  summary:
    'What the handicap committee has decided and not taken back, frozen and held indexes among it, newest first, cards begun more than a day ago that are still open, and scores that count though their tee has no rating for the player',
  params: clubParams,
  reply: z.object({
    inForce: z.array(decisionInForce),
    indexes: z.array(indexInForce),
    notReturned: z.array(cardNotReturned),
    /** From before such cards were kept off the record; newest first. */
    notRated: z.array(scoreNotRated),
  }),
})
export type HandicapDesk = z.infer<typeof getHandicapDesk.reply>
