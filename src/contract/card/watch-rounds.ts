import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { holeStrokes } from './hole-strokes.ts'
import { instant, pathId } from '../platform/values.ts'

export const bringWatchRound = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/watch-rounds',
  permission: 'play_at_club',
  tag: 'Rounds',
  summary:
    'The player brings a round that a watch recorded into the own rounds and statistics; nobody else sees it, and it is on no handicap record. The same round again changes nothing. 409 round_on_day where the player has another round of that day',
  params: clubParams,
  body: z.strictObject({
    /** What the watch’s maker numbered it with. */
    watchRoundId: z
      .string()
      .check(z.regex(/^garmin:\d{1,20}$/, 'A round of Garmin is garmin: and its number.')),
    startedAt: instant,
    courseId: pathId,
    teeId: pathId,
    /** Those that were played, each once. Where all are on one nine of a course of 18, the card is of that nine. */
    holes: z
      .array(
        z.strictObject({ holeNumber: z.int().check(z.minimum(1), z.maximum(18)), grossScore: holeStrokes }),
      )
      .check(z.minLength(1), z.maxLength(18)),
    /** The player knows of the other round of the day, and this is another one. */
    isAnotherRound: z.optional(z.boolean()),
  }),
  reply: z.object({
    roundId: z.string(),
    /** False where it had been brought before. */
    isNew: z.boolean(),
  }),
})
export type BroughtWatchRound = z.infer<typeof bringWatchRound.reply>
