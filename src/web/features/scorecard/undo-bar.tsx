import { Undo2 } from 'lucide-react'
import type { CardLine } from '#domain/scoring/card.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { resultName } from './hole-words.ts'
import type { Scorecard } from './use-scorecard.ts'

type UndoBarProps = {
  scorecard: Scorecard
  onUndo: (holeNumber: number) => void
}

/**
 * What was entered last, and one tap to take it back; it stays until the next entry (U10). Its line is always there,
 * so nothing moves under the thumb.
 */
export function UndoBar({ scorecard, onUndo }: UndoBarProps) {
  const { card, lastChange } = scorecard
  const last = lastChange?.after.at(-1)
  const line = last && card.lines.find((one) => one.holeNumber === last.holeNumber)
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      {line && lastChange && (
        <>
          <p className="min-w-0 truncate">{lastText(line, lastChange.after.length)}</p>
          <button
            type="button"
            onClick={() => {
              scorecard.undo()
              onUndo(line.holeNumber)
            }}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control border border-edge bg-card px-4 font-semibold sideways:px-3"
          >
            <Undo2 aria-hidden size={18} className="sideways:hidden" />
            {sharedText.undo}
          </button>
        </>
      )}
    </div>
  )
}

function lastText(line: CardLine, holes: number): string {
  if (holes > 1) return scorecardText.lastEntries(holes)
  const score = line.result.kind === 'strokes' ? `${line.result.strokes}, ` : ''
  const what = line.result.kind === 'not_played' ? scorecardText.cleared : score + resultName(line)
  return scorecardText.lastEntry(line.holeNumber, what)
}
