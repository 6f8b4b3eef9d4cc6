import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentGroup, makeGroupLink, withdrawGroupLink } from '#contract/card/groups.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Beside its text on a phone on its side, and as high as head and foot of the dialog leave it. */
const lowSquare = 'sideways:w-[calc(88*var(--dvh)-11rem)]'

/** The QR code that the others scan. A new one replaces the one before; closing reads the group again. */
export default function ShowCode({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const params = { groupId }
  const making = useMutation({ mutationFn: () => send(makeGroupLink, { params }) })
  const { mutate } = making
  useEffect(() => {
    mutate()
  }, [mutate])
  const stopping = useAction({
    run: () => send(withdrawGroupLink, { params }),
    changes: [query(currentGroup)],
    onDone: () => {
      showToast({ tone: 'success', title: text.codeStopped })
      onClose()
    },
  })
  const closing = useAction({ run: () => Promise.resolve(), changes: [query(currentGroup)] })
  const close = () => {
    closing.mutate(undefined)
    onClose()
  }
  const address = making.data && `${location.origin}/group?join=${making.data.token}`
  return (
    <Dialog
      title={text.codeTitle}
      isOpen
      onClose={close}
      footer={
        <>
          <Button
            look="quiet"
            onClick={() => {
              stopping.mutate(undefined)
            }}
          >
            {text.codeStop}
          </Button>
          <Button look="secondary" onClick={close}>
            {sharedText.close}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-3 sideways:grid-cols-[auto_minmax(0,1fr)]">
        <p className="text-soft sideways:order-last">{text.codeText}</p>
        {address !== undefined && <QrCode text={address} label={text.codeLabel} className={lowSquare} />}
        {making.isPending && <Skeleton className={`aspect-square w-64 rounded-card ${lowSquare}`} />}
        {(making.isError || stopping.isError) && (
          <Notice tone="bad" title={text.codeFailed}>
            {failureText(making.error ?? stopping.error, text.tryAgain)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
