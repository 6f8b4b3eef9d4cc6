import type { Round, RoundDetail } from '#contract/card/rounds.ts'
import type { Card } from '#golf/card/card.ts'

/** A card that was handed in, with its holes as they were on the phone. */
export type HandedIn = {
  round: Round
  card: Card
  competitionType: RoundDetail['competitionType']
  /** On this phone: the club does not have it yet. */
  isKept?: true
}
