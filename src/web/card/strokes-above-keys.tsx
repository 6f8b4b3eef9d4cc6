import { Suspense, type MouseEvent } from 'react'
import type { CardLine } from '#golf/card/card.ts'
import { mostOfHole } from '#golf/card/hole-cap.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'

const ManyStrokes = lazyOptional(() => import('../platform/many-strokes.online.tsx'))

type StrokesAboveKeysProps = {
  line: CardLine
  className: string
  onPress: (tap: { key: 'strokes'; strokes: number }, event: MouseEvent) => void
}

/** Beside the keys for 11 to 15: the choice of more, where no maximum counts instead. */
export function StrokesAboveKeys({ line, className, onPress }: StrokesAboveKeysProps) {
  if (mostOfHole(line, 0) < Infinity) return null
  return (
    <Suspense>
      <ManyStrokes
        key={line.holeNumber}
        className={className}
        holeNumber={line.holeNumber}
        onEnter={(strokes, event) => {
          onPress({ key: 'strokes', strokes }, event)
        }}
      />
    </Suspense>
  )
}
