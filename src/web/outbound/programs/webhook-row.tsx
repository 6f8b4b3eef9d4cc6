import { useState } from 'react'
import {
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  testWebhook,
  type Webhook,
} from '#contract/outbound/webhooks.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { programsText as text } from '#web/messages/en/outbound/programs.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { WebhookDeliveries } from './webhook-deliveries.tsx'

type RowProps = { clubId: string; webhook: Webhook }

/** One address: what it is told, whether it answers, and what went to it last. */
export function WebhookRow({ clubId, webhook }: RowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const { switching, testing } = useWebhookActions({ clubId, webhook })
  const switchTo = webhook.isOn ? text.switchOff : text.switchOn
  const named = (what: string) => text.switchNamed(what, webhook.url)
  return (
    <li className="grid gap-3 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{webhook.url}</span>
          <Badge>{webhook.isOn ? text.isOn : text.isOff}</Badge>
        </p>
        <p className="text-note text-soft">{webhook.events.map((event) => text.events[event]).join(' · ')}</p>
        {webhook.failingSince !== null && (
          <p className="text-note font-medium text-danger">
            {text.failing(formatDateTime(webhook.failingSince))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {webhook.isOn && (
          <Button
            look="secondary"
            aria-label={named(text.sendTest)}
            onClick={() => testing.mutate(undefined)}
          >
            {text.sendTest}
          </Button>
        )}
        <Button
          look="secondary"
          aria-label={named(text.deliveries)}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text.deliveries}
        </Button>
        <Button
          look="secondary"
          aria-label={named(switchTo)}
          busy={switching.isPending ? sharedText.saving : undefined}
          onClick={() => switching.mutate(!webhook.isOn)}
        >
          {switchTo}
        </Button>
        <Button look="quiet" aria-label={named(text.remove)} onClick={() => setIsAsking(true)}>
          {text.remove}
        </Button>
      </div>
      {isOpen && <WebhookDeliveries clubId={clubId} webhook={webhook} />}
      {isAsking && <Remove clubId={clubId} webhook={webhook} onClose={() => setIsAsking(false)} />}
    </li>
  )
}

function useWebhookActions({ clubId, webhook }: RowProps) {
  const params = { clubId, webhookId: webhook.id }
  const switching = useAction({
    run: (isOn: boolean) => send(changeWebhook, { params, body: { isOn } }),
    changes: [query(listWebhooks, { params: { clubId } }), query(listWebhookDeliveries, { params })],
    onFail: (fault) => {
      const description = failureText(fault, sharedText.tryAgainLater)
      showToast({ tone: 'error', title: text.notSwitched, description })
    },
  })
  const testing = useAction({
    run: () => send(testWebhook, { params }),
    changes: [query(listWebhookDeliveries, { params })],
    onDone: () => showToast({ tone: 'success', title: text.testSent }),
    onFail: (fault) => {
      const description = failureText(fault, sharedText.tryAgainLater)
      showToast({ tone: 'error', title: text.testFailed, description })
    },
  })
  return { switching, testing }
}

function Remove({ clubId, webhook, onClose }: RowProps & { onClose: () => void }) {
  const removing = useAction({
    run: () => send(removeWebhook, { params: { clubId, webhookId: webhook.id } }),
    changes: [query(listWebhooks, { params: { clubId } })],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: text.removed })
    },
  })
  return (
    <ConfirmDialog
      title={text.removeQuestion}
      confirmLabel={text.remove}
      busyLabel={text.removing}
      isBusy={removing.isPending}
      fault={
        removing.isError
          ? { title: text.notRemoved, text: failureText(removing.error, sharedText.tryAgainLater) }
          : undefined
      }
      onConfirm={() => removing.mutate(undefined)}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{text.removeMeans(webhook.url)}</p>
    </ConfirmDialog>
  )
}
