import type { Competition } from '#contract/competitions.ts'
import { recommendedAllowance } from '#domain/handicap/recommended-allowance.ts'
import { LazyNotForHandicap } from '#web/golf/not-for-handicap/lazy-not-for-handicap.tsx'
import { leaderboardText as text } from '#web/messages/en/leaderboard.ts'

/**
 * The handicap allowance that the competition is played with, where it is not the recommended one that and why, and whether
 * its scores do not count for the Handicap Index.
 */
export default function AllowanceNote({ competition }: { competition: Competition }) {
  const { allowance, allowanceReason } = competition
  const recommended = recommendedAllowance(competition)?.percent
  return (
    <>
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
