import type { RoundDetail } from '#contract/card/rounds.ts'
import { bestHole } from '#golf/card/best-hole.ts'
import type { Card } from '#golf/card/card.ts'
import { writeRoundBrought, type RoundBrought } from '#web/lib/round-brought.ts'

type Handed = {
  round: RoundDetail
  card: Card
  owner: string
  /** The club has taken it. */
  isIn: boolean
}

/** Keeps for home what a card brought that was handed in on this phone; not somebody else's (D51). */
export function keepRoundBrought(handed: Handed): void {
  if (handed.round.userId === handed.owner) writeRoundBrought(toRoundBrought(handed))
}

/** What a card brought, as home shows it. */
export function toRoundBrought({ round, card, owner, isIn }: Handed): RoundBrought {
  const line = bestHole(card.lines)
  return {
    owner,
    roundId: round.id,
    name: round.competitionName ?? round.courseName,
    roundDate: round.roundDate,
    competitionId: round.competitionId,
    competitionType: round.competitionType,
    isParBogey: card.stablefordTable === 'par_bogey',
    points: card.total.points,
    gross: card.total.gross,
    isHoledOut: card.isHoledOut,
    best:
      line?.toPar != null && line.result.kind === 'strokes'
        ? { holeNumber: line.holeNumber, par: line.par, toPar: line.toPar, strokes: line.result.strokes }
        : null,
    isIn,
  }
}
