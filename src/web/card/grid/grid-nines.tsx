import { Suspense } from 'react'
import { ninesOf, type Card } from '#golf/card/card.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { scorecardDeskText } from '#web/messages/en/card/scorecard-desk.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { ClosedNote } from '../closed-note.tsx'
import type { GridKey } from '../../platform/grid-keys.ts'
import { GridNine, type GridCell, type GridLine } from './grid-nine.tsx'

/** The scores that cannot be typed, and the question about them. */
const HighScores = lazyOptional(async () => ({
  default: (await import('../../platform/many-strokes.online.tsx')).HighScores,
}))

type GridNinesProps = {
  card: Card
  cell: GridCell
  onPress: (key: GridKey) => void
  /** Hole numbers that the club has refused. */
  troubled?: ReadonlySet<number>
  /** Hole numbers that were read in a photo and that nobody has checked yet. */
  unchecked?: ReadonlySet<number>
  className: string
}

const none: ReadonlySet<number> = new Set()

/** The whole card as one grid of nine holes, or as two with their sums. */
export function GridNines({
  card,
  cell,
  onPress,
  troubled = none,
  unchecked = none,
  className,
}: GridNinesProps) {
  const lines = withRunningToPar(card)
  const { front, back } = ninesOf(lines)
  const isEighteen = back.length > 0
  const total = { label: scorecardText.total, sum: card.total, toPar: card.thru > 0 ? card.grossToPar : null }
  return (
    <div className="grid gap-3">
      <ClosedNote card={card} />
      <div className={className}>
        <GridNine
          caption={isEighteen ? scorecardDeskText.frontNine : scorecardDeskText.card}
          lines={front}
          from={0}
          sums={isEighteen ? [{ label: scorecardText.out, sum: card.out, toPar: null }] : [total]}
          cell={cell}
          troubled={troubled}
          unchecked={unchecked}
        />
        {isEighteen && (
          <GridNine
            caption={scorecardDeskText.backNine}
            lines={back}
            from={front.length}
            sums={[{ label: scorecardText.in, sum: card.in, toPar: null }, total]}
            cell={cell}
            troubled={troubled}
            unchecked={unchecked}
          />
        )}
      </div>
      <Suspense>
        <HighScores card={card} at={cell.at} onPress={onPress} />
      </Suspense>
    </div>
  )
}

function withRunningToPar(card: Card): GridLine[] {
  let running = 0
  return card.lines.map((line) => {
    running += line.toPar ?? 0
    return { ...line, runningToPar: line.toPar === null ? null : running }
  })
}
