import type { Round, RoundDetail } from '#contract/rounds.ts'
import type { Card } from '#domain/scoring/card.ts'

/** A card that the club has taken, with its holes as they were on the phone. */
export type HandedIn = { round: Round; card: Card; competitionType: RoundDetail['competitionType'] }
