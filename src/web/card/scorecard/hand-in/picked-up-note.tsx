import type { RoundDetail } from '#contract/card/rounds.ts'
import type { Card } from '#golf/card/card.ts'
import { scorecardVerifyText } from '#web/messages/en/card/scorecard-verify.ts'

type PickedUpNoteProps = { card: Card; competitionType: RoundDetail['competitionType'] }

/** What holes without a number of strokes mean for the totals (R7.5); nothing for a card without one. */
export function PickedUpNote({ card, competitionType }: PickedUpNoteProps) {
  const holes = card.lines.filter((line) => line.result.kind === 'picked_up').map((line) => line.holeNumber)
  const missing = card.lines.filter((line) => line.result.kind === 'not_played').length
  const missingNote = missing > 0 && scorecardVerifyText.scoresMissing(missing)
  if (holes.length === 0) return missingNote && <p className="text-note text-soft">{missingNote}</p>
  if (competitionType === 'maximum_score')
    return (
      <p className="text-note text-soft">
        {scorecardVerifyText.pickUpCountsMaximum(holes.length)} {missingNote}
      </p>
    )
  const holedOut = card.lines.filter((line) => line.gross !== null).length
  return (
    <p className="text-note text-soft">
      {scorecardVerifyText.totalsWithPickUp({ pickedUp: holes.length, holedOut })}{' '}
      {competitionType === 'stroke_play'
        ? scorecardVerifyText.noReturn
        : missingNote || scorecardVerifyText.pickUpForHandicap}
    </p>
  )
}
