import type { Club } from '#contract/clubs.ts'
import { adminText } from '#web/messages/en/admin.ts'

/** The plan in words, and what is left of a trial; nothing for a reader who may not see it (D20). */
export function subscriptionWords(club: Club): { status: string; plan: string; note: string | undefined } {
  const { subscriptionStatus, planType, trialDaysLeft } = club
  return {
    status: adminText.subscription[subscriptionStatus ?? 'active'],
    plan: planType ?? (subscriptionStatus === 'active' ? adminText.planStandard : adminText.planTrial),
    note:
      subscriptionStatus === 'lapsed'
        ? adminText.trialOver
        : trialDaysLeft === null
          ? undefined
          : adminText.daysLeft(trialDaysLeft),
  }
}
