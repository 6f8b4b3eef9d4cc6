import ScanPanel, { type TakenScores } from '#web/golf/scan/scan-panel.tsx'
import { scanText } from '#web/messages/en/scan.ts'
import { keepPhoto } from '#web/offline/photo-box.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { Scorecard } from './use-scorecard.ts'

type ScanPartProps = { scorecard: Scorecard; owner: string; onTaken: () => void }

/** A paper card into the open round: its scores go the way of typed ones, its photo waits for the card to be handed in. */
export default function ScanPart({ scorecard, owner, onTaken }: ScanPartProps) {
  const { round, card, enter } = scorecard
  const take = ({ records, photo }: TakenScores) => {
    enter(records)
    onTaken()
    if (photo)
      keepPhoto(owner, { roundId: round.id, ...photo }).catch(() => {
        showToast({ tone: 'error', title: scanText.photoNotKept })
      })
  }
  return (
    <ScanPanel courseId={round.courseId} roundId={round.id} card={card.lines} mayKeepPhoto onTake={take} />
  )
}
