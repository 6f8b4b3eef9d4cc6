import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checkResetCode, forgotPassword } from '#contract/auth.ts'
import { send } from '#web/lib/api.ts'
import { authText } from '#web/messages/en/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { authFailure } from './auth-failure.ts'
import { CODE_DIGITS, CodeField } from './code-field.tsx'
import { SendAgain } from './send-again.tsx'

type ResetCodeProps = {
  email: string
  /** The one before was right, and too old when the password was typed. */
  wasOver: boolean
  onRight: (code: string) => void
  onOtherEmail: () => void
}

/** The six digits of the mail; right ones lead on by themselves. */
export function ResetCode({ email, wasOver, onRight, onOtherEmail }: ResetCodeProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState(wasOver ? authText.codeWrong : undefined)
  const checking = useMutation({
    mutationFn: (digits: string) => send(checkResetCode, { body: { email, code: digits } }),
    onSuccess: (_reply, digits) => {
      onRight(digits)
    },
    onError: (fault) => {
      setError(authFailure(fault, authText.failed))
    },
  })
  const check = (digits: string) => {
    if (digits.length < CODE_DIGITS) setError(authText.codeIncomplete)
    else if (!checking.isPending) checking.mutate(digits)
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
      <p className="wrap-anywhere text-soft">{authText.codeLead(email)}</p>
      <CodeField
        value={code}
        error={error}
        onChange={(digits) => {
          setCode(digits)
          setError(undefined)
        }}
        onComplete={check}
      />
      <Button type="submit" busy={checking.isPending ? authText.checking : undefined}>
        {authText.goOn}
      </Button>
      <SendAgain send={() => send(forgotPassword, { body: { email } })} />
      <Button look="quiet" onClick={onOtherEmail}>
        {authText.otherEmail}
      </Button>
    </form>
  )
}
