import type { Competition } from '#contract/competition/competitions.ts'
import { recommendedAllowance } from '#golf/handicap/recommended-allowance.ts'
import { closedLines } from '#web/card/closed-note.tsx'
import { LazyNotForHandicap } from '#web/handicap/not-for-handicap/lazy-not-for-handicap.tsx'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'

/**
 * Which holes are closed, whether the scores do not count for the Handicap Index, and the handicap allowance; an allowance that
 * is not the recommended one comes with its reason.
 */
export default function AllowanceNote({ competition }: { competition: Competition }) {
  const { allowance, allowanceReason } = competition
  const recommended = recommendedAllowance(competition)?.percent
  return (
    <>
      {closedLines(competition).map((line) => (
        <b key={line}>{line}</b>
      ))}
      <LazyNotForHandicap of={competition} />
      <p className="text-note text-soft">
        {text.allowance.is(allowance)}
        {recommended !== undefined &&
          recommended !== allowance &&
          ` ${text.allowance.recommended(recommended)}`}
        {allowanceReason !== undefined && ` ${text.allowance.reason(allowanceReason)}`}
      </p>
    </>
  )
}
