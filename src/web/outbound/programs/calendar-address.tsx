import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { makeCalendarAddress, readCalendarAddress, withdrawCalendarAddress } from '#contract/board/results.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { OfflineError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { programsText as text } from '#web/messages/en/outbound/programs.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { CopyLine } from './copy-line.tsx'

/** The secret address of the club's fixtures for calendars: make it, copy it, withdraw it. */
export function CalendarAddress({ clubId }: { clubId: string }) {
  const asked = query(readCalendarAddress, { params: { clubId } })
  const calendar = useQuery(asked)
  const [isAsking, setIsAsking] = useState(false)
  const making = useAction({
    run: () => send(makeCalendarAddress, { params: { clubId } }),
    changes: [asked],
  })
  if (calendar.isError && !calendar.data)
    return (
      <Section title={text.calendarTitle}>
        <ErrorState
          title={text.calendarFailed}
          isOffline={calendar.error instanceof OfflineError}
          onRetry={() => void calendar.refetch()}
        >
          {failureText(calendar.error, sharedText.tryAgainLater)}
        </ErrorState>
      </Section>
    )
  const { data } = calendar
  return (
    <Section title={text.calendarTitle}>
      <p className="max-w-3xl text-soft">{text.calendarLead}</p>
      {data && <LastLoaded asked={calendar} />}
      {!data ? (
        <Skeleton className="h-24" />
      ) : data.isOn ? (
        <div className="grid max-w-3xl gap-3">
          {data.address === null ? (
            <Notice tone="warn">{text.calendarUnknown}</Notice>
          ) : (
            <CopyLine what={text.calendarSince(formatDate(data.createdAt ?? ''))} value={data.address} />
          )}
          <div>
            <Button look="secondary" onClick={() => setIsAsking(true)}>
              {text.calendarWithdraw}
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid max-w-3xl justify-items-start gap-3">
          {making.isError && (
            <Notice tone="bad" title={text.calendarMakeFailed}>
              {failureText(making.error, sharedText.tryAgainLater)}
            </Notice>
          )}
          <Button
            look="secondary"
            busy={making.isPending ? text.calendarMaking : undefined}
            onClick={() => making.mutate(undefined)}
          >
            {text.calendarMake}
          </Button>
        </div>
      )}
      {isAsking && <Withdraw clubId={clubId} onClose={() => setIsAsking(false)} />}
    </Section>
  )
}

function Withdraw({ clubId, onClose }: { clubId: string; onClose: () => void }) {
  const withdrawing = useAction({
    run: () => send(withdrawCalendarAddress, { params: { clubId } }),
    changes: [query(readCalendarAddress, { params: { clubId } })],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: text.calendarWithdrawn })
    },
  })
  return (
    <ConfirmDialog
      title={text.calendarQuestion}
      confirmLabel={text.calendarWithdraw}
      busyLabel={text.withdrawing}
      isBusy={withdrawing.isPending}
      fault={
        withdrawing.isError
          ? { title: text.notWithdrawn, text: failureText(withdrawing.error, sharedText.tryAgainLater) }
          : undefined
      }
      onConfirm={() => withdrawing.mutate(undefined)}
      onClose={onClose}
    >
      <p>{text.calendarMeans}</p>
    </ConfirmDialog>
  )
}
