import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Choice<Value extends string> = { value: Value; label: string; note?: string; icon?: ReactNode }

type ChoiceGroupProps<Value extends string> = {
  legend: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** One below the other on every screen. */
  isStacked?: boolean
  className?: string
}

/** A few choices that are all on view: native radio buttons, drawn as cards. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className={props.className}>
      <legend className="mb-1.5 font-medium">{props.legend}</legend>
      <div
        className={classNames('grid gap-2', props.isStacked !== true && 'sm:auto-cols-fr sm:grid-flow-col')}
      >
        {props.choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control border px-3 py-2',
              props.value === choice.value
                ? 'border-accent bg-tint ring-1 ring-accent'
                : 'border-edge bg-card',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={props.value === choice.value}
              onChange={() => {
                props.onChange(choice.value)
              }}
              className="size-4 shrink-0 outline-none"
            />
            <span className="grid min-w-0">
              {/* Some labels are addresses, which have no space to break at. */}
              <span className="font-semibold wrap-anywhere">{choice.label}</span>
              {choice.note !== undefined && <span className="text-note text-soft">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
