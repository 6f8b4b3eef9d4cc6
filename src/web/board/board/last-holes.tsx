import type { LeaderboardEntry } from '#contract/board/leaderboard.ts'
import { lastHolesFromWire } from '#contract/platform/wire-names.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { ScoreMark } from '#web/platform/score-mark.tsx'
import { holedIn, pickedUp } from '#golf/card/hole-result.ts'

/** The holes played last, by shape: a circle is under par, a square over (U23). Screen readers get them as words. */
export function LastHoles({ row }: { row: Pick<LeaderboardEntry, 'lastHoles'> }) {
  const holes = lastHolesFromWire(row.lastHoles ?? [])
  return (
    <span className="inline-flex items-center gap-2 print:hidden">
      <span className="sr-only">
        {text.lastHoles(
          holes.map(({ holeNumber, par, gross }) =>
            gross === null ? text.holePickedUp(holeNumber) : text.holeIn(holeNumber, gross, par),
          ),
        )}
      </span>
      {holes.map(({ holeNumber, par, gross }) => (
        <span key={holeNumber} aria-hidden>
          <ScoreMark
            size="tiny"
            line={
              gross === null
                ? { result: pickedUp, toPar: null }
                : { result: holedIn(gross), toPar: gross - par }
            }
          />
        </span>
      ))}
    </span>
  )
}
