import type { ListedRound } from '#contract/card/rounds.ts'
import { ROUND_BROUGHT_KEY } from '#web/lib/remembered-user.ts'

/** Whether the summary of a round waits: on this phone, of whomever, or at the club. */
export function hasRoundBrought(rounds: readonly ListedRound[] | undefined): boolean {
  if (rounds?.some(({ summaryWaits }) => summaryWaits)) return true
  try {
    return localStorage.getItem(ROUND_BROUGHT_KEY) !== null
  } catch {
    // Without storage nothing waits here.
    return false
  }
}
