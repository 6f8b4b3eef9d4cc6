import { CutOutView } from '#web/photo/scan/review/cut-out-view.tsx'
import { usePicture } from '#web/photo/scan/review/use-picture.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import type { ReadPaper } from './photo-of-card.tsx'

type AsWrittenProps = { paper: ReadPaper; holeNumber: number }

/** The hole under the cursor as it is on the paper, beside the keys that correct it. */
export default function AsWritten({ paper, holeNumber }: AsWrittenProps) {
  const picture = usePicture(paper.photo)
  const quad = paper.holes.find((hole) => hole.holeNumber === holeNumber)?.quad
  return (
    <p className="flex min-h-14 items-center gap-3">
      <span aria-hidden>{scanText.asWritten(holeNumber)}</span>
      <CutOutView
        picture={picture}
        quad={quad}
        label={scanText.asWritten(holeNumber)}
        className="h-14 w-auto max-w-full"
      />
    </p>
  )
}
