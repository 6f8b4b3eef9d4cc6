import { unreadableReasons, type NoCardReason, type PhotoQuad } from './card-reading.ts'

/** What a reader reads of the course in one photo of its card. It is a proposal: a person accepts what becomes the course. */

export type PrintedCell = {
  holeNumber: number
  /** undefined: the print could not be read. */
  value: number | undefined
  /** The reader's own estimate that `value` is right, 0 to 1. docs/scan.md has how often each level was right. */
  confidence: number
  /** Its confidence is too low: a person must check it first. */
  isDoubtful: boolean
  /** The next best values, best first, at most three. */
  others: readonly number[]
  quad: PhotoQuad
}

/** A printed sum of a row, and whether the holes as read add up to it. */
export type PrintedSum = {
  of: 'out' | 'in' | 'total'
  /** undefined: the print could not be read; a person compares it. */
  value: number | undefined
  agrees: boolean | undefined
  quad: PhotoQuad
}

/** `length`: yards or metres from one tee; the card says which in words, which are not read. */
export const printedRowKinds = ['par', 'stroke_index', 'length'] as const
export type PrintedRowKind = (typeof printedRowKinds)[number]

export type PrintedRow = {
  kind: PrintedRowKind
  /** Where its name stands, a tee's with its ratings: shown to the person, not read. */
  labelQuad: PhotoQuad | undefined
  /** By hole: eighteen, or nine on a card of nine holes. */
  cells: readonly PrintedCell[]
  sums: readonly PrintedSum[]
}

/** What the person should know besides the numbers. */
export const courseNotes = ['nine_holes', 'was_turned'] as const
export type CourseNote = (typeof courseNotes)[number]

/** Why no course could be read. Nothing needs to be written on the card; its pars must be printed. */
export const courseUnreadableReasons = [
  ...unreadableReasons.filter((reason): reason is NoCardReason => reason !== 'nothing_written'),
  'no_pars',
] as const
export type CourseUnreadableReason = (typeof courseUnreadableReasons)[number]

export type CourseReading =
  | {
      outcome: 'read'
      /** From top to bottom, or from left to right on a card whose holes run downwards. One of them has the pars. */
      rows: readonly PrintedRow[]
      notes: readonly CourseNote[]
    }
  | { outcome: 'unreadable'; reason: CourseUnreadableReason }
