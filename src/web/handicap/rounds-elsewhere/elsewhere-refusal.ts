import { failureText } from '#web/lib/failure-text.ts'
import { refusalReason } from '#web/lib/refusal-reason.ts'
import { roundsElsewhereText as text } from '#web/messages/en/handicap/rounds-elsewhere.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'

/** Why a round of another club was not entered, or a decision about one not made. */
export function elsewhereRefusal(fault: unknown): string {
  const reason = refusalReason(fault, text.refusals)
  return reason === undefined ? failureText(fault, sharedText.tryAgainLater) : text.refusals[reason]
}
