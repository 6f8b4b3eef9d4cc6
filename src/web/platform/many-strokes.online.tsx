import { useState, type MouseEvent } from 'react'
import { MOST_STROKES } from '#golf/numbers.ts'
import type { Card } from '#golf/card/card.ts'
import { isUnusualScore, MOST_USUAL_STROKES } from '#golf/card/unusual-score.ts'
import { manyStrokesText as text } from '#web/messages/en/platform/many-strokes.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/select.tsx'
import type { GridKey } from './grid-keys.ts'

const counts = Array.from({ length: MOST_STROKES - MOST_USUAL_STROKES }, (_, i) => MOST_USUAL_STROKES + 1 + i)

export type ManyStrokesProps = {
  holeNumber: number
  className?: string
  onEnter: (strokes: number, event: MouseEvent) => void
}

/** The scores that have no key. The button asks about the number that was chosen, and enters it (D7). */
export default function ManyStrokes({ holeNumber, className, onEnter }: ManyStrokesProps) {
  const [chosen, setChosen] = useState<number>()
  return (
    <div className={classNames('flex items-center gap-2', className)}>
      <Select
        className={chosen === undefined ? 'max-w-60 flex-1' : 'w-20 shrink-0'}
        aria-label={text.field(holeNumber)}
        value={chosen ?? ''}
        onChange={({ target }) => {
          setChosen(target.value === '' ? undefined : Number(target.value))
        }}
      >
        <option value="">{text.choose(holeNumber)}</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
      {chosen !== undefined && (
        <Button
          look="secondary"
          className="max-w-60 min-w-0 flex-1 px-2! leading-tight flat:text-note!"
          onClick={(event) => {
            setChosen(undefined)
            onEnter(chosen, event)
          }}
        >
          {text.enter(chosen, holeNumber)}
        </Button>
      )}
    </div>
  )
}

type HighScoresProps = { card: Card; at: number; onPress: (key: GridKey) => void }

/**
 * Below a grid: the question about each hole of more than 15 strokes, and at such a hole the choice of 20 and more, which two keys
 * do not type.
 */
export function HighScores({ card, at, onPress }: HighScoresProps) {
  const current = card.lines[at]
  return (
    <>
      <div role="status" className="font-medium empty:hidden">
        {card.lines.map(
          ({ holeNumber, result }) =>
            result.kind === 'strokes' &&
            isUnusualScore(result) && <p key={holeNumber}>{text.check(result.strokes, holeNumber)}</p>,
        )}
      </div>
      {current && isUnusualScore(current.result) && (
        <ManyStrokes
          key={current.holeNumber}
          holeNumber={current.holeNumber}
          onEnter={(strokes) => {
            onPress({ key: 'strokes', strokes, isChosen: true })
          }}
        />
      )}
    </>
  )
}
