import { Undo2 } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { asksForMostLikely } from '#golf/handicap/most-likely-score.ts'
import type { CardLine } from '#golf/card/card.ts'
import { pickedUpAt } from '#golf/card/hole-result.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { resultName, worthText } from '#web/card/hole-words.ts'
import type { MostLikelyProps } from '#web/card/most-likely.tsx'
import { useScoreKeys } from '#web/card/use-score-keys.ts'
import { isForStrokes } from './running-line.ts'
import type { Scorecard } from './use-scorecard.ts'

/** Without it net double bogey counts, so a phone that cannot fetch it goes on. */
const MostLikely = lazy<ComponentType<MostLikelyProps>>(() =>
  import('#web/card/most-likely.tsx').catch(() => ({ default: () => null })),
)

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
  const [asked, setAsked] = useState<CardLine>()
  const keys = useScoreKeys(lastChange)
  const offers = line?.result.kind === 'picked_up' && asksForMostLikely(scorecard.round.competitionType)
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 in-data-left-hand:flex-row-reverse in-data-left-hand:justify-end">
      {line && lastChange && (
        <>
          <p className="line-clamp-2 min-w-0 leading-tight large:text-note large:leading-[1.05]">
            {lastText(line, lastChange.after.length, scorecard.round)}
          </p>
          {offers && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setAsked(line)
              }}
              className="ml-auto min-h-11 max-w-28 shrink-0 rounded-control border border-edge bg-card px-3 leading-tight font-semibold large:text-note"
            >
              {scorecardText.mostLikely}
            </button>
          )}
          <button
            type="button"
            onClick={(event) => {
              // A bounced press would take back the entry before as well.
              if (keys.press('undo', event) === undefined) return
              scorecard.undo()
              onUndo(line.holeNumber)
            }}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control border border-edge bg-card px-4 font-semibold large:px-3 large:text-note sideways:px-3"
          >
            <Undo2 aria-hidden size={18} className="sideways:hidden" />
            {sharedText.undo}
          </button>
        </>
      )}
      {asked !== undefined && (
        <Suspense>
          <MostLikely
            {...asked}
            onRecord={(score) => {
              scorecard.enter([{ holeNumber: asked.holeNumber, result: pickedUpAt(score) }])
            }}
            onClose={() => {
              setAsked(undefined)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** "Hole 6: 4, par, 2 points"; a card for strokes is not played for points. */
function lastText(line: CardLine, holes: number, { competitionType }: Scorecard['round']): string {
  if (holes > 1) return scorecardText.lastEntries(holes)
  const what =
    line.result.kind === 'strokes'
      ? [line.result.strokes, resultName(line), isForStrokes(competitionType) ? undefined : worthText(line)]
          .filter((part) => part !== undefined)
          .join(', ')
      : line.result.kind === 'picked_up'
        ? resultName(line)
        : scorecardText.cleared
  const likely = line.result.kind === 'picked_up' ? line.result.mostLikely : undefined
  return scorecardText.lastEntry(
    line.holeNumber,
    likely === undefined ? what : scorecardText.withMostLikely(what, likely),
  )
}
