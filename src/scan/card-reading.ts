/** What a reader reads in one photo of a paper scorecard. It is a proposal: a person accepts what goes into the card. */

/** A corner in the photo as a person sees it (turned as its EXIF says), in fractions of its width and height. */
export type PhotoPoint = readonly [x: number, y: number]

/** The corners of a place in the photo, in reading order: top left, top right, bottom right, bottom left. */
export type PhotoQuad = readonly [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint]

/** 1 to 20 strokes, `picked_up` for a dash, X, P or NR, `empty` for a cell without any writing. */
export type CellResult = number | 'picked_up' | 'empty'

export type CellReading = {
  holeNumber: number
  /** Gross strokes, also where the player wrote differences to par. undefined: the writing could not be read. */
  result: CellResult | undefined
  /** The reader's own estimate that `result` is right, 0 to 1. docs/scan.md has how often each level was right. */
  confidence: number
  /** Its confidence is too low, or it contradicts the sums: a person must check it first. */
  isDoubtful: boolean
  /** The next best results, best first, at most three: corrections that take one tap. */
  others: readonly CellResult[]
  /** undefined: the reader does not report places. */
  quad: PhotoQuad | undefined
}

/** A sum the player wrote: in strokes or, beside differences to par, also as a difference. */
export type WrittenSum = {
  of: 'out' | 'in' | 'total'
  value: number
  confidence: number
  /** How many strokes it is more than the holes as read add up to; 0 where it agrees. undefined: a hole could not be read. */
  offBy: number | undefined
  quad: PhotoQuad | undefined
}

export type PlayerReading = {
  /** Where the name stands: names are shown to the person, not read. */
  nameQuad: PhotoQuad | undefined
  /** `to_par`: the player wrote differences to par, and `result` holds gross strokes all the same. */
  notation: 'gross' | 'to_par'
  /** By hole: eighteen, or nine on a card of nine holes. */
  cells: readonly CellReading[]
  sums: readonly WrittenSum[]
}

export type PrintedHole = { holeNumber: number; par: number | undefined; strokeIndex: number | undefined }

/** What the player should know besides the scores. */
export type ReadingNote =
  /** The pars or stroke indexes printed on the card are not those of the course. */
  | 'other_course'
  /** Only nine holes are on the card. */
  | 'nine_holes'
  /** The photo was upside down or on its side. */
  | 'was_turned'
  /** Differences to par were turned into strokes. */
  | 'to_par'
  /** Differences to par are written, but some pars are not known: those cells have no result. */
  | 'pars_missing'

/** Why there is no reading. The screen has a sentence for each that says what to do. */
export const unreadableReasons = [
  /** The file cannot be decoded as a picture. */
  'not_a_picture',
  /** More pixels than the limit. */
  'too_large',
  /** Too few pixels for the numbers of a card. */
  'too_small',
  'too_dark',
  'blurred',
  /** No grid of holes was found. */
  'no_scorecard',
  /** Holes were found, but the card runs out of the picture. */
  'cut_off',
  /** A card without a written score. */
  'nothing_written',
] as const
export type UnreadableReason = (typeof unreadableReasons)[number]
/** Of these, what a photo lacks before anything on the card is read. */
export type NoCardReason = Exclude<UnreadableReason, 'nothing_written'>

export type CardReading =
  | {
      outcome: 'read'
      /** At least one. From top to bottom, or from left to right on a card whose holes run downwards. */
      players: readonly PlayerReading[]
      /** What is printed on the card itself, by hole. */
      printed: readonly PrintedHole[]
      notes: readonly ReadingNote[]
    }
  | { outcome: 'unreadable'; reason: UnreadableReason }
