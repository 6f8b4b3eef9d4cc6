import { lazy, Suspense, useState, type ComponentProps } from 'react'
import type { KioskPlayer } from '#contract/card/kiosk-cards.ts'
import type { Card as ScoredCard } from '#golf/card/card.ts'
import type { HoleScore } from '#golf/card/hole-entry.ts'
import { PhotoPicker } from '#web/photo/photo-picker.tsx'
import type { ReviewedHole } from '#web/photo/scan/review/review-card.ts'
import { ProblemNotice, ProcessButtons } from '#web/photo/scan/scan-panel-parts.tsx'
import { ScanStages } from '#web/photo/scan/scan-progress.tsx'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { CardAsked } from '../../choose-card.tsx'
import { useCardReading } from './use-card-reading.ts'

const loadReview = () => import('#web/photo/scan/review/review-dialog.online.tsx')
const ReviewDialog = lazy(loadReview)

export type ReadPaper = { scores: readonly HoleScore[]; holes: readonly ReviewedHole[]; photo: Blob }

type PhotoOfCardProps = {
  player: KioskPlayer
  asked: CardAsked
  card: ScoredCard
  onFault: (fault: unknown) => void
  onTake: (paper: ReadPaper) => void
  onClose: () => void
}

/** The paper card photographed in place of typing it: a proposal that goes into the grid once it was looked at (D30). */
export default function PhotoOfCard({ player, asked, card, onFault, onTake, onClose }: PhotoOfCardProps) {
  const { state, progress, ...reading } = useCardReading({ player, asked, onFault })
  const [isReviewing, setIsReviewing] = useState(true)
  const { photo, step, reply, problem } = state
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4" role="region" aria-label={text.photo}>
      <h2 className="text-title font-semibold">{text.photo}</h2>
      <PhotoPicker
        isCameraOnly
        chosen={photo && { name: text.photoTaken, picture: photo.jpeg }}
        isBusy={state.isPreparing}
        fault={state.fault}
        note={photo ? text.photoNote : `${text.photoNote} ${scanText.advice}`}
        onChoose={reading.choose}
        onRemove={reading.forget}
      />
      {step && <ScanStages step={step} progress={progress} />}
      <Problem problem={problem} hasPhoto={photo !== undefined} />
      {reply && !step ? (
        <OpenReview
          onPress={() => {
            setIsReviewing(true)
          }}
        />
      ) : (
        <ProcessButtons
          isPreparing={state.isPreparing}
          isRunning={step !== undefined}
          onProcess={() => {
            // Loaded while the photo is read. If that fails, the dialog loads it again when it is shown.
            loadReview().catch(() => undefined)
            setIsReviewing(true)
            reading.process()
          }}
          onStop={reading.stop}
        />
      )}
      <Button look="secondary" className="min-h-14 text-lead" onClick={onClose}>
        {text.closePhoto}
      </Button>
      {reply && photo && (
        <Suspense>
          <ReviewDialog
            isOpen={isReviewing}
            reply={reply}
            photo={photo.jpeg}
            card={card.lines}
            mayKeepPhoto={false}
            onTake={({ scores, holes }) => {
              onTake({ scores, holes, photo: photo.jpeg })
            }}
            onClose={() => {
              setIsReviewing(false)
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}

function OpenReview({ onPress }: { onPress: () => void }) {
  return (
    <Button className="min-h-14 text-lead" onClick={onPress}>
      {scanText.openReview}
    </Button>
  )
}

/** No toast, which would outlive the visit: what is wrong is read out from here. */
function Problem({ problem, hasPhoto }: ComponentProps<typeof ProblemNotice>) {
  return (
    <div role={problem?.tone === 'bad' ? 'alert' : undefined}>
      <ProblemNotice problem={problem} hasPhoto={hasPhoto} />
      {problem && <p className="mt-2 text-soft">{text.typeInstead}</p>}
    </div>
  )
}
