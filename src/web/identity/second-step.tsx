import { useMutation } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { parseSecondStepCode } from '#contract/identity/second-step-code.ts'
import { giveSecondStep } from '#contract/identity/second-step.ts'
import type { User } from '#contract/identity/session.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { secondStepText as text } from '#web/messages/en/identity/second-step.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'

const PasskeyButton = lazyWithOtherWords(() => import('./passkey-button.tsx'))

type SecondStepProps = {
  invitation: string | undefined
  onDone: (user: User) => void
  /** The time is over, or it was another account that was meant. */
  onStartAgain: () => void
}

/** After a right password: the code of an app, or a recovery code. */
export default function SecondStep({ invitation, onDone, onStartAgain }: SecondStepProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const giving = useMutation({
    mutationFn: () =>
      send(giveSecondStep, {
        body: { code, asksFirst: true, ...(invitation === undefined ? {} : { invitation }) },
      }),
    meta: { quietUnauthorized: true },
    onSuccess: onDone,
    onError: (fault) => {
      if (codeOf(fault) === 'second_step_wrong') setError(failureText(fault, authText.failed))
    },
  })
  const isOver = codeOf(giving.error) === 'second_step_over'
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        const isCode = parseSecondStepCode(code) !== undefined
        setError(isCode ? undefined : text.askFaulty)
        if (isCode && !giving.isPending) giving.mutate()
      }}
    >
      <Lead />
      <Field label={text.code} hint={text.askHint} error={error} required>
        {(wiring) => (
          <Input
            {...wiring}
            value={code}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => {
              setCode(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      {giving.isError && error === undefined && codeOf(giving.error) !== 'second_step_wrong' && (
        <Notice tone="bad">{failureText(giving.error, authText.failed)}</Notice>
      )}
      {!isOver && (
        <Button type="submit" busy={giving.isPending ? text.confirming : undefined}>
          {text.confirm}
        </Button>
      )}
      <Button look={isOver ? 'primary' : 'quiet'} disabled={giving.isPending} onClick={onStartAgain}>
        {text.startAgain}
      </Button>
      <OtherWays invitation={invitation} onDone={onDone} />
    </form>
  )
}

function OtherWays({ invitation, onDone }: Pick<SecondStepProps, 'invitation' | 'onDone'>) {
  return (
    <>
      <Suspense>
        <PasskeyButton invitation={invitation} onDone={onDone} />
      </Suspense>
      <p className="text-note text-soft">{text.lostBoth}</p>
    </>
  )
}

/** The form with the password has gone, and this has come in its place. */
function Lead() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="grid gap-1">
      <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
        {text.askTitle}
      </h2>
      <p className="text-soft">{text.askLead}</p>
    </div>
  )
}

function codeOf(fault: unknown): string | undefined {
  return fault instanceof ApiError ? fault.body?.code : undefined
}
