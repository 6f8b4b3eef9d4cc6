import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { authText } from '#web/messages/en/identity/auth.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type PasswordFieldProps = {
  error: string | undefined
  hint: string | undefined
  label?: string
  input: ComponentProps<'input'>
}

/** A password that can be looked at, pasted, and filled in by a manager. */
export function PasswordField({ error, hint, label, input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  return (
    <Field
      label={label ?? authText.password}
      required
      error={error}
      {...(hasCapsLock ? { hint: authText.capsLock } : hint === undefined ? {} : { hint })}
    >
      {(wiring) => (
        <div className="relative">
          <Input
            {...wiring}
            {...input}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="pr-12"
            onKeyUp={(event) => {
              setHasCapsLock(event.getModifierState('CapsLock'))
            }}
          />
          <button
            type="button"
            aria-label={authText.showPassword}
            aria-pressed={isShown}
            onClick={() => {
              setIsShown(!isShown)
            }}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-soft hover:text-ink"
          >
            {isShown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          </button>
        </div>
      )}
    </Field>
  )
}
