const LONGEST_DAYS = 30
const DAY_MS = 86_400_000

/** D51: whether what a round brought still waits for its player at `now`; nobody is greeted with a round of long ago. */
export function summaryWaits(
  { summaryWaits: isKept, startedAt }: { summaryWaits: boolean; startedAt: Date },
  now: Date,
): boolean {
  return isKept && now.getTime() - startedAt.getTime() < LONGEST_DAYS * DAY_MS
}
