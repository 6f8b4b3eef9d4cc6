import type { Dispatch } from 'react'
import { CutOutView } from '#web/photo/scan/review/cut-out-view.tsx'
import type { Picture } from '#web/photo/scan/review/use-picture.ts'
import { coursePhotoText } from '#web/messages/en/course/course-photo.online.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Input } from '#web/ui/input.tsx'
import type { CellPlace, ReviewedCell, ReviewEvent } from './reviewed-card.ts'

type NumberCellProps = {
  /** What the row is. */
  name: string
  /** Shown with the row's name, where it stands apart from its row. */
  isNamed?: boolean
  place: CellPlace
  cell: ReviewedCell
  picture: Picture
  change: Dispatch<ReviewEvent>
}

/** A number under its picture. One that nobody has looked at yet has a dashed frame and says so. */
export function NumberCell({ name, isNamed = false, place, cell, picture, change }: NumberCellProps) {
  const { holeNumber, text, isOpen, quad } = cell
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-1 text-center">
      <span aria-hidden className="text-note font-semibold">
        {isNamed ? coursePhotoText.holeOf(name, holeNumber) : holeNumber}
      </span>
      <CutOutView
        picture={picture}
        quad={quad}
        className={classNames('w-auto max-w-full', isNamed ? 'h-16' : 'h-9')}
      />
      <Input
        value={text}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={
          isOpen ? coursePhotoText.numberOpen(name, holeNumber) : coursePhotoText.numberOf(name, holeNumber)
        }
        className={classNames(
          'w-full px-1 text-center tabular-nums',
          isOpen && 'border-2 border-dashed border-current bg-warn-tint text-on-warn-tint',
        )}
        onChange={(event) => {
          change({ type: 'typed', at: place, text: event.target.value })
        }}
        onFocus={(event) => {
          event.target.select()
        }}
      />
    </div>
  )
}
