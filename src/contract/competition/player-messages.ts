import { z } from 'zod/mini'
import { messageTerms, MOST_MESSAGE_LETTERS } from './player-message.ts'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from './competitions.ts'
import { id, line, pathId } from '../platform/values.ts'

/** Those told by push or mail are among those told in the app. */
const reach = z.object({
  inApp: z.number(),
  push: z.number(),
  mail: z.number(),
  withoutAccount: z.number(),
})

const playerMessage = z.object({
  id: z.string(),
  text: z.string(),
  sentAt: z.string(),
  term: z.enum(messageTerms),
  isStanding: z.boolean(),
  /** Whom it reached when it was sent. */
  reached: reach,
})
export type PlayerMessage = z.infer<typeof playerMessage>

export const playerMessages = z.object({
  /** The one that was sent last. */
  last: z.nullable(playerMessage),
  /** Whom one that is sent now would reach. */
  reach,
  timeZone: z.string(),
})
export type PlayerMessages = z.infer<typeof playerMessages>

export const readPlayerMessages = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/messages',
  permission: 'administer_club',
  tag: 'Competitions',
  summary: 'The message that was sent last to all players, and whom another would reach',
  params: competitionParams,
  reply: playerMessages,
})

export const sendPlayerMessage = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/messages',
  permission: 'administer_club',
  tag: 'Competitions',
  summary:
    'Tells everybody who is entered, and shows the text on the boards. The same id again sends nothing and is answered as the first was',
  params: competitionParams,
  body: z.strictObject({
    /** Made where it is written, so that sending again is harmless. */
    id: id('msg'),
    text: line(MOST_MESSAGE_LETTERS, 'The message'),
    term: z.enum(messageTerms),
  }),
  reply: playerMessages,
})

export const takeMessageDown = defineCall({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/messages/:messageId',
  permission: 'administer_club',
  tag: 'Competitions',
  summary: 'Takes a message off the boards; who was told keeps the notice. Safe to repeat',
  params: z.extend(competitionParams, { messageId: pathId }),
  reply: playerMessages,
})
