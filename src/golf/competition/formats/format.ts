import type { Line } from '../../arithmetic/line.ts'
import type { Card } from '../../card/card.ts'
import type { ComparedHoles, CountbackStepName, CountbackValues } from './countback.ts'
import type { CountbackNumber } from './explain-countback.ts'

/**
 * How one kind of competition orders cards. A new kind is one file beside this one and one line in formats.ts.
 * Whole numbers throughout, of which the lower is better.
 */
export type Format = CountbackValues & {
  /** null where the card has no place: nothing is played yet, or it is no return. */
  rank: (card: Card, playingHandicap: number) => Rank | null
  /** A card handed in without every hole holed out is no return (R7.5). */
  needsEveryHole: boolean
  /** Names of the countback steps, in the order of `Rank.countback`. */
  countbackSteps: readonly CountbackStepName[]
  /** One countback number as a golfer reads it. */
  countbackNumber: (value: number, compared: ComparedHoles) => CountbackNumber
  /** The arithmetic of the sort key. */
  explain: (card: Card, playingHandicap: number) => Line<FormatFacts>
}

/** What ranks a card. */
export type FormatFacts = {
  points_of_nines: { out: number; home: number; total: number; thru: number }
  points_so_far: { points: number; thru: number }
  net_of_gross: { gross: number; playingHandicap: number; net: number }
  /** Holes are closed, and so not all strokes are received. */
  net_of_counted: { gross: number; received: number; net: number; holes: number }
  net_so_far: { net: number; thru: number }
  capped: { gross: number; playingHandicap: number; net: number }
  capped_so_far: { gross: number; thru: number }
  against_par: { won: number; lost: number; up: number }
  /** A card of totals only. */
  net_handed_in: { net: number | null }
  points_handed_in: { points: number }
}

export type Rank = {
  /** Orders cards in any state; the lower is better. */
  sortKey: number
  /**
   * The countback numbers of a finished card, in the order in which they decide (R9.2); null while the card may still
   * change, because a tie with such a card is never broken (R9.8).
   */
  countback: readonly number[] | null
}
