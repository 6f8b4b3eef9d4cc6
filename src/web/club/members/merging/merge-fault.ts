import { mergeRefusals, type MergeRefusal } from '#contract/club/member-merges.ts'
import { ApiError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { memberMergesText as text } from '#web/messages/en/club/member-merges.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'

/** Why two records stay two, or one stays one, in the reader's words. */
export function refusalText(refusal: MergeRefusal, competition: string | null): string {
  return refusal === 'both_entered' || refusal === 'final_since'
    ? text.refusals[refusal](competition ?? '')
    : text.refusals[refusal]
}

export function mergeFault(fault: Error): string {
  const details = fault instanceof ApiError ? fault.body?.details : undefined
  const refusal = mergeRefusals.find((one) => one === details?.reason)
  const competition = typeof details?.competition === 'string' ? details.competition : null
  return refusal ? refusalText(refusal, competition) : failureText(fault, sharedText.tryAgainLater)
}
