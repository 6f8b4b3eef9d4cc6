/** Why a send did not arrive, by what helps: waiting, signing in, or a person's decision (P10). */
export type SendFault = { kind: 'passing' } | { kind: 'signed_out' } | { kind: 'refused'; message: string }

/** Time-out, too early and too many: answers below 500 that pass by themselves. */
const passingStatuses = new Set([408, 425, 429])

/** `status` is undefined when no answer came: offline, timed out, or an answer that was not ours to read. */
export function sortFault(status: number | undefined, message: string): SendFault {
  if (status === undefined || status >= 500 || status < 400 || passingStatuses.has(status))
    return { kind: 'passing' }
  return status === 401 ? { kind: 'signed_out' } : { kind: 'refused', message }
}

export const FIRST_RETRY_MS = 1000
export const LONGEST_RETRY_MS = 60_000

/** 1 s, doubling to 60 s, less up to a quarter by chance, so that a clubhouse of phones does not return at once. */
export function retryDelayMs(failuresBefore: number, random: number): number {
  const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failuresBefore)
  return Math.round(longest * (1 - random / 4))
}
