import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendVerification, verifyEmail } from '#contract/auth.ts'
import type { User } from '#contract/session.ts'
import { send } from '#web/lib/api.ts'
import { enterAs } from '#web/lib/session.ts'
import { authText } from '#web/messages/en/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { authFailure } from './auth-failure.ts'
import { CODE_DIGITS, CodeField } from './code-field.tsx'
import { SendAgain } from './send-again.tsx'

type VerifyEmailProps = { user: User; token: string | null; onDone: (user: User) => void }

/** The signed-in reader shows that the mailbox is his: six digits, or a press on the page of the link (D18). */
export default function VerifyEmail({ user, token, onDone }: VerifyEmailProps) {
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const verifying = useMutation({
    mutationFn: (proof: { code: string } | { token: string }) => send(verifyEmail, { body: proof }),
    onSuccess: (verified) => {
      showToast({ tone: 'success', title: authText.addressConfirmed })
      enterAs(client, verified)
      onDone(verified)
    },
    onError: (fault) => {
      setError(authFailure(fault, authText.failed))
    },
  })
  const check = (digits: string) => {
    if (digits.length < CODE_DIGITS) setError(authText.codeIncomplete)
    else if (!verifying.isPending) verifying.mutate({ code: digits })
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        check(code)
      }}
    >
      {token !== null && (
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
          {error !== undefined && <Notice tone="bad">{error}</Notice>}
        </div>
      )}
      {token === null && (
        <>
          <p className="wrap-anywhere text-soft">{authText.verifyLead(user.email)}</p>
          <CodeField
            value={code}
            error={error}
            onChange={(digits) => {
              setCode(digits)
              setError(undefined)
            }}
            onComplete={check}
          />
          <Button type="submit" busy={verifying.isPending ? authText.confirming : undefined}>
            {authText.goOn}
          </Button>
        </>
      )}
      <SendAgain send={() => send(sendVerification)} />
      <a
        href="/api/logout"
        className="flex min-h-11 items-center justify-self-center text-center font-medium text-accent underline"
      >
        {authText.notYourAddress}
      </a>
    </form>
  )
}
