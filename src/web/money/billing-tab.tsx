import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { getBilling } from '#contract/money/billing.ts'
import type { Club } from '#contract/club/clubs.ts'
import { subscriptionWords } from '#web/money/subscription-words.ts'
import { OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { adminDashboardText } from '#web/messages/en/home/admin-dashboard.online.ts'
import { billingText } from '#web/messages/en/money/billing.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card, Figure } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

/** Only where card payments are taken. */
const Payments = lazy(() => import('./payments.tsx'))
const CardAccount = lazy(() => import('./card-account.tsx'))

export function BillingTab({ club }: { club: Club }) {
  const billing = useQuery(query(getBilling, { params: { clubId: club.id } }))
  if (billing.isError)
    return (
      <ErrorState
        title={billingText.loadFailed}
        isOffline={billing.error instanceof OfflineError}
        onRetry={() => void billing.refetch()}
      >
        {failureText(billing.error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  if (!billing.data) return <SkeletonCards count={1} />
  return (
    <div className="grid gap-4">
      {billing.data.takesPayments ? (
        <Suspense fallback={<SkeletonCards count={1} />}>
          <Payments club={club} />
        </Suspense>
      ) : (
        <NothingToPay club={club} />
      )}
      <Suspense fallback={<SkeletonCards count={1} />}>
        <CardAccount club={club} />
      </Suspense>
    </div>
  )
}

/** No card processor is configured, and the page says what that means (D22, T65). */
function NothingToPay({ club }: { club: Club }) {
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
