import { useQuery } from '@tanstack/react-query'
import {
  listWebhookDeliveries,
  sendWebhookAgain,
  type Webhook,
  type WebhookDelivery,
} from '#contract/outbound/webhooks.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { programsText as text } from '#web/messages/en/outbound/programs.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'

type DeliveriesProps = { clubId: string; webhook: Webhook }

/** What went to one address in the last week and what became of it. */
export function WebhookDeliveries({ clubId, webhook }: DeliveriesProps) {
  const asked = query(listWebhookDeliveries, { params: { clubId, webhookId: webhook.id } })
  const deliveries = useQuery(asked)
  const sending = useAction({
    run: (deliveryId: string) =>
      send(sendWebhookAgain, { params: { clubId, webhookId: webhook.id, deliveryId } }),
    changes: [asked],
    onDone: () => showToast({ tone: 'success', title: text.againDone }),
    onFail: (fault) => {
      const description = failureText(fault, sharedText.tryAgainLater)
      showToast({ tone: 'error', title: text.againFailed, description })
    },
  })
  if (deliveries.isError)
    return (
      <ErrorState title={text.deliveriesFailed} onRetry={() => void deliveries.refetch()}>
        {failureText(deliveries.error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  if (!deliveries.data) return <Skeleton className="h-24" />
  if (deliveries.data.length === 0) return <p className="text-soft">{text.deliveriesNone}</p>
  return (
    <ul aria-label={text.deliveries} className="divide-y divide-line rounded-control bg-sunken px-3">
      {deliveries.data.map((delivery) => (
        <li key={delivery.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <div className="grid">
            <span className="font-medium">{nameOf(delivery)}</span>
            <span className="text-note text-soft">{fateOf(delivery)}</span>
          </div>
          {webhook.isOn && delivery.state !== 'waiting' && (
            <Button
              look="secondary"
              aria-label={text.againNamed(nameOf(delivery), formatDateTime(delivery.createdAt))}
              onClick={() => sending.mutate(delivery.id)}
            >
              {text.again}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function nameOf({ event }: WebhookDelivery): string {
  return event === 'test' ? text.test : text.events[event]
}

function fateOf({ state, status, attempts, createdAt }: WebhookDelivery): string {
  const answer =
    attempts === 0 ? [] : [status === null ? text.silent : text.answered(status), text.tries(attempts)]
  return [formatDateTime(createdAt), text.states[state], ...answer].join(' · ')
}
