import { Check } from 'lucide-react'
import { ScoreMark } from '#web/platform/score-mark.tsx'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CutOutView } from './cut-out-view.tsx'
import { resultMark, resultWords } from './result-words.ts'
import { wouldChange, type ReviewedHole } from './review-card.ts'
import type { Picture } from './use-picture.ts'

type ReviewCellProps = { hole: ReviewedHole; picture: Picture; onOpen: () => void }

/** A hole's result under its picture. An unchecked one has a dashed frame and a word, so that nobody depends on its colour. */
export function ReviewCell({ hole, picture, onOpen }: ReviewCellProps) {
  const { holeNumber, quad, result, isOpen, isDecided, was } = hole
  const changes = wouldChange(hole)
  return (
    <button
      type="button"
      data-hole={holeNumber}
      aria-label={cellName(hole)}
      onClick={onOpen}
      className={classNames(
        'grid h-full w-full grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-1 rounded-control p-1 text-center',
        isOpen
          ? 'border-2 border-dashed border-current bg-warn-tint text-on-warn-tint'
          : 'border border-edge bg-card hover:bg-sunken',
      )}
    >
      <span className="flex w-full items-center justify-between px-0.5 text-note font-semibold">
        {holeNumber}
        {isDecided && <Check aria-hidden size={14} className="text-accent" />}
      </span>
      <CutOutView picture={picture} quad={quad} className="h-10 w-auto max-w-full" />
      <span className="grid h-9 place-items-center">
        {result?.kind === 'strokes' ? (
          <ScoreMark line={{ result, toPar: isOpen ? null : result.strokes - hole.par }} />
        ) : (
          <span className="text-lead font-bold">{resultMark(result)}</span>
        )}
      </span>
      {(isOpen || changes) && (
        <span className="text-note leading-4 font-semibold">
          {isOpen ? scanText.notChecked : scanText.wasThen(resultMark(was))}
        </span>
      )}
    </button>
  )
}

function cellName(hole: ReviewedHole): string {
  return [
    `${scanText.holePar(hole.holeNumber, hole.par)}: ${resultWords(hole.result)}`,
    ...(hole.isOpen ? [scanText.notCheckedLong] : []),
    ...(hole.isDecided ? [scanText.checked] : []),
    ...(wouldChange(hole) ? [scanText.wasThen(resultWords(hole.was))] : []),
  ].join(', ')
}
