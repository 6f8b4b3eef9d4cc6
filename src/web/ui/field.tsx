import { useId, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { classNames } from './class-names.ts'

/** The attributes that tie a control to its label, hint and error. */
type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  className?: string
  children: (wiring: FieldWiring) => ReactNode
}

/** A label, a control, a hint and an error, tied together for screen readers as well. */
export function Field({ label, hint, error, required, className, children }: FieldProps) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
        {required === true && (
          <span aria-hidden className="text-soft">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required === true ? true : undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-note text-soft">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-start gap-1.5 text-note font-medium text-danger"
        >
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
