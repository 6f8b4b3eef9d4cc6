import type { Day } from '../day.ts'
import type { Fraction } from '../fraction.ts'
import type { FirstIndexRule } from './first-index.ts'
import type { IndexBrake } from './index-brake.ts'
import type { IndexOnDay } from './handicap-index.ts'
import type { PenaltyReason } from './penalty-score.ts'
import type { ExpectedNine } from './score-differential.ts'

/** What a club's union leaves of the arithmetic of an index, as it was when the score came in. */
export type IndexTerms = { firstIndex: FirstIndexRule; brake: IndexBrake }

/** A score as it reaches the record, in the order of days. Fractions are unrounded, in strokes. */
export type RecordedScore = {
  day: Day
  /** The id of the entry where it is stored; no rule reads it. */
  id: string
  /**
   * The Handicap Index held when it was played, in tenths, as stored with the round (R0.3); when it is undefined it is
   * taken from the record: the index made by the newest score of an earlier day (R3.4).
   */
  indexWhenPlayed?: number | null
  /** undefined: a first index takes 54 holes, and there is no brake. */
  terms?: IndexTerms
  /** The committee undid the reduction of this exceptional score (R3.7). */
  isExceptionalUndone?: boolean
  /** The committee lifted the caps for this score (R3.6). */
  isCapLifted?: boolean
} & (
  | { kind: 'eighteen'; differential: Fraction }
  /** Nine holes: `differential` is of the nine played alone (differentialOfNinePlayed). */
  | { kind: 'nine'; differential: Fraction }
)

/**
 * What a committee enters (Rules of Handicapping 7.1, D4): an index, in tenths, that starts the record or overrides it,
 * with its reason. It moves every differential of the newest twenty by the same amount, so the next score goes on
 * from there; `restartsLowIndex` forgets the lower indexes before it, because the caps would otherwise undo the entry.
 */
export type CommitteeIndex = {
  kind: 'committee_index'
  day: Day
  id: string
  index: number
  reason: string
  restartsLowIndex: boolean
}

/**
 * Rules of Handicapping 7.1a: from here on the Handicap Index stays at `index`, in tenths, whatever later scores make,
 * until a freeze with null lifts it. The record beneath is calculated on, so that lifting it restores the index exactly.
 */
export type IndexFreeze = { kind: 'freeze'; day: Day; id: string; index: number | null }

/**
 * Rules of Handicapping 5.4 and 7.2a: rounds from `day` up to and including `until` are all played off the index that is
 * held when `day` begins. What the scores make of the index is not touched.
 */
export type IndexHold = { kind: 'hold'; day: Day; id: string; until: Day }

/**
 * R3.9, Rules of Handicapping 7.1b: a round of `day` that was begun and not posted, as a score in its place. Ratings in
 * tenths; `courseHandicap` and `indexWhenPlayed` are those of that day.
 */
export type PenaltyEntry = {
  kind: 'penalty_score'
  day: Day
  id: string
  meant: PenaltyReason
  /** Nine where the course has nine; the ratings are of these holes. */
  holes: 9 | 18
  courseRating: number
  slope: number
  pcc: number
  courseHandicap: number
  indexWhenPlayed?: number | null
  isCapLifted?: boolean
}

/** What moves no score: the committee's word on the index itself. It holds at once, whatever was played that day. */
export type IndexDecision = CommitteeIndex | IndexFreeze | IndexHold

export type RecordEntry = RecordedScore | PenaltyEntry | IndexDecision

export function isIndexDecision<Entry extends { kind: RecordEntry['kind'] }>(
  entry: Entry,
): entry is Extract<Entry, { kind: IndexDecision['kind'] }> {
  return entry.kind === 'committee_index' || entry.kind === 'freeze' || entry.kind === 'hold'
}

/** An index with the day it was made on, and the first day of rounds that are played off it (R3.4). */
export type MadeIndex = IndexOnDay & { playedFrom: Day }

/** Nine holes, unrounded, with the place among the differentials at which they were played; below 0 once twenty are newer. */
export type WaitingNine = { id: string; day: Day; differential: Fraction; position: number }

/**
 * What stood when a day began, or what the committee entered on it: all its scores are measured against that, because the index is
 * revised once a day (R3.4).
 */
