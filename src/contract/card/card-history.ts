import { z } from 'zod/mini'
import { entrySources } from '#golf/card/entry-source.ts'
import { defineCall } from '../platform/call.ts'
import { roundEvent, roundEventKinds } from './round-card.ts'
import { pathId } from '../platform/values.ts'

/** What was done to a card besides what the club does: its scores, and what player, marker and scorer say of it. */
export const cardSteps = [
  'entered',
  'handed_in_by_player',
  'handed_in_by_scorer',
  'marker_named',
  'certified',
  'attested',
  'refused',
  'late_score_dismissed',
  'objected',
  'objection_settled',
  'objection_withdrawn',
] as const

const { at, holes, totals } = roundEvent.shape

/** A change of a card: who, when, what was before and what after. */
export const cardChange = z.object({
  id: z.string(),
  at,
  /** null: somebody who is no longer here. */
  authorName: z.nullable(z.string()),
  kind: z.enum([...cardSteps, ...roundEventKinds]),
  /** Of scores that were entered: on whose behalf. */
  source: z.nullable(z.enum(entrySources)),
  holes,
  totals: z.nullable(totals),
  reason: z.nullable(z.string()),
})
export type CardChange = z.infer<typeof cardChange>

export const getCardHistory = defineCall({
  method: 'GET',
  path: '/api/rounds/:roundId/history',
  permission: 'change_card',
  tag: 'Rounds',
  summary:
    'Every change of a card, the latest first, for administrators: scores, confirmations and what the club did',
  params: z.object({ roundId: pathId }),
  reply: z.object({ timeZone: z.string(), changes: z.array(cardChange) }),
})
