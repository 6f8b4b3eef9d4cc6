import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { markerCard } from './marker-card.ts'
import { sentHoleEntry } from './rounds.ts'
import { pathId } from '../platform/values.ts'

const { id, holeNumber, grossScore } = sentHoleEntry.shape

/** As in contract/photo/scan.ts; a cell at the edge may reach a little beyond the photo. */
const corner = z.number().check(z.minimum(-0.2), z.maximum(1.2))
const quad = z.array(z.array(corner).check(z.length(2))).check(z.length(4))

const paperHole = z.strictObject({
  id,
  holeNumber,
  /** A hole on which nothing is written says nothing. */
  result: z.enum(['strokes', 'picked_up']),
  grossScore,
  /** Where it stands in the photo; left out where the reader does not say. */
  quad: z.optional(quad),
})

export const keepPaperCard = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/marker-card/paper',
  permission: 'keep_paper',
  tag: 'Rounds',
  summary:
    'Keeps what a photographed card says beside what player and marker say, with a picture of each hole; safe to repeat',
  params: z.object({ roundId: pathId }),
  body: z.strictObject({
    /** The object path of a photo that the user uploaded. */
    photo: z.string().check(z.minLength(1), z.maxLength(2_000)),
    holes: z.array(paperHole).check(z.minLength(1), z.maxLength(18)),
  }),
  reply: markerCard,
})

export const readPaperPicture = defineCall({
  method: 'GET',
  path: '/api/rounds/:roundId/marker-card/paper/:entryId',
  permission: 'see_round',
  tag: 'Rounds',
  summary: 'A hole as it is written on the paper card, as image/jpeg; 404 to whoever may not see the round',
  params: z.object({ roundId: pathId, entryId: pathId }),
  /** Bytes, for an img; no client parses them. */
  reply: z.unknown(),
})

export function makePaperPicturePath({ roundId, entryId }: { roundId: string; entryId: string }): string {
  return `/api/rounds/${encodeURIComponent(roundId)}/marker-card/paper/${encodeURIComponent(entryId)}`
}
