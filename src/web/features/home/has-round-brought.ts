import { ROUND_BROUGHT_KEY } from '#web/lib/remembered-user.ts'

/** Whether the summary of a round waits here, of whomever. */
export function hasRoundBrought(): boolean {
  try {
    return localStorage.getItem(ROUND_BROUGHT_KEY) !== null
  } catch {
    // Without storage nothing waits.
    return false
  }
}
