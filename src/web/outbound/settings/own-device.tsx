import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell, BellOff } from 'lucide-react'
import { getPush, subscribePush, unsubscribePush } from '#contract/outbound/push.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { readerLanguage } from '#web/messages/language.ts'
import { noticesText as text } from '#web/messages/en/outbound/notices.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { readDevice, subscribeDevice, unsubscribeDevice } from './this-device.ts'

const DEVICE = ['this-device', 'push']

/** Says what this browser can do, and switches it on and off. It asks for nothing before the press. */
export function OwnDevice() {
  const { device, switching } = useOwnDevice()
  const state = device.data?.state
  const said = state
    ? text.devices[state]
    : device.isError
      ? failureText(device.error, sharedText.tryAgainLater)
      : text.checking
  return (
    <div className="grid justify-items-start gap-2 rounded-card border border-line bg-card p-4">
      <h3 className="font-semibold">{text.device}</h3>
      <p role="status" className="max-w-prose text-soft">
        {said}
      </p>
      {(state === 'off' || state === 'on') && (
        <Button
          look="secondary"
          busy={switching.isPending ? text.switching : undefined}
          icon={state === 'off' ? <Bell aria-hidden size={18} /> : <BellOff aria-hidden size={18} />}
          onClick={() => {
            switching.mutate(state === 'off')
          }}
        >
          {state === 'off' ? text.switchOn : text.switchOff}
        </Button>
      )}
    </div>
  )
}

function useOwnDevice() {
  const client = useQueryClient()
  const device = useQuery({
    queryKey: DEVICE,
    queryFn: async () => {
      const known = await client.fetchQuery({ ...query(getPush), staleTime: 0 })
      return { state: await readDevice(known), publicKey: known.publicKey }
    },
    staleTime: 0,
    // Permission is given and taken in the browser's own settings.
    refetchOnWindowFocus: 'always',
  })
  const switching = useAction({
    run: async (isWanted: boolean) => (isWanted ? switchOn(device.data?.publicKey ?? '') : switchOff()),
    changes: [{ queryKey: DEVICE }],
    onDone: (isOn, isWanted) => {
      if (isOn === isWanted) showToast({ tone: 'success', title: isOn ? text.isOn : text.isOff })
    },
    onFail: (fault) => {
      const description = failureText(fault, sharedText.tryAgainLater)
      showToast({ tone: 'error', title: text.switchFailed, description })
    },
  })
  return { device, switching }
}

/** Gives whether the device is told now: not when its reader was asked and said no. */
async function switchOn(publicKey: string): Promise<boolean> {
  const subscribed = await subscribeDevice(publicKey)
  if (!subscribed) return false
  await send(subscribePush, { body: { ...subscribed, language: readerLanguage() } })
  return true
}

/** The club's server first: a browser that is told no longer, and knows it, is better than the other way round. */
async function switchOff(): Promise<boolean> {
  await send(unsubscribePush)
  await unsubscribeDevice()
  return false
}
