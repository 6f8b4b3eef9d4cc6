import { Lock } from 'lucide-react'
import type { EditableField } from '#golf/competition/editable-fields.ts'
import { Field, type FieldProps } from '#web/ui/field.tsx'
import type { CompetitionValues } from './competition-values.ts'

/** Of a competition that is there: what may not change any more. */
export type ClosedFields = {
  /** Why; undefined while it may change. */
  reasonOf: (field: EditableField) => string | undefined
  /** What stands in the form, in words. */
  shown: (name: keyof CompetitionValues) => string
}

type ClosableFieldProps = FieldProps & {
  closed: ClosedFields | undefined
  field: EditableField
  /** What is shown of it while it is closed. */
  name: keyof CompetitionValues
  type?: 'datetime-local'
}

/** A field, or what it says and why it is closed. It stays in the order of the keyboard, so that its reason is heard. */
export function ClosableField({ closed, field, name, type, ...props }: ClosableFieldProps) {
  const reason = closed?.reasonOf(field)
  if (closed === undefined || reason === undefined) return <Field {...props} />
  return (
    <Field
      label={props.label}
      {...(props.className === undefined ? {} : { className: props.className })}
      hint={
        <span className="flex items-start gap-1.5">
          <Lock aria-hidden size={16} className="mt-0.5 shrink-0" />
          {reason}
        </span>
      }
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <input
          id={id}
          aria-describedby={describedBy}
          readOnly
          type={type ?? 'text'}
          value={closed.shown(name)}
          className="fill min-h-11 rounded-control border border-line bg-sunken px-3 py-2 text-body text-ink"
        />
      )}
    </Field>
  )
}
