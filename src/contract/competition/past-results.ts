import { z } from 'zod/mini'
import { resultFields, resultFigures, resultOutcomes } from './result-file/result-fields.ts'
import { resultQuestionCodes } from './result-file/read-result.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { line, orNothing, pathId } from '../platform/values.ts'

/** More than any field of a club. */
export const MOST_RESULT_ROWS = 500

const row = {
  place: z.nullable(z.number()),
  name: z.string(),
  gross: z.nullable(z.number()),
  /** As golf writes it: "9", "+2", "12.4". */
  handicap: z.nullable(z.string()),
  /** What ranks: net strokes, points or gross strokes. */
  score: z.nullable(z.number()),
  countback: z.string(),
  outcome: z.nullable(z.enum(resultOutcomes)),
}

const readRow = z.object({
  ...row,
  line: z.number(),
  /** Members who may be meant, by name. */
  members: z.array(z.object({ userId: z.string(), name: z.string() })),
  /** The one who was chosen for this name before, or the only one of exactly this name; null asks. */
  userId: z.nullable(z.string()),
  /** The club chose this member for this name in a result before. */
  isRemembered: z.optional(z.boolean()),
})

const resultPreview = z.object({
  /** The sheet of a workbook that was read, of how many. */
  sheet: z.nullable(z.string()),
  sheetCount: z.number(),
  /** Rows of it that its spreadsheet hides and that are read too. */
  hiddenRows: z.number(),
  /** What stands above the table. */
  titles: z.array(z.string()),
  columns: z.array(z.object({ heading: z.string(), field: z.nullable(z.enum(resultFields)) })),
  /** null: the table does not say it, and nothing is saved without it. */
  figure: z.nullable(z.enum(resultFigures)),
  /** The table does not say it: the sender does. */
  asksFigure: z.boolean(),
  rows: z.array(readRow),
  /** What somebody has to look at; without a line it is of the whole table. */
  questions: z.array(
    z.object({
      line: z.nullable(z.number()),
      code: z.enum(resultQuestionCodes),
      value: z.string(),
      otherLine: z.optional(z.number()),
    }),
  ),
})
export type ResultPreview = z.infer<typeof resultPreview>

export const previewResult = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/past-results/preview',
  permission: 'administer_club',
  tag: 'Season',
  summary:
    'Reads a table of results as text, CSV or XLSX, says how it is understood and what does not add up, and finds the members whom it names. Saves nothing',
  params: clubParams,
  query: z.strictObject({
    /** What the figure is, where the table does not say it. */
    figure: z.optional(z.enum(resultFigures, { error: 'Choose net, points or gross.' })),
  }),
  reply: resultPreview,
})

const pastResult = z.object({
  id: z.string(),
  name: z.string(),
  day: z.string(),
  figure: z.enum(resultFigures),
  /** How many played. */
  players: z.number(),
  /** Who has the first place. */
  winners: z.array(z.string()),
})
export type PastResult = z.infer<typeof pastResult>

const wholePastResult = z.extend(pastResult, {
  /** `isTied`: somebody else has the same place. */
  rows: z.array(z.object({ ...row, isTied: z.boolean(), userId: z.nullable(z.string()) })),
})
export type WholePastResult = z.infer<typeof wholePastResult>

const pastResultParams = z.object({ clubId: pathId, pastResultId: pathId })
const strokes = z.nullable(z.number().check(z.int(), z.gte(-99), z.lte(999)))

export const putPastResult = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/past-results/:pastResultId',
  permission: 'administer_club',
  tag: 'Season',
  summary:
    'Keeps the result of a past competition. It touches no handicap record. Safe to repeat; 409 changed_meanwhile where it is there with other facts',
  params: pastResultParams,
  body: z.strictObject({
    name: line(120, 'The competition'),
    day: z.iso.date('This is a day such as 2019-06-08.'),
    figure: z.enum(resultFigures, { error: 'Choose net, points or gross.' }),
    rows: z
      .array(
        z.strictObject({
          place: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(9999))),
          name: line(120, 'A name'),
          userId: orNothing(pathId),
          gross: strokes,
          score: strokes,
          handicap: orNothing(line(10, 'A handicap')),
          countback: z.string().check(z.trim(), z.maxLength(120)),
          outcome: z.nullable(z.enum(resultOutcomes)),
        }),
      )
      .check(z.minLength(1, 'A result has at least one player.'), z.maxLength(MOST_RESULT_ROWS)),
  }),
  reply: wholePastResult,
})

export const listPastResults = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/past-results',
  permission: 'see_club',
  tag: 'Season',
  summary: 'The past results of a club, the latest first',
  params: clubParams,
  reply: z.array(pastResult),
})

export const getPastResult = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/past-results/:pastResultId',
  permission: 'see_club',
  tag: 'Season',
  summary: 'A past result with its rows',
  params: pastResultParams,
  reply: wholePastResult,
})

export const deletePastResult = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/past-results/:pastResultId',
  permission: 'administer_club',
  tag: 'Season',
  summary: 'Takes a past result off again; champions who were put on the list of champions stay there',
  params: pastResultParams,
  reply: z.object({ deleted: z.boolean() }),
})

const ownPastResult = z.object({
  id: z.string(),
  clubId: z.string(),
  name: z.string(),
  day: z.string(),
  figure: z.enum(resultFigures),
  place: row.place,
  score: row.score,
  outcome: row.outcome,
  isTied: z.boolean(),
  /** How many played. */
  players: z.number(),
})
export type OwnPastResult = z.infer<typeof ownPastResult>

export const listOwnPastResults = defineCall({
  method: 'GET',
  path: '/api/own-past-results',
  permission: 'signed_in',
  tag: 'Season',
  summary: 'The past results of the user’s clubs in which the club says that they played, the latest first',
  reply: z.array(ownPastResult),
})
