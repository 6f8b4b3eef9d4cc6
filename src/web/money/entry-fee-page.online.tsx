import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from 'wouter'
import { activeCompetitions, getCompetition, listCompetitions } from '#contract/competition/competitions.ts'
import { getOwnFee, lookAtOwnFee, payOwnFee, type OwnFee } from '#contract/money/entry-fees.ts'
import { OfflineError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatMoney } from '#web/lib/format-more.ts'
import { formatDate } from '#web/lib/format.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { entryFeePageText as text } from '#web/messages/en/money/entry-fee-page.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Figure } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const ASK_AGAIN_MS = 3_000
/** Five minutes; afterwards it is there when the page is read again. */
const MOST_QUESTIONS = 100

/** A player's own entry fee: what is owed, the way to pay it by card, and what became of what was paid. */
export default function EntryFeePage() {
  const competitionId = useParams<{ competitionId: string }>().competitionId ?? ''
  const back = new URLSearchParams(useSearch()).get('payment')
  const fee = useQuery({
    ...query(getOwnFee, { params: { competitionId } }),
    refetchInterval: ({ state }) =>
      back === 'made' &&
      state.data?.fee === 'owed' &&
      state.data.payments.length === 0 &&
      state.dataUpdateCount < MOST_QUESTIONS &&
      ASK_AGAIN_MS,
  })
  if (fee.data) return <Fee fee={fee.data} competitionId={competitionId} back={back} />
  return (
    <Page title={text.kind} width="narrow" actions={<BackLink href="/competitions">{text.back}</BackLink>}>
      {fee.isError ? (
        <ErrorState
          title={text.loadFailed}
          isOffline={fee.error instanceof OfflineError}
          onRetry={() => void fee.refetch()}
        >
          {failureText(fee.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : (
        <Skeleton className="h-64 rounded-card" />
      )}
    </Page>
  )
}

type FeeProps = { fee: OwnFee; competitionId: string; back: string | null }

function Fee({ fee, competitionId, back }: FeeProps) {
  const { competitionName, clubName, amount, currency, payments } = fee
  return (
    <Page
      title={competitionName}
      eyebrow={[text.kind, clubName].join(' · ')}
      width="narrow"
      actions={<BackLink href="/competitions">{text.back}</BackLink>}
    >
      {/* What comes in is said to screen readers too. */}
      <div role="status" className="empty:hidden">
        <WayBack fee={fee} competitionId={competitionId} back={back} />
      </div>
      <Card className="grid gap-5">
        <dl className="grid grid-cols-2 gap-5">
          {amount !== null && <Figure label={text.amount} value={formatMoney(amount, currency)} />}
          <Figure label={text.state} value={text.states[fee.fee]} />
        </dl>
        <ToPay fee={fee} competitionId={competitionId} isWaiting={isWaiting(fee, back)} />
      </Card>
      {payments.length > 0 && <Payments fee={fee} />}
      <div>
        <LinkButton href={`/competitions/${competitionId}/leaderboard`} look="secondary">
          {text.toCompetition}
        </LinkButton>
      </div>
    </Page>
  )
}

/** Somebody has come back from paying, and nothing has been told of it yet. */
function isWaiting({ fee, payments }: OwnFee, back: string | null): boolean {
  return back === 'made' && fee === 'owed' && payments.length === 0
}

function WayBack({ fee, competitionId, back }: FeeProps) {
  const params = { competitionId }
  const looking = useAction({
    run: () => send(lookAtOwnFee, { params }),
    changes: [query(getOwnFee, { params })],
  })
  if (back === 'left' && fee.fee === 'owed')
    return (
      <Notice tone="info" title={text.leftTitle}>
        {text.left}
      </Notice>
    )
  if (back !== 'made') return null
  if (fee.fee === 'paid')
    return (
      <Notice tone="info" title={text.madeTitle}>
        {text.made}
      </Notice>
    )
  const [last] = fee.payments
  if (last?.returnReason)
    return (
      <Notice tone="warn" title={text.returnedTitle}>
        {text.reasons[last.returnReason]}
      </Notice>
    )
  if (!isWaiting(fee, back)) return null
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

function ToPay({ fee, competitionId, isWaiting }: Omit<FeeProps, 'back'> & { isWaiting: boolean }) {
  const leaving = useAction({
    run: () => send(payOwnFee, { params: { competitionId } }),
    changes: [query(listCompetitions), query(activeCompetitions), allOf(getCompetition)],
    onDone: ({ url }) => location.assign(url),
  })
  if (fee.fee === 'none') return <p>{text.none}</p>
  if (fee.fee === 'waived') return <p>{text.waived}</p>
  // Who has just paid is not asked to pay again.
  if (fee.fee !== 'owed' || isWaiting) return null
  if (!fee.mayPay || fee.amount === null) return <p>{text.atDesk}</p>
  return (
    <div className="grid gap-3">
      {leaving.isError && (
        <Notice tone="bad" title={text.failed}>
          {failureText(leaving.error, sharedText.tryAgainLater)}
        </Notice>
      )}
      <div>
        <Button busy={leaving.isPending ? text.opening : undefined} onClick={() => leaving.mutate(undefined)}>
          {text.payNow(formatMoney(fee.amount, fee.currency))}
        </Button>
      </div>
      {fee.way === 'card_or_desk' && <p>{text.orDesk}</p>}
      <p className="text-note text-soft">{text.whereTyped}</p>
      <p className="text-note text-soft">{text.backIfLeft}</p>
    </div>
  )
}

function Payments({ fee: { payments, timeZone } }: { fee: OwnFee }) {
  return (
    <section className="grid gap-2" aria-labelledby="payments">
      <h2 id="payments" className="text-title font-semibold">
        {text.payments}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {payments.map(({ state, amount, currency, paidAt, returnedAt, returnReason }) => (
          <li key={`${paidAt} ${state}`} className="grid gap-1 py-3">
            <span className="font-semibold">
              {text.paidOn(
                formatMoney(amount, currency),
                paidAt === null ? '' : formatDate(paidAt, timeZone),
              )}
            </span>
            {state !== 'paid' && (
              <span>
                {state === 'returned' && returnedAt !== null
                  ? text.returnedOn(formatDate(returnedAt, timeZone))
                  : text.paymentStates[state]}
              </span>
            )}
            {returnReason !== null && (
              <span className="text-note text-soft">{text.reasons[returnReason]}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
