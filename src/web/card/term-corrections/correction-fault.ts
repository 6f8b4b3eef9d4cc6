import { ApiError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { termCorrectionsText } from '#web/messages/en/card/term-corrections.online.ts'

/** Why cards were not put right, in the reader's language where the server gave a reason. */
export function correctionFault(fault: Error): string {
  const reason = fault instanceof ApiError ? fault.body?.details?.reason : undefined
  const own = Object.entries(termCorrectionsText.refusals).find(([name]) => name === reason)
  return own?.[1] ?? failureText(fault, sharedText.tryAgainLater)
}
