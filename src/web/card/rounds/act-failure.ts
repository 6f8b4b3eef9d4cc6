import { ApiError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { cardActsText } from '#web/messages/en/card/card-acts.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'

/** Why a card was not changed, in the reader's language where the server gave a reason. */
export function actFailure(fault: Error): string {
  const reason = fault instanceof ApiError ? fault.body?.details?.reason : undefined
  const own = Object.entries(cardActsText.refusals).find(([name]) => name === reason)
  return own?.[1] ?? failureText(fault, sharedText.tryAgainLater)
}
