import { useState } from 'react'
import { authText } from '#web/messages/en/identity/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { authFailure } from './auth-failure.ts'
import { CODE_DIGITS, CodeField } from './code-field.tsx'

type CodeEntryProps = {
  /** Where the code has been sent. */
  lead: string
  busyLabel: string
  /** What is wrong before anything is typed. */
  firstError?: string | undefined
  sending: { isPending: boolean; error: Error | null; reset: () => void }
  onDigits: (digits: string) => void
}

/** The six digits of a mail; they are sent by themselves once all are there. */
export function CodeEntry({ lead, busyLabel, firstError, sending, onDigits }: CodeEntryProps) {
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState(firstError)
  const send = (digits: string) => {
    if (digits.length < CODE_DIGITS) setWrong(authText.codeIncomplete)
    else if (!sending.isPending) onDigits(digits)
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send(code)
      }}
    >
      <p className="wrap-anywhere text-soft">{lead}</p>
      <CodeField
        value={code}
        error={wrong ?? (sending.error ? authFailure(sending.error, authText.failed) : undefined)}
        onChange={(digits) => {
          setCode(digits)
          setWrong(undefined)
          if (sending.error) sending.reset()
        }}
        onComplete={send}
      />
      <Button type="submit" busy={sending.isPending ? busyLabel : undefined}>
        {authText.goOn}
      </Button>
    </form>
  )
}
