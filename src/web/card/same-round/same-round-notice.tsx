import { sameRoundText } from '#web/messages/en/card/same-round.ts'
import { Notice } from '#web/ui/notice.tsx'
import SameRoundQuestion from './same-round-question.tsx'

type SameRoundNoticeProps = { competitionName: string | null; onAnswer: (isSameRound: boolean) => void }

/** The question on the player's own phone, where nothing has gone wrong. */
export function SameRoundNotice(props: SameRoundNoticeProps) {
  return (
    <Notice tone="warn" title={sameRoundText.question}>
      <SameRoundQuestion {...props} />
    </Notice>
  )
}
