/** The two ways in which a club pays for itself; their prices stand on the prices page. */
export const plans = ['annual', 'monthly'] as const
export type Plan = (typeof plans)[number]

/** A subscription as the card processor reports it when it is asked; moments in milliseconds. */
export type ReportedSubscription = {
  id: string
  /** The processor's own word. */
  status: string
  plan: Plan | null
  /** The end of the period that is paid for. */
  paidUntil: number | null
  /** It ends there and is not renewed. */
  endsThen: boolean
}

/** Paid, or not yet given up: while the processor tries a card again, a club goes on. */
const ranks: Readonly<Record<string, number>> = { active: 2, trialing: 2, past_due: 1 }

/** The subscription that counts for a club, in whatever order they are reported; undefined where none runs. */
export function runningSubscription(
  reported: readonly ReportedSubscription[],
): ReportedSubscription | undefined {
  return reported
    .filter(({ status }) => ranks[status] !== undefined)
    .sort(
      (a, b) =>
        (ranks[b.status] ?? 0) - (ranks[a.status] ?? 0) ||
        (b.paidUntil ?? 0) - (a.paidUntil ?? 0) ||
        (a.id < b.id ? -1 : 1),
    )[0]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Begun days count whole; null: the club has no end of a trial. */
export function trialDaysLeft(club: { trialEndsAt: Date | null }, now: Date): number | null {
  return club.trialEndsAt === null
    ? null
    : Math.max(0, Math.ceil((club.trialEndsAt.getTime() - now.getTime()) / DAY_MS))
}

/** Where a club stands (D22): it pays, it tries, or its trial is over and it has no plan. */
export function clubStanding(
  club: { subscriptionStatus: string; trialEndsAt: Date | null },
  now: Date,
): 'trial' | 'active' | 'lapsed' {
  if (club.subscriptionStatus === 'active') return 'active'
  return trialDaysLeft(club, now) === 0 ? 'lapsed' : 'trial'
}
