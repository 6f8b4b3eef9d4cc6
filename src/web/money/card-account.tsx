import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import type { Club } from '#contract/club/clubs.ts'
import {
  connectCardAccount,
  disconnectCardAccount,
  getCardAccount,
  lookAtCardAccount,
  type CardAccount as Account,
} from '#contract/money/entry-fees.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { OfflineError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { cardAccountText as text } from '#web/messages/en/money/card-account.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

/** The club's own account at the card processor, to which entry fees go: connect, finish, look again, disconnect. */
export default function CardAccount({ club }: { club: Club }) {
  const params = { clubId: club.id }
  const account = useQuery(query(getCardAccount, { params }))
  if (account.isError)
    return (
      <ErrorState
        title={text.loadFailed}
        isOffline={account.error instanceof OfflineError}
        onRetry={() => void account.refetch()}
      >
        {failureText(account.error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  if (!account.data) return <SkeletonCards count={1} />
  return (
    <Card className="grid max-w-2xl gap-5">
      <h2 className="flex items-center gap-2 text-title font-semibold">
        <Wallet aria-hidden size={24} className="shrink-0 text-accent" />
        {text.title}
      </h2>
      {account.data.isOffered ? (
        <Offered clubId={club.id} state={account.data.state} />
      ) : (
        <p>{text.notOffered}</p>
      )}
    </Card>
  )
}

function Offered({ clubId, state }: { clubId: string; state: Account['state'] }) {
  const back = new URLSearchParams(useSearch()).get('cards')
  const params = { clubId }
  const changes = [query(getCardAccount, { params })]
  const connecting = useAction({
    run: () => send(connectCardAccount, { params }),
    changes,
    onDone: ({ url }) => location.assign(url),
  })
  const looking = useAction({ run: () => send(lookAtCardAccount, { params }), changes })
  const { mutate: look } = looking
  // Who comes back from the form has perhaps finished it, and the message of that may be on its way.
  useEffect(() => {
    if (back === 'back') look(undefined)
  }, [back, look])
  const fault = connecting.error ?? looking.error
  return (
    <>
      <div role="status">
        <Standing state={state} />
      </div>
      {fault && (
        <Notice tone="bad" title={text.failed}>
          {failureText(fault, sharedText.tryAgainLater)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {state !== 'ready' && (
          <Button
            busy={connecting.isPending ? text.opening : undefined}
            onClick={() => connecting.mutate(undefined)}
          >
            {{ none: text.connect, unfinished: text.finish, stopped: text.openService }[state]}
          </Button>
        )}
        {(state === 'unfinished' || state === 'stopped') && (
          <Button
            look="secondary"
            busy={looking.isPending ? text.asking : undefined}
            onClick={() => look(undefined)}
          >
            {text.askNow}
          </Button>
        )}
        {state !== 'none' && <Disconnect clubId={clubId} />}
      </div>
      <p className="text-note text-soft">{text.whose}</p>
    </>
  )
}

function Standing({ state }: { state: Account['state'] }) {
  switch (state) {
    case 'none':
      return <p>{text.lead}</p>
    case 'unfinished':
      return (
        <Notice tone="warn" title={text.unfinishedTitle}>
          {text.unfinished}
        </Notice>
      )
    case 'ready':
      return (
        <Notice tone="info" title={text.readyTitle}>
          {text.ready}
        </Notice>
      )
    case 'stopped':
      return (
        <Notice tone="warn" title={text.stoppedTitle}>
          {text.stopped}
        </Notice>
      )
  }
}

function Disconnect({ clubId }: { clubId: string }) {
  const [isAsked, setAsked] = useState(false)
  const params = { clubId }
  const leaving = useAction({
    run: () => send(disconnectCardAccount, { params }),
    changes: [query(getCardAccount, { params })],
    onDone: () => setAsked(false),
  })
  return (
    <>
      <Button look="danger" onClick={() => setAsked(true)}>
        {text.disconnect}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={text.disconnectTitle}
          confirmLabel={text.disconnect}
          busyLabel={text.disconnecting}
          isBusy={leaving.isPending}
          fault={
            leaving.error
              ? { title: text.failed, text: failureText(leaving.error, sharedText.tryAgainLater) }
              : undefined
          }
          onConfirm={() => leaving.mutate(undefined)}
          onClose={() => setAsked(false)}
        >
          <p>{text.disconnectMeans}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
