import { useEffect, useRef } from 'react'
import type { ScannedRow, ScanNote } from '#contract/photo/scan.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReviewCell } from './review-cell.tsx'
import { openHoles, wouldChange, type ReviewedHole } from './review-card.ts'
import { reviewSums, type ReviewedSum } from './review-sums.ts'
import { SumCell, SumLine } from './sum-cell.tsx'
import { resultWords } from './result-words.ts'
import { noteText } from '../scan-words.ts'
import type { Picture } from './use-picture.ts'

type ReviewGridProps = {
  row: ScannedRow
  holes: readonly ReviewedHole[]
  notes: readonly ScanNote[]
  picture: Picture
  /** The hole that gets the focus: the one that was asked about last. */
  startAt: number | undefined
  onLook: (holeNumbers: readonly number[]) => void
}

/** The whole row: every number under its picture, and the sums beside those of the paper. */
export function ReviewGrid({ row, holes, notes, picture, startAt, onLook }: ReviewGridProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (startAt === undefined) return
    section.current?.querySelector<HTMLElement>(`[data-hole="${startAt}"]`)?.focus()
  }, [startAt])
  const sums = reviewSums(row, holes)
  const sumOf = (of: 'out' | 'in' | 'total') => sums.find((sum) => sum.of === of)
  const total = sumOf('total')
  const nines = [
    { name: scanText.front, sum: sumOf('out'), holes: holes.filter(({ holeNumber }) => holeNumber <= 9) },
    { name: scanText.backNine, sum: sumOf('in'), holes: holes.filter(({ holeNumber }) => holeNumber > 9) },
  ]
  return (
    <section ref={section} aria-label={scanText.review} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {notes.map((note) => (
        <Notice key={note} tone={note === 'was_turned' || note === 'to_par' ? 'info' : 'warn'}>
          {noteText(note)}
        </Notice>
      ))}
      <OpenHoles holes={openHoles(holes)} onLook={onLook} />
      <p className="text-soft">{scanText.pressToChange}</p>
      {nines
        .filter((nine) => nine.holes.length > 0)
        .map((nine) => (
          <NineCells key={nine.name} {...nine} picture={picture} onLook={onLook} />
        ))}
      {total && <SumLine sum={total} picture={picture} />}
      {sums.some(({ agrees }) => agrees === false) && <Notice tone="warn">{scanText.sumDiffersHint}</Notice>}
      <Changes holes={holes.filter(wouldChange)} />
    </section>
  )
}

type OpenHolesProps = { holes: readonly ReviewedHole[]; onLook: ReviewGridProps['onLook'] }

function OpenHoles({ holes, onLook }: OpenHolesProps) {
  if (holes.length === 0) return null
  return (
    <Notice
      tone="warn"
      title={scanText.stillOpen(holes.length, holeList(holes))}
      action={
        <Button
          look="secondary"
          className="mt-1 justify-self-start"
          onClick={() => {
            onLook(holes.map(({ holeNumber }) => holeNumber))
          }}
        >
          {scanText.checkNow}
        </Button>
      }
    >
      {scanText.stillOpenText}
    </Notice>
  )
}

type NineCellsProps = {
  name: string
  holes: readonly ReviewedHole[]
  sum: ReviewedSum | undefined
  picture: Picture
  onLook: ReviewGridProps['onLook']
}

function NineCells({ name, holes, sum, picture, onLook }: NineCellsProps) {
  return (
    <ol aria-label={name} className="grid grid-cols-4 gap-2 min-[360px]:grid-cols-5 md:grid-cols-10">
      {holes.map((hole) => (
        <li key={hole.holeNumber}>
          <ReviewCell
            hole={hole}
            picture={picture}
            onOpen={() => {
              onLook([hole.holeNumber])
            }}
          />
        </li>
      ))}
      {sum && (
        <li>
          <SumCell sum={sum} picture={picture} />
        </li>
      )}
    </ol>
  )
}

/** The results of the card that would be replaced. */
function Changes({ holes }: { holes: readonly ReviewedHole[] }) {
  if (holes.length === 0) return null
  return (
    <Notice tone="info" title={scanText.willChange}>
      <ul>
        {holes.map(({ holeNumber, was, result }) => (
          <li key={holeNumber}>
            {scanText.change({ hole: holeNumber, was: resultWords(was), now: resultWords(result) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function holeList(holes: readonly ReviewedHole[]): string {
  return holes.map(({ holeNumber }) => holeNumber).join(', ')
}
