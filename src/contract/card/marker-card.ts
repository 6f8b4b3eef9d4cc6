import { z } from 'zod/mini'
import { roundStatuses } from '#golf/card/card-changes.ts'
import { entrySources } from '#golf/card/entry-source.ts'
import { defineCall } from '../platform/call.ts'
import { marks } from '../club/marks.ts'
import { reason } from './round-card.ts'
import { holeEntry } from './rounds.ts'
import { pathId } from '../platform/values.ts'

const person = z.object({ id: z.string(), name: z.string() })

/** A card that its player and their marker keep, each on their own phone. */
export const markerCard = z.object({
  roundId: z.string(),
  competitionId: z.nullable(z.string()),
  competitionName: z.nullable(z.string()),
  courseName: z.string(),
  status: z.enum(roundStatuses),
  player: person,
  marker: z.nullable(z.object({ ...person.shape, hasAgreed: z.boolean() })),
  holes: z.array(
    z.object({
      holeNumber: z.number(),
      par: z.number(),
      /** The club has closed it for everybody: nobody is asked for it, and what is said of it waits. */
      isClosed: z.optional(z.boolean()),
    }),
  ),
  /** The latest entry of each source on each hole. */
  said: z.array(
    z.object({
      ...holeEntry.shape,
      source: z.enum(entrySources),
      /** There is a picture of what the paper says there (contract/card/paper-card.ts). */
      hasPicture: z.optional(z.boolean()),
    }),
  ),
  /** Rises with every change of what counts; who confirms names the one they saw. */
  revision: z.number(),
  /** When the player certified it and the marker attested it as it is now; null where they have not. */
  certifiedAt: z.nullable(z.string()),
  attestedAt: z.nullable(z.string()),
  refusal: z.nullable(z.object({ at: z.string(), reason: z.string() })),
})
export type MarkerCard = z.infer<typeof markerCard>

const params = z.object({ roundId: pathId })

export const getMarkerCard = defineCall({
  method: 'GET',
  path: '/api/rounds/:roundId/marker-card',
  permission: 'see_round',
  isKept: true,
  tag: 'Rounds',
  summary: 'What player, marker and paper say of each hole of a card, and who has confirmed it',
  params,
  reply: markerCard,
})

export const listMarkers = defineCall({
  method: 'GET',
  path: '/api/rounds/:roundId/marker-card/candidates',
  permission: 'hand_in_round',
  tag: 'Rounds',
  summary: 'Whom the player may name as their marker: others who are entered in the competition',
  params,
  reply: z.object({
    people: z.array(z.extend(person, { marks })),
    /** The one of them who plays in the player’s group, the next one in its order; null where nobody does. */
    proposedId: z.nullable(z.string()),
  }),
})

export const nameMarker = defineCall({
  method: 'PUT',
  path: '/api/rounds/:roundId/marker-card',
  permission: 'hand_in_round',
  tag: 'Rounds',
  summary: 'Names the marker of a card whose competition asks for one; safe to repeat',
  params,
  body: z.strictObject({ markerId: z.string() }),
  reply: markerCard,
})

export const answerMarkerCard = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/marker-card',
  permission: 'score_round',
  tag: 'Rounds',
  summary: 'The marker agrees to be it, or refuses the card; player and marker confirm it; safe to repeat',
  params,
  body: z.strictObject({
    act: z.enum(['agree', 'confirm', 'refuse']),
    /** Of the card that is confirmed. */
    revision: z.optional(z.number()),
    /** Why it is refused. */
    reason: z.optional(reason),
    /** Of the player, who confirms nine to seventeen holes of eighteen: the others were not played for a valid reason (Rules of Handicapping 3.2). */
    hasValidReason: z.optional(z.boolean()),
  }),
  reply: markerCard,
})
