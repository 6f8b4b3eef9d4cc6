import { z } from 'zod/mini'
import { holeResultKinds } from '#golf/card/hole-result.ts'
import { objectionStates } from '#golf/card/card-objection.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { holeInput, reason } from './round-card.ts'
import { sentHoleEntry } from './rounds.ts'
import { id, optionalText, pathId } from '../platform/values.ts'

const roundParams = z.object({ roundId: pathId })

/** A hole of the card, and what its player says they had there. */
const objectedHole = z.object({
  holeNumber: z.number(),
  result: z.enum(holeResultKinds),
  grossScore: z.nullable(z.number()),
})
export type ObjectedHole = z.infer<typeof objectedHole>

/** What a player says is wrong on their card that is handed in, and what the club made of it. */
export const cardObjection = z.object({
  id: z.string(),
  at: z.string(),
  hole: z.nullable(objectedHole),
  reason: z.nullable(z.string()),
  state: z.enum(objectionStates),
  /** The club's reason, of its answer or of its change of the card. */
  answer: z.nullable(z.string()),
})
export type CardObjection = z.infer<typeof cardObjection>

const reply = z.object({ objection: z.nullable(cardObjection) })

export const readObjection = defineCall({
  method: 'GET',
  path: '/api/rounds/:roundId/objection',
  permission: 'see_round',
  tag: 'Rounds',
  summary: 'What the player said last is wrong on a card that is handed in; null where they said nothing',
  params: roundParams,
  reply,
})

export const objectToCard = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/objection',
  permission: 'own_round',
  tag: 'Rounds',
  summary:
    'Tells the club what is wrong on the user’s card that is handed in; it stays as it is until the club decides. While one waits, another changes nothing',
  params: roundParams,
  body: z
    .strictObject({
      /** Made where it is written, so that sending again is harmless. */
      id: id('obj'),
      hole: z.optional(
        z.nullable(z.strictObject({ holeNumber: sentHoleEntry.shape.holeNumber, ...holeInput.shape })),
      ),
      reason: optionalText(200, 'The reason'),
    })
    .check(
      z.refine(({ hole, reason: said }) => (hole ?? said ?? null) !== null, {
        path: ['reason'],
        error: () => 'Say which hole is wrong, or what is.',
      }),
    ),
  reply,
})

export const withdrawObjection = defineCall({
  method: 'DELETE',
  path: '/api/rounds/:roundId/objection',
  permission: 'own_round',
  tag: 'Rounds',
  summary: 'Takes back what waits for the club; safe to repeat',
  params: roundParams,
  reply,
})

export const answerObjection = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/objection/answer',
  permission: 'change_card',
  tag: 'Rounds',
  summary: 'Answers, for administrators, what a player said is wrong; the player is told. Safe to repeat',
  params: roundParams,
  body: z.strictObject({ id: pathId, reason }),
  reply,
})

export const listObjections = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/objections',
  permission: 'administer_club',
  tag: 'Rounds',
  summary: 'The cards of a club on which players say that something is wrong, the oldest first',
  params: clubParams,
  reply: z.object({
    cards: z.array(
      z.object({
        roundId: z.string(),
        playerName: z.string(),
        courseName: z.string(),
        hole: z.nullable(objectedHole),
        reason: z.nullable(z.string()),
      }),
    ),
  }),
})
