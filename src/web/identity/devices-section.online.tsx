import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endDevice, endDevices, listDevices, type Device } from '#contract/identity/devices.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { devicesText as text } from '#web/messages/en/identity/devices.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** What is about to be signed out. */
type Asked = { which: 'others' | 'all' } | { device: Device }

/** Where the reader is signed in, with a way to sign out there: a phone that was lost, a tablet of the clubhouse. */
export default function DevicesSection() {
  const devices = useQuery(query(listDevices))
  const [asked, setAsked] = useState<Asked>()
  return (
    <Section title={text.title} id="devices">
      {devices.isError ? (
        <ErrorState title={text.failed} onRetry={() => void devices.refetch()}>
          {failureText(devices.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : devices.data ? (
        <div className="grid gap-4">
          <ul className="divide-y divide-line border-y border-line">
            {devices.data.map((device) => (
              <DeviceRow key={device.id} device={device} onSignOut={() => setAsked({ device })} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {devices.data.length > 1 && (
              <Button look="secondary" onClick={() => setAsked({ which: 'others' })}>
                {text.signOutOthers}
              </Button>
            )}
            <Button look="secondary" onClick={() => setAsked({ which: 'all' })}>
              {text.signOutAll}
            </Button>
          </div>
        </div>
      ) : (
        <Skeleton className="h-24" />
      )}
      {asked && <SignOutDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  )
}

function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const name = nameOf(device)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {device.isThis && <Badge>{text.thisDevice}</Badge>}
        </span>
        <span className="text-note text-soft">
          {text.lastUsed(formatDateTime(device.lastUsedAt))} ·{' '}
          {text.signedIn(formatDateTime(device.signedInAt))}
        </span>
      </div>
      {!device.isThis && (
        <Button look="secondary" aria-label={text.signOutOf(name)} onClick={onSignOut}>
          {text.signOut}
        </Button>
      )}
    </li>
  )
}

function SignOutDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const ending = useAction({
    run: async () => {
      if ('device' in asked) await send(endDevice, { params: { deviceId: asked.device.id } })
      else await send(endDevices, { body: { which: asked.which } })
    },
    changes: [query(listDevices)],
    onDone: () => {
      // This device is signed out as well: the page that opens is the one for visitors.
      if ('which' in asked && asked.which === 'all') window.location.assign('/')
      else {
        onClose()
        showToast({ tone: 'success', title: text.done })
      }
    },
  })
  const { title, means, label } = wordsOf(asked)
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={label}
      busyLabel={text.signingOut}
      isBusy={ending.isPending}
      fault={
        ending.isError
          ? { title: text.notDone, text: failureText(ending.error, sharedText.tryAgainLater) }
          : undefined
      }
      onConfirm={() => {
        ending.mutate(undefined)
      }}
      onClose={onClose}
    >
      <p>{means}</p>
    </ConfirmDialog>
  )
}

function wordsOf(asked: Asked): { title: string; means: string; label: string } {
  if ('device' in asked)
    return { title: text.signOutDevice, means: text.deviceMeans(nameOf(asked.device)), label: text.signOut }
  return asked.which === 'all'
    ? { title: text.allTitle, means: text.allMeans, label: text.signOutAll }
    : { title: text.othersTitle, means: text.othersMeans, label: text.signOutOthers }
}

function nameOf({ browser, system }: Device): string {
  const known = browser ?? text.unknownBrowser
  return system === null ? known : text.name(known, system)
}
