import { z } from 'zod/mini'
import { clubParams } from '../club/clubs.ts'
import { defineCall } from '../platform/call.ts'
import { quad, scanFailures, type ScanFailure } from '../photo/scan.ts'

/** What can be read of a course on its card. `length`: from one tee, in the unit of the card. */
export const printedRowKinds = ['par', 'stroke_index', 'length'] as const

const printedCell = z.object({
  holeNumber: z.int(),
  /** Absent: the print could not be read. */
  value: z.optional(z.int()),
  /** The reader's own estimate that the value is right, 0 to 1. */
  confidence: z.number(),
  doubtful: z.boolean(),
  /** Other values that it may be, best first. */
  others: z.array(z.int()),
  quad,
})

const printedSum = z.object({
  of: z.enum(['out', 'in', 'total']),
  /** Absent: something is printed there that could not be read. */
  value: z.optional(z.int()),
  quad,
})

const printedRow = z.object({
  kind: z.enum(printedRowKinds),
  /** Where its name stands, a tee's with its ratings: words are not read. */
  labelQuad: z.optional(quad),
  holes: z.array(printedCell),
  sums: z.array(printedSum),
})
export type PrintedRow = z.infer<typeof printedRow>

/** Why no course is proposed. The screen has a sentence for each. */
export const courseCardFailures = [
  ...scanFailures.filter(
    (failure): failure is Exclude<ScanFailure, 'nothing_written'> => failure !== 'nothing_written',
  ),
  'no_pars',
] as const
export type CourseCardFailure = (typeof courseCardFailures)[number]

export const courseCardNotes = ['nine_holes', 'was_turned'] as const

export const readCourseCard = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/course-card',
  permission: 'administer_club',
  tag: 'Courses',
  summary:
    'Reads pars, stroke indexes and lengths from an uploaded photo of a course’s card: a proposal, nothing is saved',
  params: clubParams,
  body: z.strictObject({
    /** The object path or the id of a photo that the user uploaded (T55). */
    fileName: z.string().check(z.minLength(1), z.maxLength(2_000)),
  }),
  reply: z.object({
    /** Whether pars were read. If not, `failure` says why. */
    success: z.boolean(),
    failure: z.optional(z.enum(courseCardFailures)),
    /** From top to bottom of the card. */
    rows: z.array(printedRow),
    notes: z.array(z.enum(courseCardNotes)),
  }),
})
