import { CreditCard } from 'lucide-react'
import type { Club } from '#contract/clubs.ts'
import { subscriptionWords } from '#web/admin/subscription-words.ts'
import { adminDashboardText } from '#web/messages/en/admin-dashboard.ts'
import { Card, Figure } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** No card processor is configured, and the page says what that means (D22, T65). */
export function BillingTab({ club }: { club: Club }) {
  const { status, plan, note } = subscriptionWords(club)
  return (
    <Card className="grid max-w-2xl gap-5">
      <h2 className="flex items-center gap-2 text-title font-semibold">
        <CreditCard aria-hidden size={24} className="text-accent" />
        {adminDashboardText.billingTitle}
      </h2>
      <dl className="grid grid-cols-2 gap-5">
        <Figure
          label={adminDashboardText.subscription}
          value={status}
          {...(note === undefined ? {} : { note })}
        />
        <Figure label={adminDashboardText.plan} value={plan} />
      </dl>
      <p>{adminDashboardText.billingNow}</p>
      <p>{adminDashboardText.billingLater}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href="/pricing">{adminDashboardText.seePricing}</LinkButton>
        <LinkButton href="/contact" look="secondary">
          {adminDashboardText.contactUs}
        </LinkButton>
      </div>
    </Card>
  )
}
