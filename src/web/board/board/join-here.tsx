import type { Competition } from '#contract/competition/competitions.ts'
import { JoinButton } from '#web/competition/join-button.tsx'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'

type JoinHereProps = { competition: Competition; onJoined: (competition: Competition) => void }

/** The way into a competition from its board. */
export default function JoinHere({ competition, onJoined }: JoinHereProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {competition.canJoin && <p className="font-medium">{text.mayJoin}</p>}
      <JoinButton competition={competition} onJoined={onJoined} />
    </div>
  )
}
