import { ninesOf } from '#golf/card/card.ts'
import { scorecardDeskText } from '#web/messages/en/card/scorecard-desk.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { unsent } from '#web/offline/sync-state.ts'
import HoleTrouble from '../hole-trouble.tsx'
import { UndoBar } from '../undo-bar.tsx'
import type { Scorecard } from '../use-scorecard.ts'
import { GridNines } from '#web/card/grid/grid-nines.tsx'
import { useGrid } from '#web/card/grid/use-grid.ts'

export type DesktopGridProps = {
  scorecard: Scorecard
  snapshot: OutboxSnapshot
  runner: OutboxRunner
  startAt: number
}

/** The card as a grid for the keyboard (U20). */
export function DesktopGrid({ scorecard, snapshot, runner, startAt }: DesktopGridProps) {
  const { card, round } = scorecard
  const { cell, press, pasteRefusal, onPaste, goToHole } = useGrid(scorecard, startAt)
  const refused = unsent(snapshot.outbox, round.id).filter((entry) => entry.stage === 'refused')
  const current = card.lines[cell.at]
  return (
    <div className="grid gap-3" onPaste={onPaste}>
      <GridNines
        card={card}
        cell={cell}
        onPress={press}
        className={ninesOf(card.lines).back.length > 0 ? 'grid grid-cols-2 items-start gap-4' : 'max-w-2xl'}
        troubled={new Set([...refused.map((entry) => entry.holeNumber), ...(round.differing ?? [])])}
      />
      {current && (
        <HoleTrouble
          scorecard={scorecard}
          snapshot={snapshot}
          runner={runner}
          holeNumber={current.holeNumber}
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
