import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ApiError, OfflineError } from './api.ts'

/**
 * The sentence that a toast, a dialog or a form shows about a failed call. Without a connection it is the catalogue's.
 * Otherwise it is the server's: it stands in src/contract/platform/errors.ts, and for a reader of Spanish in
 * messages/spanish-errors.ts. Where the answer has no sentence, it is the screen's own, `otherwise`.
 */
export function failureText(fault: unknown, otherwise: string): string {
  if (fault instanceof OfflineError) return sharedText.noConnection
  return (fault instanceof ApiError ? fault.userMessage : undefined) ?? otherwise
}

/**
 * The same for a failure whose sentence the product promises to the letter: only a refusal with a reason goes before it,
 * not the server's general sentence about a fault of its own.
 */
export function refusalText(fault: unknown, otherwise: string): string {
  const isServerFault = fault instanceof ApiError && fault.body?.code === 'internal'
  return isServerFault ? otherwise : failureText(fault, otherwise)
}
