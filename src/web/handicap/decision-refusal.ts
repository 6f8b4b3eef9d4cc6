import { z } from 'zod/mini'
import type { ResetRefusal } from '#golf/handicap/check-reset.ts'
import type { FreezeRefusal, HoldRefusal, PenaltyRefusal } from '#golf/handicap/record-decisions.ts'
import type { RulingRefusal } from '#golf/handicap/score-rulings.ts'
import { ApiError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { refusalReason } from '#web/lib/refusal-reason.ts'
import { handicapDecisionsText as text } from '#web/messages/en/handicap/handicap-decisions.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'

const TooEarly = z.object({ reason: z.literal('penalty_too_early'), hours: z.number(), from: z.string() })

/** Every reason of the rules has its sentence, so that a refusal is told in the reader's language. */
type Sentences = Readonly<
  Record<
    | ResetRefusal
    | FreezeRefusal
    | HoldRefusal
    | Exclude<PenaltyRefusal, 'penalty_too_early'>
    | RulingRefusal
    | keyof typeof text.refusals,
    string
  >
>

/** Why an entry or a decision of the committee was refused. */
export function decisionRefusal(fault: unknown): string {
  const sentences: Sentences = text.refusals
  const reason = refusalReason(fault, sentences)
  if (reason !== undefined) return sentences[reason]
  const body = fault instanceof ApiError ? fault.body : undefined
  const early = TooEarly.safeParse(body?.details)
  if (early.success) return text.tooEarly(early.data.hours, formatDate(early.data.from, 'UTC'))
  if (body?.fields?.[0]?.field === 'handicap') return text.indexWrong
  return failureText(fault, sharedText.tryAgainLater)
}
