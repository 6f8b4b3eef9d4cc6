import { useEffect, useRef } from 'react'
import type { ScannedRow, ScanNote } from '#contract/scan.ts'
import { scanText } from '#web/messages/en/scan.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReviewCell } from './review-cell.tsx'
import { openHoles, wouldChange, type ReviewedHole } from './review-card.ts'
import { reviewSums } from './review-sums.ts'
import { SumCell, SumLine } from './sum-cell.tsx'
import { resultWords } from './result-words.ts'
import { noteText } from '../scan-words.ts'
import type { Picture } from './use-picture.ts'

type ReviewGridProps = {
  row: ScannedRow
  holes: readonly ReviewedHole[]
  notes: readonly ScanNote[]
  picture: Picture
  /** The hole that one comes from. */
  startAt: number | undefined
  onLook: (holeNumbers: readonly number[]) => void
}

/** The whole row: every number under its picture, the sums beside those of the paper. */
export function ReviewGrid({ row, holes, notes, picture, startAt, onLook }: ReviewGridProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (startAt === undefined) return
    section.current?.querySelector<HTMLElement>(`[data-hole="${startAt}"]`)?.focus()
  }, [startAt])
  const sums = reviewSums(row, holes)
  const sum = (of: 'out' | 'in' | 'total') => sums.find((one) => one.of === of)
  const open = openHoles(holes)
  const changes = holes.filter(wouldChange)
  const nines = [
    { name: scanText.front, of: 'out' as const, holes: holes.filter(({ holeNumber }) => holeNumber <= 9) },
    { name: scanText.backNine, of: 'in' as const, holes: holes.filter(({ holeNumber }) => holeNumber > 9) },
  ]
  const total = sum('total')
  return (
    <section ref={section} aria-label={scanText.review} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {notes.map((note) => (
        <Notice key={note} tone={note === 'was_turned' || note === 'to_par' ? 'info' : 'warn'}>
          {noteText(note)}
        </Notice>
      ))}
      {open.length > 0 && (
        <Notice
          tone="warn"
          title={scanText.stillOpen(open.length, holeList(open))}
          action={
            <Button
              look="secondary"
              className="mt-1 justify-self-start"
              onClick={() => {
                onLook(open.map(({ holeNumber }) => holeNumber))
              }}
            >
              {scanText.checkNow}
            </Button>
          }
        >
          {scanText.stillOpenText}
        </Notice>
      )}
      <p className="text-soft">{scanText.pressToChange}</p>
      {nines.map(({ name, of, holes: nine }) => {
        const added = sum(of)
        if (nine.length === 0) return null
        return (
          <ol
            key={of}
            aria-label={name}
            className="grid grid-cols-4 gap-2 min-[360px]:grid-cols-5 md:grid-cols-10"
          >
            {nine.map((hole) => (
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
            {added && (
              <li>
                <SumCell sum={added} picture={picture} />
              </li>
            )}
          </ol>
        )
      })}
      {total && <SumLine sum={total} picture={picture} />}
      {sums.some(({ agrees }) => agrees === false) && <Notice tone="warn">{scanText.sumDiffersHint}</Notice>}
      {changes.length > 0 && (
        <Notice tone="info" title={scanText.willChange}>
          <ul>
            {changes.map(({ holeNumber, was, result }) => (
              <li key={holeNumber}>
                {scanText.change({ hole: holeNumber, was: resultWords(was), now: resultWords(result) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  )
}

function holeList(holes: readonly ReviewedHole[]): string {
  return holes.map(({ holeNumber }) => holeNumber).join(', ')
}
