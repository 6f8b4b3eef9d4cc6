import type { Competition } from '#contract/competitions.ts'
import { JoinButton } from '#web/golf/join-button.tsx'
import { useGoAfterJoining } from '#web/golf/use-go-after-joining.ts'

/** The way into a competition from its board. */
export default function JoinHere({ competition }: { competition: Competition }) {
  return <JoinButton competition={competition} onJoined={useGoAfterJoining()} />
}
