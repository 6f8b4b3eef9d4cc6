import type { Card } from '../scoring/card.ts'
import type { ComparedHoles, CountbackValues } from './countback.ts'

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
  countbackSteps: readonly string[]
  /** One countback number as a golfer reads it: "19 points", "36 - 1/2 of 12 = 30.00 net". */
  countbackText: (value: number, compared: ComparedHoles) => string
  /** The arithmetic of the sort key in a sentence. */
  explain: (card: Card, playingHandicap: number) => string
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
