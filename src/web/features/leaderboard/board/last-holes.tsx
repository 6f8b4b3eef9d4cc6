import type { LeaderboardEntry } from '#contract/leaderboard.ts'
import { leaderboardText as text } from '#web/messages/en/leaderboard.ts'
import { ScoreMark } from '#web/golf/score-mark.tsx'
import { holedIn, pickedUp } from '#domain/scoring/hole-result.ts'

/** The holes played last, by shape: a circle is under par, a square over (U23). Screen readers get them as words. */
export function LastHoles({ holes }: { holes: NonNullable<LeaderboardEntry['lastHoles']> }) {
  return (
    <span className="inline-flex items-center gap-2 print:hidden">
      <span className="sr-only">
        {text.lastHoles(
          holes.map(([hole, par, gross]) =>
            gross === null ? text.holePickedUp(hole) : text.holeIn(hole, gross, par),
          ),
        )}
      </span>
      {holes.map(([hole, par, gross]) => (
        <span key={hole} aria-hidden>
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
