import { useRef, useState } from 'react'
import { usePicture } from '#web/photo/scan/review/use-picture.ts'
import { coursePhotoText, coursePhotoText as text } from '#web/messages/en/course/course-photo.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { DoubtfulNumbers } from './doubtful-numbers.tsx'
import { reviewFaults, takeCard, type TakenCard, type ReviewFault } from './reviewed-card.ts'
import { RowReview } from './row-review.tsx'
import type { CardPhotoState } from './use-card-photo.ts'
import { rangeOfField } from '#golf/course/card-values.ts'
import { cardFieldName } from '../card-problem-text.ts'

type CardReviewProps = { state: CardPhotoState; photo: Blob; onTake: (card: TakenCard) => void }

/** Every number under its picture, the doubtful ones first. Nothing is saved here: the card goes into the form of the course. */
export default function CardReview({ state, photo, onTake }: CardReviewProps) {
  const { rows, change, notes } = state
  const picture = usePicture(photo)
  const [isTried, setIsTried] = useState(false)
  const wrong = useRef<HTMLDivElement>(null)
  const { stopping, maybe } = reviewFaults(rows)
  const take = () => {
    setIsTried(true)
    if (stopping.length === 0) onTake(takeCard(rows))
    else requestAnimationFrame(() => wrong.current?.focus())
  }
  return (
    <Dialog
      title={coursePhotoText.review}
      description={coursePhotoText.reviewText}
      width="wide"
      isOpen
      onClose={state.closeReview}
      footer={
        <>
          <Button look="secondary" onClick={state.closeReview}>
            {sharedText.cancel}
          </Button>
          <Button onClick={take}>{coursePhotoText.take}</Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {picture.state === 'broken' && <Notice tone="warn">{coursePhotoText.photoNotShown}</Notice>}
        {notes.map((note) => (
          <Notice key={note} tone="info">
            {coursePhotoText.notes[note]}
          </Notice>
        ))}
        <DoubtfulNumbers rows={rows} picture={picture} change={change} />
        {rows.map((row, at) => (
          <RowReview key={at} row={row} at={at} picture={picture} isTried={isTried} change={change} />
        ))}
        <div ref={wrong} tabIndex={-1} className="grid gap-3 outline-none" role="status">
          {isTried && stopping.length > 0 && (
            <Faults tone="bad" title={coursePhotoText.notYet} faults={stopping} />
          )}
          {maybe.length > 0 && <Faults tone="warn" title={coursePhotoText.mayBeWrong} faults={maybe} />}
        </div>
      </div>
    </Dialog>
  )
}

type FaultsProps = {
  tone: 'warn' | 'bad'
  title: string
  faults: readonly Parameters<typeof faultSentence>[0][]
}

function Faults({ tone, title, faults }: FaultsProps) {
  return (
    <Notice tone={tone} title={title}>
      <ul className="grid list-disc gap-1 pl-5">
        {faults.map((fault) => {
          const sentence = faultSentence(fault)
          return <li key={sentence}>{sentence}</li>
        })}
      </ul>
    </Notice>
  )
}

/** What cannot be right on the card, and where it stands. */
function faultSentence(fault: ReviewFault): string {
  switch (fault.kind) {
    case 'no_pars':
      return text.noParRow
    case 'not_looked_at':
      return text.notLookedAt(fault.count)
    case 'tee_unnamed':
      return text.teeUnnamed(fault.row + 1)
    case 'field_twice':
      return text.fieldTwice(cardFieldName(fault.field))
    case 'missing':
      return text.missing(cardFieldName(fault.field), fault.holes)
    case 'out_of_range': {
      const [least, most] = rangeOfField(fault.field)
      const { holeNumber: hole, value } = fault
      return text.outOfRange({ hole, field: cardFieldName(fault.field), value, least, most })
    }
    case 'index_repeated':
      return text.indexRepeated(cardFieldName(fault.field), fault.strokeIndex, fault.holes)
    case 'index_foreign':
      return text.indexForeign(cardFieldName(fault.field), fault.strokeIndex, fault.holeNumber)
    case 'sum_differs': {
      const { of, printed, added } = fault
      return text.sumDiffers({ field: cardFieldName(fault.field), sum: text.sums[of], printed, added })
    }
    case 'length_unlike_par': {
      const { holeNumber: hole, par, length } = fault
      return text.lengthUnlikePar({ field: cardFieldName(fault.field), hole, par, length })
    }
  }
}
