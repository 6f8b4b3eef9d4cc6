import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type ReasonFieldProps = {
  label: string
  hint: string
  error: string | undefined
  value: string
  onChange: (reason: string) => void
}

export function ReasonField({ label, hint, error, value, onChange }: ReasonFieldProps) {
  return (
    <Field label={label} required hint={hint} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          value={value}
          maxLength={200}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
