import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { libText } from '#web/messages/en/lib/lib.ts'
import { readerLanguage } from '#web/messages/language.ts'
import { ApiError } from './api.ts'

/** The screen's own words by the reason of a refusal, or what makes them of its details. */
export type RefusalWords = Readonly<
  Record<string, string | ((details: Readonly<Record<string, unknown>>) => string | undefined)>
>

/**
 * Puts what the server says about single fields beside them. Answers whether it could place all of it; otherwise the
 * form as a whole must show the failure. `reasons` are the screen's own words for refusals that name a reason.
 */
export function showFieldErrors<Values extends FieldValues>(
  fault: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
  reasons: RefusalWords = {},
): boolean {
  const fields = fault instanceof ApiError ? (fault.body?.fields ?? []) : []
  const details = (fault instanceof ApiError ? fault.body?.details : undefined) ?? {}
  const { reason } = details
  const words = typeof reason === 'string' ? reasons[reason] : undefined
  const own = typeof words === 'function' ? words(details) : words
  const placed = fields.filter(({ field, message }) => {
    const name = names.find((one) => one === field)
    // The server's sentences are English. What the contract can check was said in the reader's language before sending.
    const sentence = own ?? (readerLanguage() === 'en' ? message : libText.fieldRefused)
    if (name !== undefined) setError(name, { type: 'server', message: sentence }, { shouldFocus: true })
    return name !== undefined
  })
  return fields.length > 0 && placed.length === fields.length
}
