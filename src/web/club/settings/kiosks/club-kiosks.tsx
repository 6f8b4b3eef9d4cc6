import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import { addKiosk, listKiosks, withdrawKiosk, type Kiosk } from '#contract/card/kiosks.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { kioskClubText as text } from '#web/messages/en/card/kiosk-club.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'

const KioskLink = lazy(() => import('./kiosk-link.tsx'))

/** The tablets at which players hand in paper cards: make one, see when each was used, end it. */
export default function ClubKiosks({ club }: { club: Club }) {
  const kiosks = useQuery(query(listKiosks, { params: { clubId: club.id } }))
  const [made, setMade] = useState<{ kiosk: Kiosk; link: string }>()
  return (
    <Card className="grid gap-4" role="region" aria-label={text.title}>
      <div className="grid gap-1">
        <h2 className="text-lead font-semibold">{text.title}</h2>
        <p className="text-soft">{text.lead}</p>
      </div>
      <NewKiosk clubId={club.id} onMade={setMade} />
      {made && (
        <Suspense>
          <KioskLink
            clubId={club.id}
            {...made}
            onClose={() => {
              setMade(undefined)
            }}
          />
        </Suspense>
      )}
      {kiosks.data && <LastLoaded asked={kiosks} />}
      {kiosks.isError && !kiosks.data ? (
        <ErrorState title={text.loadFailed} onRetry={() => void kiosks.refetch()}>
          {failureText(kiosks.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : kiosks.data ? (
        <KioskList club={club} kiosks={kiosks.data.kiosks} />
      ) : (
        <Skeleton className="h-16" />
      )}
    </Card>
  )
}

type NewKioskProps = { clubId: string; onMade: (made: { kiosk: Kiosk; link: string }) => void }

function NewKiosk({ clubId, onMade }: NewKioskProps) {
  const draft = useDraft(`kiosk.${clubId}`, { name: '' })
  const [wrong, setWrong] = useState<string>()
  const adding = useAction({
    run: (name: string) => send(addKiosk, { params: { clubId }, body: { name } }),
    changes: [query(listKiosks, { params: { clubId } })],
    onDone: (reply) => {
      draft.change({ name: '' })
      draft.clear()
      onMade(reply)
    },
  })
  const fault = adding.isError ? failureText(adding.error, sharedText.tryAgainLater) : undefined
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const name = draft.values.name.trim()
        setWrong(name === '' ? text.nameMissing : undefined)
        if (name !== '' && !adding.isPending) adding.mutate(name)
      }}
    >
      <Field label={text.name} hint={text.nameHint} error={wrong ?? fault}>
        {(wiring) => (
          <Input
            {...wiring}
            autoComplete="off"
            maxLength={40}
            value={draft.values.name}
            onChange={(event) => {
              setWrong(undefined)
              draft.change({ name: event.target.value })
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" look="secondary" busy={adding.isPending ? text.making : undefined}>
          {text.make}
        </Button>
      </div>
    </form>
  )
}

function KioskList({ club, kiosks }: { club: Club; kiosks: readonly Kiosk[] }) {
  const [asked, setAsked] = useState<Kiosk>()
  if (kiosks.length === 0) return null
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {kiosks.map((kiosk) => (
          <li key={kiosk.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{kiosk.name}</p>
              <p className="text-note text-soft">
                {text.states[kiosk.state]}
                {kiosk.lastUsedAt !== null &&
                  ` · ${text.lastUsed(formatDateTime(kiosk.lastUsedAt, club.timeZone))}`}
              </p>
            </div>
            {kiosk.state !== 'withdrawn' && (
              <Button
                look="quiet"
                aria-label={text.withdrawNamed(kiosk.name)}
                onClick={() => {
                  setAsked(kiosk)
                }}
              >
                {text.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <Withdraw
          clubId={club.id}
          kiosk={asked}
          onClose={() => {
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}

function Withdraw({ clubId, kiosk, onClose }: { clubId: string; kiosk: Kiosk; onClose: () => void }) {
  const withdrawing = useAction({
    run: () => send(withdrawKiosk, { params: { clubId, kioskId: kiosk.id } }),
    changes: [query(listKiosks, { params: { clubId } })],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: text.withdrawn, description: kiosk.name })
    },
  })
  return (
    <ConfirmDialog
      title={text.question(kiosk.name)}
      confirmLabel={text.withdraw}
      busyLabel={text.withdrawing}
      isBusy={withdrawing.isPending}
      fault={
        withdrawing.isError
          ? { title: text.failed, text: failureText(withdrawing.error, sharedText.tryAgainLater) }
          : undefined
      }
      onConfirm={() => {
        withdrawing.mutate(undefined)
      }}
      onClose={onClose}
    >
      <p>{text.means}</p>
    </ConfirmDialog>
  )
}
