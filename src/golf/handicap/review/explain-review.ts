import type { Line } from '../../arithmetic/line.ts'
import type { Day } from '../../day.ts'
import type { IndexFacts } from '../explain-index.ts'
import type { ReviewKind } from './review-terms.ts'

/** A score that was exceptional when it was played (Rules of Handicapping 5.9); numbers in tenths. */
export type ExceptionalScore = {
  day: Day
  courseName: string
  differential: number
  playedOff: number
  /** What it lowered every differential by; 0 where the committee undid it. */
  by: number
}

/** A card with at least one hole that never came back. */
export type CardNotReturned = { day: Day; courseName: string; holes: number; isOpen: boolean }

/** The columns of the list as a file. */
export type ReviewColumn = 'kind' | 'player' | 'handicap' | 'day' | 'evidence'

type Group = { scores: number; average: number }

/** What a handicap committee reads of a player before its review (7.1a). Indexes and differentials in tenths. */
export type ReviewFacts = {
  review_kind: { kind: ReviewKind }
  review_column: { column: ReviewColumn }
  review_compared: { competition: Group; general: Group }
  /** `chance` from 0 to 1. */
  review_chance: { scores: number; chance: number }
  review_many: { compared: number; share: number; limit: number }
  review_exceptional: { count: number; days: number }
  review_exceptional_score: ExceptionalScore
  /** `last` is null for a player who never had a score; then `since` is the day they joined. */
  review_last_score: { last: Day | null; since: Day; days: number }
  review_cards: { begun: number; notReturned: number; days: number }
  review_card: CardNotReturned
  review_cap: { cap: 'soft' | 'hard'; index: number; lowIndex: number }
  review_reductions: { count: number; by: number }
  /** `calculated` is what the scores make of it without the freeze. */
  review_frozen: { day: Day; index: number; calculated: number | null }
  /** `index` is null for days that have not begun. */
  review_held: { from: Day; until: Day; index: number | null }
}

export type ReviewLine = Line<ReviewFacts & IndexFacts>
