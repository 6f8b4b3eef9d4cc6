import { Suspense, useState, type Dispatch, type SetStateAction } from 'react'
import type { HoleScore } from '#golf/card/hole-entry.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import type { GiveCells } from '../learning/agree-to-learn.online.tsx'
import type { ScanReply } from '../scan-state.ts'
import { HoleQuestion } from './hole-question.tsx'
import type { CardHole, ReviewedHole } from './review-card.ts'
import { ReviewGrid } from './review-grid.tsx'
import { RowQuestion } from './row-question.tsx'
import { usePicture } from './use-picture.ts'
import { useReview, type Review } from './use-review.ts'
import type { DecidedCell } from '#contract/photo/learning.ts'
import type { ScannedRow } from '#contract/photo/scan.ts'
import { MOST_USUAL_STROKES } from '#golf/card/unusual-score.ts'

const AgreeToLearn = lazyWithOtherWords(() => import('../learning/agree-to-learn.online.tsx'))

/** What the person puts into the card. `holes`: the whole row, with those that were left out because nobody has checked them. */
export type ReviewedScores = {
  scores: HoleScore[]
  holes: readonly ReviewedHole[]
  isPhotoKept: boolean
}

type Paper = { isBusy: boolean } | undefined

type ReviewDialogProps = {
  reply: ScanReply
  photo: Blob
  card: readonly CardHole[]
  mayKeepPhoto: boolean
  paper?: Paper
  /** Whose cells may be kept to learn from, where this person may agree to that and the club has the photo. */
  learning?: { roundId: string; photo: string } | undefined
  /** The decisions stay while it is closed. */
  isOpen: boolean
  onTake: (taken: ReviewedScores) => void
  onClose: () => void
}

/** Which row, then the doubtful holes, then the whole card, which one button puts into the card. */
export default function ReviewDialog(props: ReviewDialogProps) {
  const { reply, photo, card, mayKeepPhoto, paper, learning, isOpen, onTake, onClose } = props
  const picture = usePicture(photo)
  const review = useReview({ reply, card })
  const [isPhotoKept, setIsPhotoKept] = useState(mayKeepPhoto)
  const [give, setGive] = useState<GiveCells>()
  const { row, hole, holes } = review
  const cells = row ? decidedCells(row, holes) : []
  // A reader outside does not report places.
  const hasPlaces = reply.rows.some((each) => each.holes.some((cell) => cell.quad))
  const take = () => {
    onTake({ scores: review.scores, holes, isPhotoKept })
    give?.(cells)
  }
  return (
    <Dialog
      title={scanText.review}
      description={scanText.reviewText}
      width="wide"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <ReviewFooter
          review={review}
          paper={paper}
          onClose={onClose}
          hasOtherRows={reply.rows.length > 1}
          onTake={take}
        />
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {(picture.state === 'broken' || !hasPlaces) && <Notice tone="warn">{scanText.photoNotShown}</Notice>}
        {!row ? (
          <RowQuestion rows={reply.rows} picture={picture} onTake={review.chooseRow} />
        ) : hole ? (
          <HoleQuestion
            key={hole.holeNumber}
            hole={hole}
            picture={picture}
            place={review.place}
            onDecide={(result) => {
              review.decide(hole.holeNumber, result)
            }}
          />
        ) : (
          <>
            <ReviewGrid
              row={row}
              holes={holes}
              notes={reply.notes}
              picture={picture}
              startAt={review.lastHole}
              onLook={review.checkHoles}
            />
            {paper && <Notice tone="info">{scanText.paperText}</Notice>}
            {mayKeepPhoto && <KeepPhoto isKept={isPhotoKept} onKeep={setIsPhotoKept} />}
            {cells.length > 0 && <Learning learning={learning} give={give} onAgree={setGive} />}
          </>
        )}
      </div>
    </Dialog>
  )
}

type LearningProps = {
  learning: ReviewDialogProps['learning']
  give: GiveCells | undefined
  onAgree: Dispatch<SetStateAction<GiveCells | undefined>>
}

function Learning({ learning, give, onAgree }: LearningProps) {
  if (!learning) return null
  return (
    <Suspense>
      <AgreeToLearn
        {...learning}
        isAgreed={give !== undefined}
        onAgree={(next) => {
          // The function itself is the state.
          onAgree(() => next)
        }}
      />
    </Suspense>
  )
}

function KeepPhoto({ isKept, onKeep }: { isKept: boolean; onKeep: (isKept: boolean) => void }) {
  return (
    <TickBox label={scanText.keepPhoto} note={scanText.keepPhotoText} isTicked={isKept} onTick={onKeep} />
  )
}

type ReviewFooterProps = {
  review: Review
  paper: Paper
  hasOtherRows: boolean
  onTake: () => void
  onClose: () => void
}

function ReviewFooter({ review, paper, hasOtherRows, onTake, onClose }: ReviewFooterProps) {
  const { row, hole, scores } = review
  if (!row)
    return (
      <Button look="secondary" onClick={onClose}>
        {sharedText.cancel}
      </Button>
    )
  if (hole)
    return (
      <>
        <Button look="secondary" className="min-h-14 max-sm:flex-1 max-sm:px-2" onClick={review.showAll}>
          {scanText.allHoles}
        </Button>
        {!review.isLastQuestion && (
          <Button look="secondary" className="min-h-14 max-sm:flex-1 max-sm:px-2" onClick={review.skip}>
            {scanText.later}
          </Button>
        )}
      </>
    )
  return (
    <>
      {hasOtherRows && (
        <Button look="secondary" className="min-h-14" onClick={review.changeRow}>
          {scanText.otherRow}
        </Button>
      )}
      <Button
        className="min-h-14 flex-1 sm:flex-none"
        disabled={scores.length === 0}
        busy={paper?.isBusy === true ? scanText.keepingPaper : undefined}
        onClick={onTake}
      >
        {scores.length === 0
          ? scanText.nothingToPut
          : paper
            ? scanText.keepPaper(scores.length)
            : scanText.put(scores.length)}
      </Button>
    </>
  )
}

/**
 * The cells of a row that its person decided on. Those of differences to par are left out: what is written there is another
 * number than the strokes. So are scores of more than 15, which the reader does not learn.
 */
export function decidedCells(row: ScannedRow, holes: readonly ReviewedHole[]): DecidedCell[] {
  if (row.toPar) return []
  return holes.flatMap(({ isDecided, quad, result, read }) =>
    isDecided && quad && result?.kind === 'strokes' && result.strokes <= MOST_USUAL_STROKES
      ? [
          {
            quad: quad.map((corner) => [...corner]),
            value: result.strokes,
            read: read?.kind === 'strokes' ? read.strokes : null,
          },
        ]
      : [],
  )
}
