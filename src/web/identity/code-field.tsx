import { useId } from 'react'
import { authText } from '#web/messages/en/identity/auth.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

export const CODE_DIGITS = 6

type CodeFieldProps = {
  value: string
  error: string | undefined
  onChange: (digits: string) => void
  /** All six are there: typed, pasted with spaces, or filled in from the mail. */
  onComplete: (digits: string) => void
}

/** Six digits from a mail. Anything else that is typed or pasted between them is left out. */
export function CodeField({ value, error, onChange, onComplete }: CodeFieldProps) {
  const id = useId()
  return (
    <Field label={authText.code} hint={authText.codeHint} error={error} required>
      {(wiring) => (
        <Input
          {...wiring}
          name={`code-${id}`}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          className="text-center text-heading font-semibold tracking-[0.4em] tabular-nums"
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '').slice(0, CODE_DIGITS)
            onChange(digits)
            if (digits.length === CODE_DIGITS && digits !== value) onComplete(digits)
          }}
        />
      )}
    </Field>
  )
}
