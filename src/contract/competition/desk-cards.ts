import { z } from 'zod/mini'
import { cardStatuses } from '#golf/competition/card-status.ts'
import { deskCardStates } from '#golf/competition/desk-card.ts'
import { competitionStages } from '#golf/competition/stage.ts'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from './competitions.ts'
import { marks } from '../club/marks.ts'
import { pathId } from '../platform/values.ts'

/** A card of an entered player as the secretary sees it: one for each round begun, or one that is not begun. */
export const deskCard = z.object({
  userId: z.string(),
  playerName: z.string(),
  marks,
  /** They can be reminded; whoever has no account reads paper. */
  hasAccount: z.boolean(),
  state: z.enum(deskCardStates),
  ruling: z.enum(cardStatuses),
  reason: z.nullable(z.string()),
  roundId: z.nullable(z.string()),
  /** Of several rounds. */
  roundNumber: z.optional(z.number()),
  thru: z.number(),
  holeCount: z.number(),
  isHandedIn: z.boolean(),
  /** Of a card that was handed in. */
  totals: z.nullable(
    z.object({ gross: z.nullable(z.number()), net: z.nullable(z.number()), points: z.nullable(z.number()) }),
  ),
  /** Of a card that is disputed: the words of whoever refused or objects to it, and the holes on which what is said differs. */
  dispute: z.nullable(z.object({ reason: z.nullable(z.string()), holes: z.array(z.number()) })),
})
export type DeskCard = z.infer<typeof deskCard>

export const listDeskCards = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/cards',
  permission: 'run_desk',
  tag: 'Competitions',
  summary: 'The stage of a competition, and the card of every entered player with where it stands',
  params: competitionParams,
  reply: z.object({ stage: z.enum(competitionStages), cards: z.array(deskCard) }),
})

export const remindOfCards = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/card-reminders',
  permission: 'administer_club',
  tag: 'Competitions',
  summary:
    'Reminds players, or all, whose cards are not handed in; whoever was reminded in the last half hour is not told again, so it is safe to repeat',
  params: competitionParams,
  body: z.strictObject({ userIds: z.optional(z.array(pathId).check(z.maxLength(500))) }),
  reply: z.object({
    told: z.number(),
    toldBefore: z.number(),
    /** Whose card is not in either, and who cannot be told. */
    withoutAccount: z.number(),
  }),
})
