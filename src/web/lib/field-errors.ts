import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { libText } from '#web/messages/en/lib.ts'
import { readerLanguage } from '#web/messages/language.ts'
import { ApiError } from './api.ts'

/**
 * Puts what the server says about single fields beside them. Answers whether it placed all of it; the rest is for the
 * form as a whole.
 */
export function showFieldErrors<Values extends FieldValues>(
  fault: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const fields = fault instanceof ApiError ? (fault.body?.fields ?? []) : []
  const placed = fields.filter(({ field, message }) => {
    const name = names.find((one) => one === field)
    // The server's sentences are English; the contract's own checks have spoken the reader's language before.
    const said = readerLanguage() === 'en' ? message : libText.fieldRefused
    if (name !== undefined) setError(name, { type: 'server', message: said }, { shouldFocus: true })
    return name !== undefined
  })
  return fields.length > 0 && placed.length === fields.length
}
