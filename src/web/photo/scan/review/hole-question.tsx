import { useEffect, useRef } from 'react'
import { MOST_USUAL_STROKES } from '#golf/card/unusual-score.ts'
import { holedIn, isSameResult, notPlayed, pickedUp, type HoleResult } from '#golf/card/hole-result.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { classNames } from '#web/ui/class-names.ts'
import ManyStrokes from '../../../platform/many-strokes.online.tsx'
import { CutOutView } from './cut-out-view.tsx'
import { resultWords } from './result-words.ts'
import type { ReviewedHole } from './review-card.ts'
import type { Picture } from './use-picture.ts'

const everyCount = Array.from({ length: MOST_USUAL_STROKES }, (_, i) => holedIn(i + 1))

const key =
  'rounded-control border border-edge bg-card px-2 font-bold select-none touch-manipulation ' +
  'hover:bg-sunken active:bg-tint active:text-on-tint aria-pressed:border-2 aria-pressed:border-accent ' +
  'aria-pressed:bg-tint aria-pressed:text-on-tint'

const sizes = {
  large: 'min-h-16 text-heading',
  plain: 'min-h-14 text-title',
  words: 'min-h-14 text-body',
}

type HoleQuestionProps = {
  hole: ReviewedHole
  picture: Picture
  /** Its place among the holes to check. */
  place: { at: number; of: number }
  onDecide: (result: HoleResult) => void
}

/** One hole as it is written, with the results it may have: one tap decides. */
export function HoleQuestion({ hole, picture, place, onDecide }: HoleQuestionProps) {
  const { holeNumber, par, quad, read, result, choices, was, isOpen } = hole
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const pad = (of: HoleResult) => ({
    result: of,
    isChosen: !isOpen && result !== undefined && isSameResult(result, of),
    onDecide,
  })
  return (
    <section
      aria-labelledby="scan-hole"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-3 sm:grid-cols-2"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 id="scan-hole" ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
            {scanText.holePar(holeNumber, par)}
          </h3>
          {place.of > 1 && <p className="text-soft">{scanText.toCheck(place.at, place.of)}</p>}
        </div>
        <CutOutView
          picture={picture}
          quad={quad}
          label={scanText.asWritten(holeNumber)}
          className="h-32 w-full sm:h-[clamp(5rem,30*var(--dvh),18rem)]"
        />
        <p className="flex flex-wrap gap-x-4">
          <span>{read === undefined ? scanText.notRead : scanText.reads(resultWords(read))}</span>
          {was.kind !== 'not_played' && (
            <span className="text-soft">{scanText.inCard(resultWords(was))}</span>
          )}
        </p>
      </div>
      <div className="grid gap-3">
        {choices.length > 0 && (
          <div role="group" aria-label={scanText.likely} className="grid auto-cols-fr grid-flow-col gap-2">
            {choices.map((choice, i) => (
              <PadKey key={i} {...pad(choice)} size="large" />
            ))}
          </div>
        )}
        <AnyNumber holeNumber={holeNumber} pad={pad} />
        <div className="grid grid-cols-2 gap-2">
          <PadKey {...pad(pickedUp)} size="words" />
          <PadKey {...pad(notPlayed)} size="words" />
        </div>
      </div>
    </section>
  )
}

type AnyNumberProps = { holeNumber: number; pad: (of: HoleResult) => Omit<PadKeyProps, 'size'> }

function AnyNumber({ holeNumber, pad }: AnyNumberProps) {
  return (
    <>
      <div role="group" aria-label={scanText.anyNumber} className="grid grid-cols-5 gap-2">
        {everyCount.map((count, i) => (
          <PadKey key={i} {...pad(count)} size="plain" />
        ))}
      </div>
      <ManyStrokes
        holeNumber={holeNumber}
        onEnter={(strokes) => {
          const of = holedIn(strokes)
          pad(of).onDecide(of)
        }}
      />
    </>
  )
}

type PadKeyProps = {
  result: HoleResult
  isChosen: boolean
  size: keyof typeof sizes
  onDecide: (result: HoleResult) => void
}

function PadKey({ result, isChosen, size, onDecide }: PadKeyProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => {
        onDecide(result)
      }}
      className={classNames(key, sizes[size])}
    >
      {resultWords(result)}
    </button>
  )
}
