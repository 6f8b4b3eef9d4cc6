import { z } from 'zod/mini'
import { cardStatuses } from '#golf/competition/card-status.ts'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from '../competition/competitions.ts'
import { marks } from '../club/marks.ts'
import { optionalText, pathId } from '../platform/values.ts'

/** One entrant and the committee's ruling on their card. */
export const cardRuling = z.object({
  userId: z.string(),
  playerName: z.string(),
  marks,
  status: z.enum(cardStatuses),
  /** For the player and the administrators; null for everyone else. */
  reason: z.nullable(z.string()),
  /** Of a disqualified card, for the player and the administrators: its score still counts for the Handicap Index. */
  countsForHandicap: z.optional(z.boolean()),
})
export type CardRuling = z.infer<typeof cardRuling>

export const listCardRulings = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/entries',
  permission: 'see_club',
  tag: 'Competitions',
  summary: 'Everyone entered, or one of them, with the committee’s rulings on their cards',
  params: competitionParams,
  query: z.object({ userId: z.optional(pathId) }),
  reply: z.array(cardRuling),
})

export const ruleOnCard = defineCall({
  method: 'PATCH',
  path: '/api/competitions/:competitionId/entries/:userId',
  permission: 'run_desk',
  tag: 'Competitions',
  summary:
    'Sets a card to no return, withdrawn or disqualified, or back to play, until the result is final; of a disqualified card also whether its score counts for the Handicap Index, which it does where nothing is said',
  params: z.object({ competitionId: pathId, userId: pathId }),
  body: z.strictObject({
    status: z.enum(cardStatuses),
    reason: optionalText(200, 'Reason'),
    countsForHandicap: z.optional(z.boolean()),
  }),
  reply: cardRuling,
})

export const ruleOnCards = defineCall({
  method: 'PATCH',
  path: '/api/competitions/:competitionId/entries',
  permission: 'run_desk',
  tag: 'Competitions',
  summary:
    'Sets many cards to no return, withdrawn or disqualified, or back to play, with one reason in one step; all of them or none, and safe to repeat',
  params: competitionParams,
  body: z.strictObject({
    cards: z
      .array(
        z.strictObject({
          userId: pathId,
          status: z.enum(cardStatuses),
          /** The ruling that was seen: where somebody else has ruled otherwise meanwhile, the answer is a 409 that names it. */
          seen: z.optional(z.enum(cardStatuses)),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
    reason: optionalText(200, 'Reason'),
  }),
  reply: z.array(cardRuling),
})
