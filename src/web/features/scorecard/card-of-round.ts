import type { RoundDetail } from '#contract/rounds.ts'
import { holeFromWire } from '#contract/wire-names.ts'
import { playingHandicap } from '#domain/numbers.ts'
import type { RecordedHoles } from '#domain/round/record-hole.ts'
import { scoreCard, type Card } from '#domain/scoring/card.ts'

/** The card as the server would score it, from what this phone knows. */
export function cardOfRound(round: RoundDetail, recorded: RecordedHoles): Card {
  return scoreCard(
    {
      holes: round.terms.holes.map(holeFromWire),
      playingHandicap: playingHandicap(round.terms.playingHandicap),
      stablefordTable: round.terms.stablefordTable,
    },
    recorded,
  )
}
