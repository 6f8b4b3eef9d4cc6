/** Why the club did not take what was sent, by what helps: waiting, signing in, or the player's decision (P10). */
export type SendFault =
  | { kind: 'passing'; /** What the club asked us to wait. */ retryAfterMs?: number }
  | { kind: 'signed_out' }
  | { kind: 'refused'; message: string }

/** Time-out, too early and too many requests: answers below 500 that pass by themselves. */
const passingStatuses = [408, 425, 429]

/**
 * A refusal is every answer that would be the same next time: 409 (the round is not open any more), 400, 403,
 * 404 and the like. Scores of a card that was handed in or withdrawn are proposed to the club instead (propose-late.ts); what
 * happens to any other refused entry is in outbox.ts, `afterFailedSend`.
 *
 * @param status undefined when no readable answer came: offline, timed out, or an answer that is not the club's
 * @param message what the player reads of a refusal
 * @param retryAfterMs what the answer's Retry-After asks for
 */
export function classifyFault(status: number | undefined, message: string, retryAfterMs?: number): SendFault {
  if (status === undefined || status >= 500 || status < 400 || passingStatuses.includes(status))
    return { kind: 'passing', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
  return status === 401 ? { kind: 'signed_out' } : { kind: 'refused', message }
}

export const FIRST_RETRY_MS = 1000
export const LONGEST_RETRY_MS = 60_000

/**
 * 1 s, doubling to 60 s, shortened at random by up to a quarter, so that the phones of a clubhouse do not all return at
 * once. A club that asks for more time gets it, up to those 60 s.
 */
export function retryDelayMs(failuresBefore: number, random: number, retryAfterMs = 0): number {
  const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failuresBefore)
  return Math.max(Math.round(longest * (1 - random / 4)), Math.min(retryAfterMs, LONGEST_RETRY_MS))
}
