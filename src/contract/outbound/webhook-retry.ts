const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** A receiver that restarts is reached at the second or third try; one that is away for a weekend at one of the last. */
const waits = [
  15 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
] as const
const LAST_WAIT_MS = 12 * HOUR_MS

/** How long one delivery is tried, and how long a receiver may fail without a single success before it is switched off. */
export const WEBHOOK_PATIENCE_MS = 3 * 24 * HOUR_MS

/** When a delivery that failed for the nth time is tried again; the last try is at the end of its time. */
export function nextWebhookTry({
  failures,
  now,
  giveUpAt,
}: {
  failures: number
  now: number
  giveUpAt: number
}): number {
  return Math.min(now + (waits[failures - 1] ?? LAST_WAIT_MS), giveUpAt)
}

/** Nobody has answered for days: whoever runs the receiver has to look at it. */
export function isWebhookGone({ failingSince, now }: { failingSince: number; now: number }): boolean {
  return now - failingSince >= WEBHOOK_PATIENCE_MS
}
