import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getNoticeSettings, setNoticeSetting } from '#contract/outbound/notices.ts'
import type { NoticeKind } from '#contract/outbound/notice-kinds.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { noticesText as text } from '#web/messages/en/outbound/notices.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { OwnDevice } from './own-device.tsx'

/** Whether this device is told, and of what the reader's devices are. */
export default function NoticeSettings() {
  const settings = useQuery(query(getNoticeSettings))
  return (
    <Section title={text.settings} id="notices">
      <OwnDevice />
      {settings.isError ? (
        <ErrorState title={text.loadFailed} onRetry={() => void settings.refetch()}>
          {failureText(settings.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : settings.data ? (
        <fieldset className="grid gap-2">
          <legend className="font-semibold">{text.kindsTitle}</legend>
          <p className="text-note text-soft">{text.kindsHint}</p>
          {settings.data.kinds.map((one) => (
            <KindSwitch key={one.kind} {...one} />
          ))}
        </fieldset>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Section>
  )
}

function KindSwitch({ kind, isOn }: { kind: NoticeKind; isOn: boolean }) {
  /** What was pressed last, shown before the club has answered. */
  const [wanted, setWanted] = useState<boolean>()
  const switching = useAction({
    run: (isWanted: boolean) => send(setNoticeSetting, { body: { kind, isOn: isWanted } }),
    changes: [query(getNoticeSettings)],
    oneByOne: 'notice-settings',
    onFail: (fault) => {
      setWanted(undefined)
      showToast({
        tone: 'error',
        title: text.kindFailed,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={wanted ?? isOn}
        onChange={(event) => {
          setWanted(event.target.checked)
          switching.mutate(event.target.checked)
        }}
        className="size-6 shrink-0"
      />
      {text.kinds[kind]}
    </label>
  )
}
