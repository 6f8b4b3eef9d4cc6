import { scorecardVerifyText as text } from '#web/messages/en/card/scorecard-verify.ts'
import { TickBox } from '#web/ui/tick-box.tsx'

type ValidReasonProps = {
  /** The card asks for a reason (`isReasonAsked`). */
  isAsked: boolean
  /** Undefined until somebody has said it here: then what was said of the card before stays. */
  isTicked: boolean | undefined
  onTick: (isTicked: boolean) => void
  /** Where somebody else than the player says it. */
  label?: string
}

/** Whether the holes that are missing were not played for a valid reason (Rules of Handicapping 3.2). */
export default function ValidReason({
  isAsked,
  isTicked = false,
  label = text.validReason,
  onTick,
}: ValidReasonProps) {
  return isAsked && <TickBox label={label} note={text.validReasonNote} isTicked={isTicked} onTick={onTick} />
}
