import { useQuery } from '@tanstack/react-query'
import { ScanText, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { readScanReaders } from '#contract/scan.ts'
import type { HoleScore } from '#domain/round/hole-entry.ts'
import { PhotoPicker } from '#web/golf/photo/photo-picker.tsx'
import { query } from '#web/lib/query.ts'
import { scanText } from '#web/messages/en/scan.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { CardHole } from './review/review-card.ts'
import { ScanProgress } from './scan-progress.tsx'
import { useScan, type PhotoKeeper, type ScanPhoto } from './use-scan.ts'

const loadReview = () => import('./review/review-dialog.tsx')
const ReviewDialog = lazy(loadReview)

/** What a person took from a reading. */
export type TakenScores = { records: HoleScore[]; photo: ScanPhoto | undefined }

type ScanPanelProps = {
  courseId: string
  roundId: string
  /** The card that the scores go into, as it is now. */
  card: readonly CardHole[]
  /** Whether the photo may stay with the round. */
  mayKeepPhoto: boolean
  keeper?: PhotoKeeper
  onTake: (taken: TakenScores) => void
}

/** A photo of a paper card becomes a proposal, which a person looks through and puts into the card (D30). */
export default function ScanPanel(props: ScanPanelProps) {
  const { courseId, roundId, card, mayKeepPhoto, keeper, onTake } = props
  const scan = useScan({ courseId, roundId, keeper })
  const { photo, step, reply, problem } = scan
  const [isReviewing, setIsReviewing] = useState(true)
  const [isAgreed, setIsAgreed] = useState(false)
  const readers = useQuery(query(readScanReaders))
  const outside = readers.data?.find((reader) => reader.outside && reader.operator !== undefined)

  const process = () => {
    // Fetched again when it is shown.
    loadReview().catch(() => undefined)
    setIsReviewing(true)
    // Asked anew for every reading.
    setIsAgreed(false)
    scan.process(isAgreed ? outside?.id : undefined)
  }
  const take = ({ records, isPhotoKept }: { records: HoleScore[]; isPhotoKept: boolean }) => {
    onTake({ records, photo: isPhotoKept ? photo : undefined })
    scan.forget()
    showToast({
      tone: 'success',
      title: scanText.success,
      description: scanText.successText(records.length),
    })
  }

  return (
    <Card
      className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4"
      role="region"
      aria-label={scanText.title}
    >
      <h2 className="text-title font-semibold">{scanText.title}</h2>
      <PhotoPicker
        chosen={photo && { name: photo.name, picture: photo.jpeg }}
        isBusy={scan.isPreparing}
        fault={scan.fault}
        note={photo ? scanText.note : `${scanText.note} ${scanText.advice}`}
        onChoose={scan.choose}
        onRemove={scan.forget}
      />
      {outside?.operator !== undefined && photo && !step && (
        <TickBox
          label={scanText.outside(outside.operator)}
          note={scanText.outsideText(outside.operator)}
          isTicked={isAgreed}
          onTick={setIsAgreed}
        />
      )}
      {step && <ScanProgress step={step} />}
      <div role="status" className={problem?.tone === 'warn' ? undefined : 'sr-only'}>
        {problem?.tone === 'warn' && (
          <Notice tone="warn" title={problem.title}>
            {problem.text}
          </Notice>
        )}
      </div>
      {problem?.tone === 'bad' && (
        <Notice tone="bad" title={problem.title}>
          {problem.text} {photo && scanText.photoStays}
        </Notice>
      )}
      {reply && !step ? (
        <Button
          className="min-h-14 text-lead"
          onClick={() => {
            setIsReviewing(true)
          }}
        >
          {scanText.openReview}
        </Button>
      ) : (
        <div className="grid gap-2">
          <Button
            icon={<ScanText aria-hidden size={20} />}
            className="min-h-14 text-lead"
            disabled={scan.isPreparing}
            busy={step ? scanText.processing : undefined}
            onClick={process}
          >
            {scanText.process}
          </Button>
          {step && (
            <Button look="secondary" icon={<X aria-hidden size={20} />} onClick={scan.stop}>
              {scanText.stop}
            </Button>
          )}
        </div>
      )}
      {reply && photo && (
        <Suspense>
          <ReviewDialog
            isOpen={isReviewing}
            reply={reply}
            photo={photo.jpeg}
            card={card}
            mayKeepPhoto={mayKeepPhoto}
            onTake={take}
            onClose={() => {
              setIsReviewing(false)
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}
