import { lazy, Suspense, useMemo, type ComponentType } from 'react'
import { useLocation } from 'wouter'
import { notPlayed } from '#golf/card/hole-result.ts'
import type { PaperScanProps } from '#web/photo/scan/paper-scan.online.tsx'
import ScanPanel, { type TakenScores } from '#web/photo/scan/scan-panel.tsx'
import type { PhotoKeeper } from '#web/photo/scan/use-scan.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { dropPhoto, keepPhoto, readKeptPhoto, scanBoxKey } from '#web/offline/photo-box.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { Scorecard } from './use-scorecard.ts'

const PaperScan = lazy<ComponentType<PaperScanProps>>(() =>
  import('#web/photo/scan/paper-scan.online.tsx').catch(() => ({ default: () => null })),
)

type ScanPartProps = { scorecard: Scorecard; owner: string; onTaken: () => void }

/**
 * A paper card into the open round: its scores go the way of typed ones, its photo waits for the card to be handed in.
 * Where a marker's card is asked for the paper says a word of its own (P8).
 */
export default function ScanPart({ scorecard, owner, onTaken }: ScanPartProps) {
  const { round, card, enter } = scorecard
  const { id: roundId, courseId } = round
  const [, navigate] = useLocation()
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
  if (round.markerCard === true)
    return (
      <Suspense>
        <PaperScan
          roundId={roundId}
          courseId={courseId}
          keeper={keeper}
          // What the paper said before stands on the marker's card.
          card={card.lines.map((line) => ({ ...line, result: notPlayed }))}
          onKept={() => {
            void keeper.drop()
            onTaken()
            navigate(`/rounds/${encodeURIComponent(roundId)}/marker-card`)
          }}
        />
      </Suspense>
    )
  return (
    <ScanPanel
      courseId={courseId}
      roundId={roundId}
      card={card.lines}
      mayKeepPhoto
      mayTeach
      keeper={keeper}
      onTake={take}
    />
  )
}
