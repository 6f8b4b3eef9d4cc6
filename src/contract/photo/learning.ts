import { z } from 'zod/mini'
import { parseDay } from '#golf/day.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { pathId, wholeNumber } from '../platform/values.ts'

/** Of one club; the oldest go. With 6 KiB each they take some 30 MB at most. */
export const MOST_LEARNING_CELLS = 5_000
/** Four rows of a card. */
export const MOST_CELLS_SENT = 72
export const CELLS_LISTED = 60

/** As in contract/photo/scan.ts; a cell at the edge may reach a little beyond the photo. */
const corner = z.number().check(z.minimum(-0.2), z.maximum(1.2))
const strokes = (most: number) => z.int().check(z.minimum(1), z.maximum(most))
const tag = 'Learning from corrections'

const decidedCell = z.strictObject({
  /** The cell's corners, as the reader gave them. */
  quad: z.array(z.array(corner).check(z.length(2))).check(z.length(4)),
  /** The number that the person decided on. */
  value: strokes(15),
  /** What the reader had read; null: nothing that is a number of strokes. */
  read: z.nullable(strokes(20)),
})
export type DecidedCell = z.infer<typeof decidedCell>

const roundParams = z.object({ roundId: pathId })

export const askToLearn = defineCall({
  method: 'GET',
  path: '/api/rounds/:roundId/learning',
  permission: 'score_round',
  tag,
  summary: 'Whether the round’s club keeps cells of paper cards to learn from, so that a person may be asked',
  params: roundParams,
  reply: z.object({ asks: z.boolean() }),
})

export const keepLearningCells = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/learning',
  permission: 'score_round',
  tag,
  summary:
    'Keeps cells of the user’s own photo with the numbers that they decided on, and nothing that leads to a person; nothing while the club does not learn; safe to repeat',
  params: roundParams,
  body: z.strictObject({
    /** That the person was told what is kept and that it cannot be taken back. */
    agreed: z.literal(true),
    /** The object path of a photo that the user uploaded. */
    photo: z.string().check(z.minLength(1), z.maxLength(2_000)),
    cells: z.array(decidedCell).check(z.minLength(1), z.maxLength(MOST_CELLS_SENT)),
  }),
  /** How many of them the club has now. */
  reply: z.object({ kept: z.number() }),
})

const learning = z.object({
  isOn: z.boolean(),
  /** How many cells the club has, and how many it can have. */
  kept: z.number(),
  most: z.number(),
})
export type Learning = z.infer<typeof learning>

export const getLearning = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/learning',
  permission: 'administer_club',
  tag,
  summary: 'Whether the club keeps cells of paper cards to learn from, and how many it has',
  params: clubParams,
  reply: learning,
})

export const setLearning = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/learning',
  permission: 'administer_club',
  tag,
  summary: 'Switches learning from corrections on or off; switched off, all cells are erased',
  params: clubParams,
  body: z.strictObject({ isOn: z.boolean() }),
  reply: learning,
})

const day = z
  .string()
  .check(z.refine((text) => parseDay(text) !== undefined, { error: 'Give a day such as 2026-06-01.' }))

export const learningCell = z.object({
  id: z.string(),
  value: z.number(),
  read: z.nullable(z.number()),
  day: z.string(),
  /** A PNG of 96 by 64 shades of grey, in base64. */
  png: z.string(),
})
export type LearningCell = z.infer<typeof learningCell>

export const listLearningCells = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/learning/cells',
  permission: 'administer_club',
  tag,
  summary: 'The cells that the club keeps, the newest day first, 60 at a time',
  params: clubParams,
  query: z.object({
    /** The list goes on after this cell of this day. */
    day: z.optional(day),
    id: z.optional(pathId),
    limit: z.optional(wholeNumber({ least: 1, most: CELLS_LISTED, what: 'Limit' })),
  }),
  reply: z.array(learningCell),
})

export const exportLearningCells = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/learning/export',
  permission: 'administer_club',
  tag,
  summary: 'All of the club’s cells as JSON lines, for training/scan; the audit log records it',
  params: clubParams,
  /** Text, one cell a line: value, read, day and png. */
  reply: z.unknown(),
})

export const eraseLearningCells = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/learning/cells',
  permission: 'administer_club',
  tag,
  summary: 'Erases all cells that the club keeps',
  params: clubParams,
  reply: learning,
})

export const eraseLearningCell = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/learning/cells/:cellId',
  permission: 'administer_club',
  tag,
  summary: 'Erases one of the cells that the club keeps',
  params: z.object({ clubId: pathId, cellId: pathId }),
  reply: learning,
})
