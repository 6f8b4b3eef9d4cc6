import type { HoleScore } from '#domain/round/hole-entry.ts'
import { useReducer, useState } from 'react'
import { scanText } from '#web/messages/en/scan.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { HoleQuestion } from './hole-question.tsx'
import { holesToTake, openHoles, reviewRow, type CardHole } from './review-card.ts'
import { ReviewGrid } from './review-grid.tsx'
import { decisionsOf, reviewStart, stepReview, type ReviewState } from './review-state.ts'
import { RowQuestion } from './row-question.tsx'
import { usePicture } from './use-picture.ts'
import type { ScanReply } from '../use-scan.ts'

type ReviewDialogProps = {
  reply: ScanReply
  photo: Blob
  card: readonly CardHole[]
  mayKeepPhoto: boolean
  /** What was said stays while it is closed. */
  isOpen: boolean
  onTake: (taken: { records: HoleScore[]; isPhotoKept: boolean }) => void
  onClose: () => void
}

/** Which row, then what is doubtful, then the whole card; one button puts it into the card. */
export default function ReviewDialog(props: ReviewDialogProps) {
  const { reply, photo, card, mayKeepPhoto, isOpen, onTake, onClose } = props
  const picture = usePicture(photo)
  const [isPhotoKept, setIsPhotoKept] = useState(mayKeepPhoto)
  const holesOf = (state: ReviewState, at: number | undefined) => {
    const row = at === undefined ? undefined : reply.rows[at]
    return row ? reviewRow(row, { card, decisions: decisionsOf(state, at) }) : []
  }
  const takeRow = (state: ReviewState, row: number) => ({
    step: 'took_row' as const,
    row,
    open: openHoles(holesOf(state, row)).map(({ holeNumber }) => holeNumber),
  })
  const [state, dispatch] = useReducer(stepReview, reviewStart, (start) =>
    reply.rows.length === 1 ? stepReview(start, takeRow(start, 0)) : start,
  )
  const row = state.row === undefined ? undefined : reply.rows[state.row]
  const holes = holesOf(state, state.row)
  const hole = holes.find(({ holeNumber }) => holeNumber === state.queue[0])
  const records = holesToTake(holes)
  // A reader outside does not say where it looked.
  const hasQuads = reply.rows.some((one) => one.holes.some((cell) => cell.quad))
  const seeAll = () => {
    dispatch({ step: 'saw_all' })
  }

  const footer = !row ? (
    <Button look="secondary" onClick={onClose}>
      {sharedText.cancel}
    </Button>
  ) : hole ? (
    <>
      <Button look="secondary" className="min-h-14 max-sm:flex-1 max-sm:px-2" onClick={seeAll}>
        {scanText.allHoles}
      </Button>
      {state.queue.length > 1 && (
        <Button
          look="secondary"
          className="min-h-14 max-sm:flex-1 max-sm:px-2"
          onClick={() => {
            dispatch({ step: 'left_open' })
          }}
        >
          {scanText.later}
        </Button>
      )}
    </>
  ) : (
    <>
      {reply.rows.length > 1 && (
        <Button
          look="secondary"
          className="min-h-14"
          onClick={() => {
            dispatch({ step: 'asked_row' })
          }}
        >
          {scanText.otherRow}
        </Button>
      )}
      <Button
        className="min-h-14 flex-1 sm:flex-none"
        disabled={records.length === 0}
        onClick={() => {
          onTake({ records, isPhotoKept })
        }}
      >
        {records.length === 0 ? scanText.nothingToPut : scanText.put(records.length)}
      </Button>
    </>
  )

  return (
    <Dialog
      title={scanText.review}
      description={scanText.reviewText}
      width="wide"
      isOpen={isOpen}
      onClose={onClose}
      footer={footer}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {(picture.state === 'broken' || !hasQuads) && <Notice tone="warn">{scanText.photoNotShown}</Notice>}
        {!row ? (
          <RowQuestion
            rows={reply.rows}
            picture={picture}
            onTake={(at) => {
              dispatch(takeRow(state, at))
            }}
          />
        ) : hole ? (
          <HoleQuestion
            key={hole.holeNumber}
            hole={hole}
            picture={picture}
            place={{ at: state.asked - state.queue.length + 1, of: state.asked }}
            onDecide={(result) => {
              dispatch({ step: 'decided', holeNumber: hole.holeNumber, result })
            }}
          />
        ) : (
          <>
            <ReviewGrid
              row={row}
              holes={holes}
              notes={reply.notes}
              picture={picture}
              startAt={state.left}
              onLook={(numbers) => {
                dispatch({ step: 'looked_at', holes: numbers })
              }}
            />
            {mayKeepPhoto && (
              <TickBox
                label={scanText.keepPhoto}
                note={scanText.keepPhotoText}
                isTicked={isPhotoKept}
                onTick={setIsPhotoKept}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
