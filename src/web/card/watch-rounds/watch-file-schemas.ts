import { z } from 'zod/mini'

/*
 * What is read of Garmin's files; fields that are not named here are passed over, as all stroke indexes are. What the formats are
 * known from stands in docs/what-can-be-brought.md.
 */

const text = z.nullish(z.string())
const number = z.nullish(z.number())
const numberOrText = z.nullish(z.union([z.number(), z.string()]))

export const scorecard = z.object({
  id: numberOrText,
  startTime: numberOrText,
  formattedStartTime: text,
  courseGlobalId: numberOrText,
  scoreType: text,
  roundType: text,
  inProgress: z.nullish(z.boolean()),
  excludeFromStats: z.nullish(z.boolean()),
  teeBox: text,
  holes: z.nullish(z.array(z.object({ number: z.number(), strokes: number })).check(z.maxLength(36))),
})

const snapshot = z.object({ courseGlobalId: numberOrText, name: text, holePars: text })

/** Of one round; Garmin Connect answers with a list of one. */
export const detail = z.object({
  scorecardDetails: z.array(z.object({ scorecard: z.unknown() })),
  courseSnapshots: z.nullish(z.array(snapshot)),
})
/** As scripts save many. */
export const manyDetails = z.object({ details: z.array(z.unknown()) })
/** `Golf-SCORECARD.json` of the account's export, and its `Golf-COURSE.json`. */
export const exported = z.object({ data: z.array(z.record(z.string(), z.unknown())) })
