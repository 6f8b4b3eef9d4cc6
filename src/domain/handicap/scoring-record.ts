import type { Day } from '../day.ts'
import type { Fraction } from '../fraction.ts'
import type { IndexOnDay } from './low-handicap-index.ts'
import type { ExpectedNine } from './score-differential.ts'

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

export type RecordEntry = RecordedScore | CommitteeIndex

/** All that the next score needs to know: plain data, to be stored or rebuilt by a replay. Indexes in tenths. */
export type ScoringRecord = {
  /** The newest twenty differentials in tenths, oldest first, with all adjustments that stay with them (R3.7). */
  differentials: number[]
  /** A nine that waits for another one (R1.4), unrounded. */
  waitingNine: Fraction | null
  /** Indexes of the last 365 days and the one before them, oldest first (R3.5). */
  history: IndexOnDay[]
  index: number | null
  /** Day of the newest entry. */
  newest: Day | null
}

export function emptyRecord(): ScoringRecord {
  return { differentials: [], waitingNine: null, history: [], index: null, newest: null }
}

/** What a club may set; the default is the reverse-engineered expected score of nine holes (R1.3). */
export type RecordTerms = { expectedNine: ExpectedNine }

/** One entry with everything that its index was calculated from; explainIndex puts it into words. Numbers in tenths. */
export type IndexStep = {
  id: string
  day: Day
  kind: RecordEntry['kind']
  /** As it was added to the record, rounded; null for a nine that waits and for a committee entry. */
  differential: number | null
  /** The nine was put together with the one that waited (R1.4). */
  isPair: boolean
  indexWhenPlayed: number | null
  exceptionalAdjustment: number
  /** The window after this entry, oldest first, and the positions of those that count. */
  differentials: readonly number[]
  counting: readonly number[]
  average: Fraction | null
  lowIndex: number | null
  cap: 'none' | 'soft' | 'hard' | 'lifted'
  /** The index after this entry; null while there is none. */
  index: number | null
}
