import type { Competition } from '#contract/competitions.ts'
import { recommendedAllowance } from '#domain/handicap/recommended-allowance.ts'
import { closedLines } from '#web/golf/closed-note.tsx'
import { leaderboardText as text } from '#web/messages/en/leaderboard.ts'

/** Which holes are closed, and the handicap allowance that the competition is played with; where it is not the recommended one, that and why. */
export default function AllowanceNote({ competition }: { competition: Competition }) {
  const { allowance, allowanceReason } = competition
  const recommended = recommendedAllowance(competition)?.percent
  return (
    <>
      {closedLines(competition).map((line) => (
        <b key={line}>{line}</b>
      ))}
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
