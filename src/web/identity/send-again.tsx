import { useMutation } from '@tanstack/react-query'
import { authText } from '#web/messages/en/identity/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { authFailure } from './auth-failure.ts'

/** For a mail that does not come. */
export function SendAgain({ send }: { send: () => Promise<unknown> }) {
  const sending = useMutation({ mutationFn: send })
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-1 text-note text-soft">
        {authText.noMail}
        <Button
          look="quiet"
          className="px-1"
          busy={sending.isPending ? authText.sending : undefined}
          onClick={() => {
            sending.mutate()
          }}
        >
          {authText.sendAgain}
        </Button>
      </p>
      <div role="status">{sending.isSuccess && <Notice tone="info">{authText.sentAgain}</Notice>}</div>
      {sending.isError && <Notice tone="bad">{authFailure(sending.error, authText.failed)}</Notice>}
    </div>
  )
}
