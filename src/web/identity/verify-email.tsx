import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendVerification, verifyEmail } from '#contract/identity/auth.ts'
import type { User } from '#contract/identity/session.ts'
import { send } from '#web/lib/api.ts'
import { enterAs } from '#web/lib/session.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { authFailure } from './auth-failure.ts'
import { CodeEntry } from './code-entry.tsx'
import { SendAgain } from './send-again.tsx'

type VerifyEmailProps = { user: User; token: string | null; onDone: (user: User) => void }

/** The signed-in reader proves that the mailbox is theirs, by six digits or a press on the page of the link (D18). */
export default function VerifyEmail({ user, token, onDone }: VerifyEmailProps) {
  const client = useQueryClient()
  const verifying = useMutation({
    mutationFn: (proof: { code: string } | { token: string }) => send(verifyEmail, { body: proof }),
    onSuccess: (verified) => {
      showToast({ tone: 'success', title: authText.addressConfirmed })
      enterAs(client, verified)
      onDone(verified)
    },
  })
  return (
    <div className="grid gap-5">
      {token === null ? (
        <CodeEntry
          lead={authText.verifyLead(user.email)}
          busyLabel={authText.confirming}
          sending={verifying}
          onDigits={(code) => {
            verifying.mutate({ code })
          }}
        />
      ) : (
        <div className="grid gap-3">
          <p className="wrap-anywhere">{authText.verifyLinkLead(user.email)}</p>
          <Button
            busy={verifying.isPending ? authText.confirming : undefined}
            onClick={() => {
              verifying.mutate({ token })
            }}
          >
            {authText.confirmAddress}
          </Button>
          {verifying.error && <Notice tone="bad">{authFailure(verifying.error, authText.failed)}</Notice>}
        </div>
      )}
      <SendAgain send={() => send(sendVerification)} />
      <a
        href="/api/logout"
        className="flex min-h-11 items-center justify-self-center text-center font-medium text-accent underline"
      >
        {authText.notYourAddress}
      </a>
    </div>
  )
}
