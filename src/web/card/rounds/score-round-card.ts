import type { RoundCard } from '#contract/card/round-card.ts'
import { resultFromWire } from '#contract/platform/wire-names.ts'
import type { Card } from '#golf/card/card.ts'
import { cardFromRound } from '#web/card/card-from-round.ts'

/** The card of a round's page, scored from the entries that count. */
export function scoreRoundCard(round: RoundCard): Card {
  return cardFromRound(
    round,
    new Map(round.entries.map((entry) => [entry.holeNumber, resultFromWire(entry)])),
  )
}
