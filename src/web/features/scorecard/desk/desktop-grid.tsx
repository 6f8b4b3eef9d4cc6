import type { Card } from '#domain/scoring/card.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { scorecardDeskText } from '#web/messages/en/scorecard-desk.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { unsent } from '#web/offline/sync-state.ts'
import HoleTrouble from '../hole-trouble.tsx'
import { UndoBar } from '../undo-bar.tsx'
import type { Scorecard } from '../use-scorecard.ts'
import { GridNine, type GridCell, type GridLine } from './grid-nine.tsx'
import { useGrid } from './use-grid.ts'

export type DesktopGridProps = {
  scorecard: Scorecard
  snapshot: OutboxSnapshot
  runner: OutboxRunner
  startAt: number
}

/** The card as a grid for the keyboard (U20). */
export function DesktopGrid({ scorecard, snapshot, runner, startAt }: DesktopGridProps) {
  const { card, round } = scorecard
  const { cell, pasteRefusal, onPaste, goToHole } = useGrid(scorecard, startAt)
  const open = unsent(snapshot.outbox, round.id)
  const current = card.lines[cell.at]
  return (
    <div className="grid gap-3" onPaste={onPaste}>
      <Nines
        card={card}
        cell={cell}
        troubled={new Set(open.filter((entry) => entry.stage === 'refused').map((entry) => entry.holeNumber))}
      />
      {current && (
        <HoleTrouble
          entries={open.filter((entry) => entry.holeNumber === current.holeNumber)}
          runner={runner}
        />
      )}
      {pasteRefusal !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {pasteRefusal}
        </p>
      )}
      <UndoBar scorecard={scorecard} onUndo={goToHole} />
      <p className="text-note text-soft">{scorecardDeskText.gridHelp(card.lines.length)}</p>
    </div>
  )
}

type NinesProps = { card: Card; cell: GridCell; troubled: ReadonlySet<number> }

function Nines({ card, cell, troubled }: NinesProps) {
  const lines = withRunningToPar(card)
  const isEighteen = lines.length > 9
  const total = { label: scorecardText.total, sum: card.total, toPar: card.thru > 0 ? card.grossToPar : null }
  return (
    <div className={isEighteen ? 'grid grid-cols-2 items-start gap-4' : 'max-w-2xl'}>
      <GridNine
        caption={isEighteen ? scorecardDeskText.frontNine : scorecardDeskText.card}
        lines={lines.slice(0, 9)}
        from={0}
        sums={isEighteen ? [{ label: scorecardText.out, sum: card.out, toPar: null }] : [total]}
        cell={cell}
        troubled={troubled}
      />
      {isEighteen && (
        <GridNine
          caption={scorecardDeskText.backNine}
          lines={lines.slice(9)}
          from={9}
          sums={[{ label: scorecardText.in, sum: card.in, toPar: null }, total]}
          cell={cell}
          troubled={troubled}
        />
      )}
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
