import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { listPasskeys, MOST_PASSKEYS, removePasskey, type Passkey } from '#contract/identity/passkeys.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { hasPasskeys } from '#web/lib/has-passkeys.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { passkeysText as text } from '#web/messages/en/identity/passkeys.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { showToast } from '#web/ui/toast.tsx'

const AddPasskey = lazy(() => import('./add-passkey.tsx'))

/** The keys with which the reader signs in without a password. */
export default function PasskeysSection() {
  const passkeys = useQuery(query(listPasskeys))
  const [isAdding, setIsAdding] = useState(false)
  const count = passkeys.data?.length ?? 0
  return (
    <Section title={text.title} id="passkeys">
      <div className="grid gap-4">
        <p className="text-soft">{text.lead}</p>
        {passkeys.isError ? (
          <ErrorState title={text.failed} onRetry={() => void passkeys.refetch()}>
            {failureText(passkeys.error, sharedText.tryAgainLater)}
          </ErrorState>
        ) : (
          // Most have none; a skeleton that goes away would move what is below.
          passkeys.data && <PasskeyList passkeys={passkeys.data} />
        )}
        {!hasPasskeys() ? (
          <p>{text.notHere}</p>
        ) : count < MOST_PASSKEYS ? (
          <div>
            <Button look="secondary" onClick={() => setIsAdding(true)}>
              {text.add}
            </Button>
          </div>
        ) : (
          <p>{text.most(MOST_PASSKEYS)}</p>
        )}
      </div>
      {isAdding && (
        <Suspense>
          <AddPasskey onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Section>
  )
}

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [asked, setAsked] = useState<Passkey>()
  if (passkeys.length === 0) return null
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="grid min-w-0 flex-1 basis-48">
              <span className="font-semibold wrap-anywhere">{passkey.name}</span>
              <span className="text-note text-soft">
                {text.made(formatDate(passkey.createdAt))} ·{' '}
                {passkey.lastUsedAt === null ? text.neverUsed : text.used(formatDate(passkey.lastUsedAt))}
              </span>
            </div>
            <Button
              look="secondary"
              aria-label={text.removeNamed(passkey.name)}
              onClick={() => setAsked(passkey)}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      {asked && <Remove passkey={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Remove({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const removing = useAction({
    run: () => send(removePasskey, { params: { passkeyId: passkey.id } }),
    changes: [query(listPasskeys)],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: text.removed, description: passkey.name })
    },
  })
  return (
    <ConfirmDialog
      title={text.question(passkey.name)}
      confirmLabel={text.remove}
      busyLabel={text.removing}
      isBusy={removing.isPending}
      fault={
        removing.isError
          ? { title: text.notRemoved, text: failureText(removing.error, sharedText.tryAgainLater) }
          : undefined
      }
      onConfirm={() => {
        removing.mutate(undefined)
      }}
      onClose={onClose}
    >
      <p>{text.means}</p>
    </ConfirmDialog>
  )
}
