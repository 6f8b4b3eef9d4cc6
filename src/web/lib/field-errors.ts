import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { libText } from '#web/messages/en/lib.ts'
import { readerLanguage } from '#web/messages/language.ts'
import { ApiError } from './api.ts'

/**
 * Puts what the server says about single fields beside them. Answers whether it could place all of it; otherwise the
 * form as a whole must show the failure.
 */
export function showFieldErrors<Values extends FieldValues>(
  fault: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const fields = fault instanceof ApiError ? (fault.body?.fields ?? []) : []
  const placed = fields.filter(({ field, message }) => {
    const name = names.find((one) => one === field)
    // The server's sentences are English. What the contract can check was said in the reader's language before sending.
    const sentence = readerLanguage() === 'en' ? message : libText.fieldRefused
    if (name !== undefined) setError(name, { type: 'server', message: sentence }, { shouldFocus: true })
    return name !== undefined
  })
  return fields.length > 0 && placed.length === fields.length
}
