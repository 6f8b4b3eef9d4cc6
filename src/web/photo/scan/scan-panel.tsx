import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { readScanReaders } from '#contract/photo/scan.ts'
import type { Quad } from '#golf/card/cut-out.ts'
import type { HoleScore } from '#golf/card/hole-entry.ts'
import { PhotoPicker } from '#web/photo/photo-picker.tsx'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { query } from '#web/lib/query.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { findPreference } from './on-phone/reading-preference.ts'
import type { CardHole } from './review/review-card.ts'
import type { ReviewedScores } from './review/review-dialog.online.tsx'
import { ScanProgress } from './scan-progress.tsx'
import { ProblemNotice, ProcessButtons } from './scan-panel-parts.tsx'
import type { ReadOnPhone, ScanPhoto } from './scan-state.ts'
import { useScan, type PhotoKeeper } from './use-scan.ts'

const loadReview = () => import('./review/review-dialog.online.tsx')
const ReviewDialog = lazy(loadReview)
const ReadHere = lazyWithOtherWords(() => import('./on-phone/read-here.online.tsx'))

/**
 * What a person took over from a reading. `photo` only where it may stay with the round; `places` is where in the photo
 * each hole stands.
 */
export type TakenScores = {
  scores: HoleScore[]
  photo: ScanPhoto | undefined
  places: ReadonlyMap<number, Quad>
}

type ScanPanelProps = {
  courseId: string | undefined
  /** undefined before the card is begun. */
  roundId: string | undefined
  /** The card that the scores go into, as it is now. */
  card: readonly CardHole[]
  /** Whether the photo may stay with the round. */
  mayKeepPhoto: boolean
  /** Whether who checks the card scores it, and so may let the reader learn from it. */
  mayTeach?: boolean
  keeper?: PhotoKeeper
  /** The scores are the paper's own word, which the club keeps before the panel lets go of them. */
  paper?: { isBusy: boolean }
  onTake: (taken: TakenScores) => void
}

/**
 * A photo of a paper card becomes a proposal, which a person checks before it goes into the card (D30). It comes with all of
 * its parts at once: nothing sets itself or moves under a finger.
 */
export default function ScanPanel(props: ScanPanelProps) {
  const [preference] = useState(findPreference)
  return (
    <Suspense fallback={<Skeleton className="h-56 max-w-2xl rounded-card" />}>
      <Panel {...props} preference={preference} />
    </Suspense>
  )
}

function Panel({ preference, ...props }: ScanPanelProps & { preference: Promise<boolean> }) {
  const { roundId, card, mayKeepPhoto, mayTeach, paper } = props
  const panel = useScanPanel(props)
  const { scan } = panel
  const { photo, step, reply, problem } = scan
  return (
    <Card
      className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4"
      role="region"
      aria-label={scanText.title}
    >
      <h2 className="text-title font-semibold">{scanText.title}</h2>
      <Picker scan={scan} />
      <ReadHere
        preference={preference}
        card={card}
        onReader={panel.setHere}
        onPhoto={photo ? undefined : scan.choose}
      />
      {photo && !step && <OutsideChoice {...panel} />}
      {step && <ScanProgress step={step} />}
      <ProblemNotice problem={problem} hasPhoto={photo !== undefined} />
      {reply && !step ? (
        <Button className="min-h-14 text-lead" onClick={panel.openReview}>
          {scanText.openReview}
        </Button>
      ) : (
        <ProcessButtons
          isPreparing={scan.isPreparing}
          isRunning={step !== undefined}
          onProcess={panel.process}
          onStop={scan.stop}
        />
      )}
      {reply && photo && (
        <Suspense>
          <ReviewDialog
            isOpen={panel.isReviewing}
            reply={reply}
            photo={photo.jpeg}
            card={card}
            mayKeepPhoto={mayKeepPhoto}
            paper={paper}
            learning={
              mayTeach && roundId !== undefined && photo.objectPath !== null
                ? { roundId, photo: photo.objectPath }
                : undefined
            }
            onTake={panel.take}
            onClose={panel.closeReview}
          />
        </Suspense>
      )}
    </Card>
  )
}

function Picker({ scan }: Pick<ReturnType<typeof useScanPanel>, 'scan'>) {
  const { photo } = scan
  return (
    <PhotoPicker
      chosen={photo && { name: photo.name, picture: photo.jpeg }}
      isBusy={scan.isPreparing}
      fault={scan.fault}
      note={photo ? scanText.note : `${scanText.note} ${scanText.advice}`}
      onChoose={scan.choose}
      onRemove={scan.forget}
    />
  )
}

/** Whether this one photo may go to a reader outside, where there is one. */
function OutsideChoice({
  outside,
  isAgreed,
  setIsAgreed,
}: Pick<ReturnType<typeof useScanPanel>, 'outside' | 'isAgreed' | 'setIsAgreed'>) {
  if (outside?.operator === undefined) return null
  return (
    <TickBox
      label={scanText.outside(outside.operator)}
      note={scanText.outsideText(outside.operator)}
      isTicked={isAgreed}
      onTick={setIsAgreed}
    />
  )
}

/** The scan with what only this panel knows: the consent to a reader outside, and whether the review is open. */
function useScanPanel({ courseId, roundId, keeper, paper, onTake }: ScanPanelProps) {
  const scan = useScan({ courseId, roundId, keeper })
  const [isReviewing, setIsReviewing] = useState(true)
  const [isAgreed, setIsAgreed] = useState(false)
  const [here, setHere] = useState<{ read: ReadOnPhone | undefined }>()
  const readers = useQuery(query(readScanReaders))
  const outside = readers.data?.find((reader) => reader.outside && reader.operator !== undefined)
  return {
    scan,
    outside,
    isAgreed,
    setIsAgreed,
    setHere,
    isReviewing,
    openReview: () => {
      setIsReviewing(true)
    },
    closeReview: () => {
      setIsReviewing(false)
    },
    process: () => {
      // Loaded while the photo is read. If that fails, the dialog loads it again when it is shown.
      loadReview().catch(() => undefined)
      setIsReviewing(true)
      // The consent counts for one reading only.
      setIsAgreed(false)
      scan.process(isAgreed ? outside?.id : here?.read)
    },
    take: ({ scores, holes, isPhotoKept }: ReviewedScores) => {
      const places = new Map(
        holes.flatMap(({ holeNumber, quad }) => (quad ? [[holeNumber, quad] as const] : [])),
      )
      onTake({ scores, places, photo: isPhotoKept || paper ? scan.photo : undefined })
      if (paper) return
      scan.forget()
      showToast({
        tone: 'success',
        title: scanText.success,
        description: scanText.successText(scores.length),
      })
    },
  }
}
