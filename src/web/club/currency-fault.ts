import { z } from 'zod/mini'
import { ApiError } from '#web/lib/api.ts'
import { refusalText } from '#web/lib/failure-text.ts'
import { clubAdminText as text } from '#web/messages/en/club/club-admin.online.ts'

const fractionIs = z.object({
  competition: z.string(),
  amount: z.string(),
  from: z.string(),
  to: z.string(),
  isFinal: z.boolean(),
})

/** Why the currency stays. The refusal of a fraction has no code of its own, so its sentence is the catalogue's. */
export function currencyFault(fault: Error): string {
  const details = fault instanceof ApiError ? fault.body?.details : undefined
  const fraction = fractionIs.safeParse(details?.fraction)
  if (!fraction.success) return refusalText(fault, text.currencyFailed)
  const { amount, from, ...about } = fraction.data
  return text.amountHasFraction({ ...about, amount: `${amount} ${from}` })
}
