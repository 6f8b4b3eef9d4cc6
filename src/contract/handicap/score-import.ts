import { z } from 'zod/mini'
import { scoreFaultCodes } from './score-import/read-score-lines.ts'
import { scoreFields } from './score-import/score-fields.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { sheetRead, sheetReading } from '../club/sheet-columns.ts'
import { pathId, wholeNumber } from '../platform/values.ts'

const scoreFault = z.object({
  line: z.number(),
  field: z.enum(scoreFields),
  code: z.enum(scoreFaultCodes),
  value: z.string(),
  otherLine: z.optional(z.number()),
})

/** A member whose record would begin with these scores, and what that makes of their Handicap Index. */
const changedRecord = z.object({
  id: z.string(),
  name: z.string(),
  scores: z.number(),
  indexBefore: z.nullable(z.string()),
  indexAfter: z.nullable(z.string()),
})
export type ChangedRecord = z.infer<typeof changedRecord>

const scorePreview = z.object({
  ...sheetRead(scoreFields),
  /** The first of them, by name. */
  players: z.array(changedRecord),
  playerCount: z.number(),
  faults: z.array(scoreFault),
  /** Scores left out because they are far from their member's others; `far` set to right imports them. */
  far: z.number(),
  /** false: the club assigns indexes itself, so the scores are kept and change none. */
  isCalculated: z.boolean(),
})
export type ScorePreview = z.infer<typeof scorePreview>

const scoreReading = {
  ...sheetReading(scoreFields),
  /** right: the scores that are far from their member's others have been looked at, and are imported too. */
  far: z.optional(z.enum(['right'], { error: 'Leave this out, or say right.' })),
}

export const previewScores = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/score-imports/preview',
  permission: 'rule_on_club_handicaps',
  tag: 'Handicap',
  summary:
    'Reads a CSV or XLSX file of past results of members, at most 10 MB and 10,000 lines, and says how it is understood, what is wrong in which line, and what it would make of whose Handicap Index. Imports nothing',
  params: clubParams,
  query: z.strictObject(scoreReading),
  reply: scorePreview,
})

export const importScores = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/score-imports/:importId',
  permission: 'rule_on_club_handicaps',
  tag: 'Handicap',
  summary:
    'Puts the lines of a file that have no fault on their members’ handicap records, all or none, and moves their indexes. The id is made by the sender: the same one again imports nothing more',
  params: z.object({ clubId: pathId, importId: pathId }),
  query: z.strictObject({
    ...scoreReading,
    /** As the preview said. Another number is refused, because the club or the file has changed. */
    ready: wholeNumber({ least: 1, most: 10_000, what: 'The number of scores' }),
  }),
  reply: z.object({ taken: z.number(), leftOut: z.number(), players: z.number() }),
})
