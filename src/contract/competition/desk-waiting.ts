import { z } from 'zod/mini'
import { waitingCardStates } from '#golf/competition/desk-waiting.ts'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from './competitions.ts'

export const deskWaiting = z.object({
  /** Who would play if a place became free. */
  reserves: z.number(),
  /** Entered players who owe the fee. */
  owing: z.number(),
  /** Cards by why they wait; a state of which there is none is left out. */
  cards: z.array(z.object({ state: z.enum(waitingCardStates), count: z.number() })),
  /** Places with a prize, or the first place, that are shared. */
  ties: z.number(),
  /** Prizes that are measured, of which nobody has said who won. */
  prizesOpen: z.number(),
  /** Entered players whose mails come back, and who have no browser that is woken. */
  mailsReturn: z.number(),
  /** Entered players without an account. */
  noAccount: z.number(),
})
export type DeskWaiting = z.infer<typeof deskWaiting>

export const getDeskWaiting = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/waiting',
  permission: 'run_desk',
  tag: 'Competitions',
  summary: 'How much of a competition waits for the club now, by what it is',
  params: competitionParams,
  reply: deskWaiting,
})
