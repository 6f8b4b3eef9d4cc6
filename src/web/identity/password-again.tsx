import { useEffect, useRef } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { ownAccountText } from '#web/messages/en/identity/own-account.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type PasswordAgainProps = {
  value: string
  error: string | undefined
  onType: (password: string) => void
  onSubmit: () => void
}

/** The reader's own password, asked for once more before somebody gets power over a club. */
export function PasswordAgain({ value, error, onType, onSubmit }: PasswordAgainProps) {
  const field = useRef<HTMLInputElement>(null)
  // It appears after the press of a button, and is what comes next.
  useEffect(() => {
    field.current?.focus()
  }, [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Field
        label={ownAccountText.passwordAgain}
        hint={ownAccountText.passwordAgainWhy}
        required
        error={error}
      >
        {(wiring) => (
          <Input
            {...wiring}
            type="password"
            ref={field}
            autoComplete="current-password"
            value={value}
            onChange={(event) => {
              onType(event.target.value)
            }}
          />
        )}
      </Field>
    </form>
  )
}

/** Whether a refusal asks for the password, or says that it was wrong. */
export function passwordRefusal(fault: Error): 'asked' | 'wrong' | undefined {
  const body = fault instanceof ApiError ? fault.body : undefined
  if (body?.code === 'password_again') return 'asked'
  return body?.fields?.some(({ field }) => field === 'password') === true ? 'wrong' : undefined
}
