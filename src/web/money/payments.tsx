import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { getBilling, lookAtBilling, openCheckout, openPortal, type Billing } from '#contract/money/billing.ts'
import { getClub, type Club } from '#contract/club/clubs.ts'
import { plans, type Plan } from '#contract/money/club-plan.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { adminDashboardText } from '#web/messages/en/home/admin-dashboard.online.ts'
import { billingText as text } from '#web/messages/en/money/billing.online.ts'
import { publicText } from '#web/messages/en/public-pages/public.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Figure } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

const ASK_AGAIN_MS = 3_000
/** Five minutes; afterwards it is there when the page is read again, or within a day. */
const MOST_QUESTIONS = 100

/** How a club pays for itself: its plan, the way to the processor's pages, and what came of the way back (D22). */
export default function Payments({ club }: { club: Club }) {
  const client = useQueryClient()
  const params = { clubId: club.id }
  const back = new URLSearchParams(useSearch()).get('payment')
  const billing = useQuery({
    ...query(getBilling, { params }),
    refetchInterval: ({ state }) =>
      back === 'made' &&
      state.data?.status !== 'active' &&
      state.dataUpdateCount < MOST_QUESTIONS &&
      ASK_AGAIN_MS,
  })
  const status = billing.data?.status
  useEffect(() => {
    if (status !== undefined && status !== club.subscriptionStatus)
      readAgain(client, [query(getClub, { params: { clubId: club.id } })])
  }, [client, status, club.id, club.subscriptionStatus])
  if (!billing.data) return <SkeletonCards count={1} />
  return (
    <div className="grid max-w-2xl gap-4">
      {/* What comes in is said to screen readers too, as the state changes below their cursor. */}
      <div role="status">
        <WayBack clubId={club.id} back={back} isActive={status === 'active'} />
      </div>
      <Card className="grid gap-5">
        <h2 className="flex items-center gap-2 text-title font-semibold">
          <CreditCard aria-hidden size={24} className="text-accent" />
          {text.title}
        </h2>
        <PlanFigures billing={billing.data} timeZone={club.timeZone} />
        <Standing billing={billing.data} timeZone={club.timeZone} />
        {/* Who has just paid is not asked to pay again. */}
        {status !== 'active' && back !== 'made' && <ChoosePlan clubId={club.id} />}
        {billing.data.hasPayments && (
          <ManagePayment clubId={club.id} isFirst={billing.data.status === 'active'} />
        )}
        <p className="text-note text-soft">{text.where}</p>
      </Card>
      <div className="flex flex-wrap gap-2">
        <LinkButton href="/pricing" look="quiet">
          {adminDashboardText.seePricing}
        </LinkButton>
        <LinkButton href="/contact" look="quiet">
          {adminDashboardText.contactUs}
        </LinkButton>
      </div>
    </div>
  )
}

function WayBack({ clubId, back, isActive }: { clubId: string; back: string | null; isActive: boolean }) {
  const looking = useAction({
    run: () => send(lookAtBilling, { params: { clubId } }),
    changes: [query(getBilling, { params: { clubId } })],
  })
  if (back === 'left' && !isActive)
    return (
      <Notice tone="info" title={text.leftTitle}>
        {text.left}
      </Notice>
    )
  if (back !== 'made') return null
  if (isActive)
    return (
      <Notice tone="info" title={text.madeTitle}>
        {text.made}
      </Notice>
    )
  return (
    <Notice
      tone="info"
      title={text.waitingTitle}
      action={
        <div>
          <Button
            look="secondary"
            busy={looking.isPending ? text.asking : undefined}
            onClick={() => looking.mutate(undefined)}
          >
            {text.askNow}
          </Button>
        </div>
      }
    >
      <p>{text.waiting}</p>
      {looking.isError && <p>{failureText(looking.error, sharedText.tryAgainLater)}</p>}
    </Notice>
  )
}

function PlanFigures({ billing, timeZone }: { billing: Billing; timeZone: string }) {
  const { status, plan, trialDaysLeft, paidUntil, endsThen } = billing
  return (
    <dl className="grid grid-cols-2 gap-5 sm:grid-cols-3">
      <Figure
        label={adminDashboardText.subscription}
        value={adminText.subscription[status]}
        {...(trialDaysLeft === null ? {} : { note: adminText.daysLeft(trialDaysLeft) })}
      />
      <Figure
        label={adminDashboardText.plan}
        value={
          plan === null
            ? status === 'active'
              ? adminText.planStandard
              : adminText.planTrial
            : adminText.plans[plan]
        }
      />
      {paidUntil !== null && (
        <Figure label={endsThen ? text.endsOn : text.paidUntil} value={formatDate(paidUntil, timeZone)} />
      )}
    </dl>
  )
}

/** What the state means for the club, in a sentence. */
function Standing({ billing, timeZone }: { billing: Billing; timeZone: string }) {
  if (billing.isFailing)
    return (
      <Notice tone="bad" title={text.failingTitle}>
        {text.failing}
      </Notice>
    )
  if (billing.status === 'lapsed')
    return (
      <Notice tone="warn" title={text.lapsedTitle}>
        {text.lapsed}
      </Notice>
    )
  if (billing.status === 'trial') return <p>{text.trialLead}</p>
  if (billing.endsThen && billing.paidUntil !== null)
    return <p>{text.endsThen(formatDate(billing.paidUntil, timeZone))}</p>
  return null
}

/** Leaves for a page of the processor. */
function useLeaving<Given>(open: (given: Given) => Promise<{ url: string }>) {
  return useAction({
    run: open,
    changes: [],
    onDone: ({ url }) => location.assign(url),
  })
}

function ChoosePlan({ clubId }: { clubId: string }) {
  const [plan, setPlan] = useState<Plan>('annual')
  const leaving = useLeaving((body: { plan: Plan }) => send(openCheckout, { params: { clubId }, body }))
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        legend={text.choosePlan}
        choices={plans.map((value) => {
          const { name, price, per } = publicText.plans[value]
          return { value, label: name, note: text.price(price, per) }
        })}
        value={plan}
        onChange={setPlan}
      />
      <Fault fault={leaving.error} />
      <div>
        <Button busy={leaving.isPending ? text.opening : undefined} onClick={() => leaving.mutate({ plan })}>
          {text.upgrade}
        </Button>
      </div>
    </div>
  )
}

function ManagePayment({ clubId, isFirst }: { clubId: string; isFirst: boolean }) {
  const leaving = useLeaving(() => send(openPortal, { params: { clubId } }))
  return (
    <div className="grid gap-2">
      <Fault fault={leaving.error} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look={isFirst ? 'primary' : 'secondary'}
          busy={leaving.isPending ? text.opening : undefined}
          onClick={() => leaving.mutate(undefined)}
        >
          {text.manage}
        </Button>
        <span className="text-note text-soft">{text.manageNote}</span>
      </div>
    </div>
  )
}

function Fault({ fault }: { fault: Error | null }) {
  if (!fault) return null
  return (
    <Notice tone="bad" title={text.failed}>
      {failureText(fault, sharedText.tryAgainLater)}
    </Notice>
  )
}
