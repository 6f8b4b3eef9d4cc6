import { z } from 'zod/mini'
import { statusesByHand } from '#golf/competition/change-status.ts'
import { competitionStatuses } from '#golf/competition/competition.ts'
import { defineCall } from '../platform/call.ts'
import { competition, competitionParams } from './competitions.ts'
import { optionalText, pathId } from '../platform/values.ts'

/* The steps of a competition, which administrators take from its row. */

export const setCompetitionStatus = defineCall({
  method: 'PATCH',
  path: '/api/competitions/:competitionId/status',
  permission: 'administer_club',
  tag: 'Competitions',
  summary:
    'Moves a competition to another status, forward or back; closing may rule on the cards still out in the same step, and a final result is reopened with a reason (D10, U18)',
  params: competitionParams,
  body: z.strictObject({
    status: z.enum(statusesByHand),
    /** The status that was seen: where it has changed meanwhile, the answer is a 409 with the competition as it is. */
    seen: z.optional(z.enum(competitionStatuses)),
    /** Why a result is opened again, or why the cards are ruled on so. */
    reason: optionalText(200, 'Reason'),
    /** Rulings on cards that are out, made together with closing play or making the result final. */
    cards: z.optional(
      z
        .array(z.strictObject({ userId: pathId, status: z.enum(['no_return', 'withdrawn']) }))
        .check(z.maxLength(500)),
    ),
  }),
  reply: competition,
})

export const deleteCompetition = defineCall({
  method: 'DELETE',
  path: '/api/competitions/:competitionId',
  permission: 'administer_club',
  tag: 'Competitions',
  summary: 'Deletes a draft that nobody has entered',
  params: competitionParams,
  reply: z.object({ success: z.literal(true) }),
})
