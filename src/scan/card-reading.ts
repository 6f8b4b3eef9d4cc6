/** What a reader makes of one photo of a paper scorecard. A proposal: nothing in it counts before a person says so. */

/** A corner in the photo as a person sees it (turned as its EXIF says), in fractions of its width and height. */
export type PhotoPoint = readonly [x: number, y: number]

/** Where something stands in the photo: its corners in reading order, top left, top right, bottom right, bottom left. */
export type PhotoQuad = readonly [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint]

/** 1 to 20 strokes, `picked_up` for a dash, X, P or NR, `empty` for a cell nobody wrote into. */
export type CellResult = number | 'picked_up' | 'empty'

export type CellReading = {
  holeNumber: number
  /** Gross, also where the player wrote differences to par. undefined: something is written that could not be read. */
  result: CellResult | undefined
  /** Of ten cells given 0.9, nine are right: calibrated on cards never trained on. */
  confidence: number
  /** Below the threshold, or against the sums: to be looked at by a person before anything else. */
  isDoubtful: boolean
  /** The next best results, best first, at most three: what one tap can put right. */
  others: readonly CellResult[]
  /** undefined: the reader does not say where it looked. */
  quad: PhotoQuad | undefined
}

/** A sum the player wrote: what was read, and whether the holes as read make it. */
export type WrittenSum = {
  of: 'out' | 'in' | 'total'
  value: number
  confidence: number
  agrees: boolean
  quad: PhotoQuad | undefined
}

export type PlayerReading = {
  /** Where the name stands; names are shown, not read. */
  nameQuad: PhotoQuad | undefined
  /** `to_par`: the player wrote differences to par, and `result` holds gross strokes all the same. */
  notation: 'gross' | 'to_par'
  /** Eighteen, or nine on a card of nine holes, by hole. */
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
  /** Differences to par are written, but no par was known for some holes: those cells are without a result. */
  | 'pars_missing'

/** Why there is nothing to show: each has a sentence that says what to do. */
export const unreadableReasons = [
  /** No picture that can be decoded. */
  'not_a_picture',
  /** More than the limit of pixels. */
  'too_large',
  /** Smaller than a card can be read at. */
  'too_small',
  'too_dark',
  'blurred',
  /** No grid of holes was found. */
  'no_scorecard',
  /** Holes were found, but the card runs out of the picture. */
  'cut_off',
  /** A card on which nobody has written a score. */
  'nothing_written',
] as const
export type UnreadableReason = (typeof unreadableReasons)[number]

export type CardReading =
  | {
      outcome: 'read'
      /** Top to bottom; left to right on a card whose holes run downwards. At least one. */
      players: readonly PlayerReading[]
      /** What is printed on the card itself, by hole. */
      printed: readonly PrintedHole[]
      notes: readonly ReadingNote[]
    }
  | { outcome: 'unreadable'; reason: UnreadableReason }
