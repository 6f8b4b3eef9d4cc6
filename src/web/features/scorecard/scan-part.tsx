import { useMemo } from 'react'
import ScanPanel, { type TakenScores } from '#web/golf/scan/scan-panel.tsx'
import type { PhotoKeeper } from '#web/golf/scan/use-scan.ts'
import { scanText } from '#web/messages/en/scan.ts'
import { dropPhoto, keepPhoto, readKeptPhoto, scanBoxKey } from '#web/offline/photo-box.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { Scorecard } from './use-scorecard.ts'

type ScanPartProps = { scorecard: Scorecard; owner: string; onTaken: () => void }

/** A paper card into the open round: its scores go the way of typed ones, its photo waits for the card to be handed in. */
export default function ScanPart({ scorecard, owner, onTaken }: ScanPartProps) {
  const { round, card, enter } = scorecard
  const { id: roundId, courseId } = round
  const keeper = useMemo<PhotoKeeper>(() => {
    const box = scanBoxKey(owner)
    return {
      read: () => readKeptPhoto(box, roundId),
      keep: (photo) => keepPhoto(box, { roundId, ...photo }),
      drop: () => dropPhoto(box),
    }
  }, [owner, roundId])
  const take = ({ scores, photo }: TakenScores) => {
    enter(scores)
    onTaken()
    if (photo)
      keepPhoto(owner, { roundId, ...photo }).catch(() => {
        showToast({ tone: 'error', title: scanText.photoNotKept })
      })
  }
  return (
    <ScanPanel
      courseId={courseId}
      roundId={roundId}
      card={card.lines}
      mayKeepPhoto
      keeper={keeper}
      onTake={take}
    />
  )
}
