import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { listWebhooks, MOST_WEBHOOKS, type Webhook } from '#contract/outbound/webhooks.ts'
import { OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { programsText as text } from '#web/messages/en/outbound/programs.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CopyLine } from './copy-line.tsx'
import { WebhookRow } from './webhook-row.tsx'

const AddWebhook = lazy(() => import('./add-webhook.tsx'))

/** The addresses that are told what happens in the club. */
export function Webhooks({ clubId }: { clubId: string }) {
  const hooks = useQuery(query(listWebhooks, { params: { clubId } }))
  const [isAdding, setIsAdding] = useState(false)
  /** Of the webhook that was just added, this one time; it is kept nowhere. */
  const [secret, setSecret] = useState<string>()
  return (
    <Section title={text.hooksTitle} id="webhooks">
      <p className="max-w-3xl text-soft">{text.hooksLead}</p>
      {secret !== undefined && (
        <Notice tone="info" title={text.secretTitle}>
          <div className="grid gap-3">
            <p>{text.secretOnlyNow}</p>
            <CopyLine what={text.secret} value={secret} />
            <div>
              <Button look="quiet" onClick={() => setSecret(undefined)}>
                {text.haveIt}
              </Button>
            </div>
          </div>
        </Notice>
      )}
      {hooks.data && <LastLoaded asked={hooks} />}
      {hooks.isError && !hooks.data ? (
        <ErrorState
          title={text.hooksFailed}
          isOffline={hooks.error instanceof OfflineError}
          onRetry={() => void hooks.refetch()}
        >
          {failureText(hooks.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : hooks.data ? (
        <WebhookList clubId={clubId} webhooks={hooks.data} />
      ) : (
        <Skeleton className="h-24" />
      )}
      {(hooks.data?.length ?? 0) < MOST_WEBHOOKS ? (
        <div>
          <Button look="secondary" onClick={() => setIsAdding(true)}>
            {text.add}
          </Button>
        </div>
      ) : (
        <p>{text.hooksMost(MOST_WEBHOOKS)}</p>
      )}
      {isAdding && (
        <Suspense>
          <AddWebhook
            clubId={clubId}
            onClose={() => setIsAdding(false)}
            onAdded={(made) => {
              setIsAdding(false)
              setSecret(made)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}

function WebhookList({ clubId, webhooks }: { clubId: string; webhooks: readonly Webhook[] }) {
  if (webhooks.length === 0) return <p>{text.hooksNone}</p>
  return (
    <ul className="max-w-3xl divide-y divide-line border-y border-line">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} clubId={clubId} webhook={webhook} />
      ))}
    </ul>
  )
}
