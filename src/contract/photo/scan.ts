import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { pathId } from '../platform/values.ts'

/** Fractions of the photo's width and height, turned as its EXIF says; corners in reading order from the top left. */
export const quad = z.array(z.array(z.number()).check(z.length(2))).check(z.length(4))

/** 1 to 20 strokes; null for a cell without any writing. */
const cellResult = z.nullable(z.union([z.int(), z.literal('picked_up')]))

const scannedCell = z.object({
  holeNumber: z.int(),
  /** Absent: the writing could not be read. */
  grossScore: z.optional(cellResult),
  /** The reader's own estimate that the score is right, 0 to 1. */
  confidence: z.number(),
  doubtful: z.boolean(),
  /** Other scores that it may be, best first. */
  others: z.array(cellResult),
  /** Absent: a reader outside does not report places. */
  quad: z.optional(quad),
})

const scannedSum = z.object({
  of: z.enum(['out', 'in', 'total']),
  value: z.int(),
  confidence: z.number(),
  /** Whether the holes as read add up to this sum. */
  agrees: z.boolean(),
  quad: z.optional(quad),
})

const scannedRow = z.object({
  nameQuad: z.optional(quad),
  /** The player wrote differences to par; the scores are gross all the same. */
  toPar: z.boolean(),
  holes: z.array(scannedCell),
  sums: z.array(scannedSum),
})

export type ScannedCell = z.infer<typeof scannedCell>
export type ScannedSum = z.infer<typeof scannedSum>
export type ScannedRow = z.infer<typeof scannedRow>

export const scanNotes = ['other_course', 'nine_holes', 'was_turned', 'to_par', 'pars_missing'] as const
export type ScanNote = (typeof scanNotes)[number]

/** Why there are no scores to propose. The screen has a sentence for each. */
export const scanFailures = [
  'not_a_picture',
  'too_large',
  'too_small',
  'too_dark',
  'blurred',
  'no_scorecard',
  'cut_off',
  'nothing_written',
] as const
export type ScanFailure = (typeof scanFailures)[number]

export const processScorecard = defineCall({
  method: 'POST',
  path: '/api/ocr/process',
  permission: 'see_photo',
  tag: 'Photos',
  summary: 'Reads the scores from an uploaded photo of a paper card: a proposal, nothing is saved (D30)',
  body: z.strictObject({
    /** The object path or the id of a photo that the user uploaded (T55). */
    fileName: z.string().check(z.minLength(1), z.maxLength(2_000)),
    courseId: z.optional(pathId),
    roundId: z.optional(pathId),
    /** The reader's id; absent: the club's own machine. Any other reader needs the person's consent. */
    reader: z.optional(z.string().check(z.maxLength(40))),
    /** The language in which the person was told who gets the photo; it is stored with their consent. */
    agreedIn: z.optional(z.enum(['en', 'es'])),
  }),
  reply: z.object({
    /** Whether scores were read. If not, `failure` says why. */
    success: z.boolean(),
    failure: z.optional(z.enum(scanFailures)),
    /** Of the first player row, the holes with a number of strokes. */
    scores: z.array(z.object({ holeNumber: z.int(), grossScore: z.int(), confidence: z.number() })),
    /** Every player row on the card, also when there is only one. */
    rows: z.array(scannedRow),
    notes: z.array(z.enum(scanNotes)),
    /** What is printed on the card, by hole, for comparison with the course. */
    printed: z.array(
      z.object({ holeNumber: z.int(), par: z.optional(z.int()), strokeIndex: z.optional(z.int()) }),
    ),
    reader: z.string(),
  }),
})

export const scanStages = ['waiting', 'finding_card', 'finding_grid', 'reading'] as const

export const readScanProgress = defineCall({
  method: 'GET',
  path: '/api/ocr/progress',
  permission: 'signed_in',
  tag: 'Photos',
  summary: 'The stage of the user’s own reading, and its place in the queue while it waits',
  reply: z.object({
    /** null: no photo of this user is being read. */
    stage: z.nullable(z.enum(scanStages)),
    /** 1 for the next photo; 0 while it is being read. */
    place: z.int(),
  }),
})

export const readScanReaders = defineCall({
  method: 'GET',
  path: '/api/ocr/readers',
  permission: 'signed_in',
  tag: 'Photos',
  summary:
    'Who can read photos here: always the club’s own machine, and a service outside if one is configured',
  reply: z.array(
    z.object({
      id: z.string(),
      /** The photo leaves the club's own machine: the person must be told and agree first. */
      outside: z.boolean(),
      /** "Anthropic, San Francisco": who gets the photo. Only for readers outside. */
      operator: z.optional(z.string()),
    }),
  ),
})
