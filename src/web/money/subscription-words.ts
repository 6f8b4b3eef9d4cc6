import type { Club } from '#contract/club/clubs.ts'
import { plans } from '#contract/money/club-plan.ts'
import { adminText } from '#web/messages/en/club/admin.ts'

/** The plan in words, and what is left of a trial; nothing for a reader who may not see it (D20). */
export function subscriptionWords(club: Club): { status: string; plan: string; note: string | undefined } {
  const { subscriptionStatus, planType, trialDaysLeft, isPlanNeeded } = club
  const known = plans.find((one) => one === planType)
  return {
    status: adminText.subscription[subscriptionStatus ?? 'active'],
    plan:
      known === undefined
        ? (planType ?? (subscriptionStatus === 'active' ? adminText.planStandard : adminText.planTrial))
        : adminText.plans[known],
    note:
      subscriptionStatus === 'lapsed'
        ? isPlanNeeded === true
          ? adminText.planNeeded
          : adminText.trialOver
        : trialDaysLeft === null
          ? undefined
          : adminText.daysLeft(trialDaysLeft),
  }
}