export type Revision = {
  day: Day
  lowIndex: number | null
  calculated: number | null
  /** The committee lifted the caps for one of its scores. */
  isCapLifted: boolean
  /**
   * A nine that became a score by the first index of the day, and the differentials without it; the day's next score may make
   * that index another one.
   */
  joined: { nine: WaitingNine; before: readonly number[] } | null
}

/** All that the next score needs to know: plain data, to be stored or rebuilt by a replay. Indexes in tenths. */
export type ScoringRecord = {
  /** The newest twenty differentials in tenths, oldest first, with all adjustments that stay with them (R3.7). */
  differentials: number[]
  /** A nine that waits for another one, or for a first index (R1.4). */
  waitingNine: WaitingNine | null
  /** Indexes of the 365 days up to the last score and the one before them, oldest first (R3.5), one of the scores of a day. */
  history: MadeIndex[]
  /** What the newest day with a score is measured against. */
  revision: Revision | null
  /** The index in force: where the committee froze it the frozen one, otherwise the calculated one. */
  index: number | null
  /** What the scores and the committee's indexes make. */
  calculated: number | null
  isFrozen: boolean
  /** Days on which every round is played off one index. */
  hold: { from: Day; until: Day; index: number | null } | null
  /** What makes a first index where the newest score was played. */
  firstIndex: FirstIndexRule
  /** Day of the newest score; a penalty score is one, other entries of the committee are none. */
  lastScore: Day | null
}

export function emptyRecord(): ScoringRecord {
  return {
    differentials: [],
    waitingNine: null,
    history: [],
    revision: null,
    index: null,
    calculated: null,
    isFrozen: false,
    hold: null,
    firstIndex: 'holes_54',
    lastScore: null,
  }
}

/**
 * What a club may set; the default is the published expected score of nine holes (R1.3). `without`: readings of the rules that an
 * earlier version of the product did not have, to tell what they have changed.
 */
export type RecordTerms = { expectedNine: ExpectedNine; without?: readonly AddedReading[] }

/** The index is revised once a day and not after each score; a nine that is left over counts once there is an index. */
export const addedReadings = ['one_revision_a_day', 'nine_left_over'] as const
export type AddedReading = (typeof addedReadings)[number]

/** One entry with everything that its index was calculated from; explainIndex puts it into words. Numbers in tenths. */
export type IndexStep = {
  id: string
  day: Day
  kind: RecordEntry['kind']
  /** As it was added to the record, rounded; null for a nine that waits and for a committee entry. */
  differential: number | null
  /** The nine was put together with the one that waited (R1.4). */
  isPair: boolean
  /** For a hold, the index that its rounds are played off. */
  indexWhenPlayed: number | null
  /** For a nine that was made eighteen, the index whose expected nine it was given (R1.2). */
  expectedFrom: number | null
  /** The nine that had waited and became a score by the first index that this entry made (R1.4). */
  leftOver: LeftOverNine | null
  /** For such a nine, the id of the entry that made the index. */
  countsSince: string | null
  exceptionalAdjustment: number
  /** By how much the committee's index moved the differentials. */
  movedBy: number
  /** The window after this entry, oldest first, and the positions of those that count. */
  differentials: readonly number[]
  counting: readonly number[]
  average: Fraction | null
  /** What a first index was made of. */
  firstIndex: FirstIndexRule
  lowIndex: number | null
  cap: 'none' | 'soft' | 'hard' | 'lifted'
  /** What the index would be without the brake of a union; null where it stopped no rise. */
  brakedFrom: number | null
  /** The index in force after this entry; null while there is none. */
  index: number | null
  /** The index without a freeze, the same where none stands. */
  calculated: number | null
  isFrozen: boolean
  /** What a penalty score was chosen as. */
  penalty: ChosenPenalty | null
}

/** `firstIndex` is the one that its expected nine was taken of, before the nine itself counted. In tenths. */
export type LeftOverNine = { id: string; day: Day; differential: number; firstIndex: number }

/** A penalty score with how many differentials it was chosen from, or the adjusted gross score it was made of (R3.9). */
export type ChosenPenalty = { meant: PenaltyReason; chosenFrom: number; adjustedGross: number | null }
