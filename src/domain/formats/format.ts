import type { Card, CardLine } from '../scoring/card.ts'

/**
 * How one kind of competition orders cards. Adding a kind is one file beside this one and one line in formats.ts.
 * `rank` gives whole numbers of which the lower is better: the sort key for cards in any state, and for a finished
 * card the countback numbers in the order in which they decide (R9.2); null where the card has no place.
 */
export type Format = {
  rank: (card: Card, playingHandicap: number) => Rank | null
  /** A card handed in without every hole holed out is no return (R7.5). */
  needsEveryHole: boolean
  /** Names of the countback steps, in the order of `countback`. */
  countbackSteps: readonly string[]
  /** One number of `countback` as a golfer reads it: "19 points", "36 - 1/2 of 12 = 30.00 net". */
  countbackText: (value: number, of: CountbackStep) => string
  /** What a hole is worth with strokes as they fell, lower is better; null while it has no result. */
  holeValue: (line: CardLine) => number | null
  /**
   * What countback by fractions compares over some holes, lower is better (R9.4); undefined where only the strokes as
   * they fell may be used (Stableford, par/bogey).
   */
  fractionValue?: (lines: readonly CardLine[], card: Card, playingHandicap: number) => number
  /** The arithmetic of the sort key in a sentence. */
  explain: (card: Card, playingHandicap: number) => string
}

/** Over how many of the card's holes a countback number was made, and of which handicap. */
export type CountbackStep = { holes: number; cardHoles: number; playingHandicap: number }

export type Rank = {
  /** Whole number by which cards are ordered; the lower is better. */
  sortKey: number
  /** null while the card may still change; a tie with such a card is never broken (R9.8). */
  countback: readonly number[] | null
}
