import { scorecardVerifyText as text } from '#web/messages/en/scorecard-verify.ts'
import { TickBox } from '#web/ui/tick-box.tsx'

/** `isTicked`: undefined where the card asks for no reason (`isReasonAsked`). */
type ValidReasonProps = { isTicked: boolean | undefined; onTick: (isTicked: boolean) => void }

/** Whether the holes that are missing were not played for a valid reason (Rules of Handicapping 3.2). */
export default function ValidReason({ isTicked, onTick }: ValidReasonProps) {
  return (
    isTicked !== undefined && (
      <TickBox label={text.validReason} note={text.validReasonNote} {...{ isTicked, onTick }} />
    )
  )
}
