import { useEffect, useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { ChoiceGroup, type Choice } from '#web/ui/choice-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** A choice on its way to the server, as `useAction` gives it. */
type Saving<Value> = {
  isPending: boolean
  variables: Value | undefined
  mutate: (value: Value) => void
}

type SavedSelectProps<Value extends string | null> = {
  label: string
  hint: string
  error?: string | undefined
  /** What is saved now. */
  value: Value
  choices: readonly { value: Value; label: string }[]
  saving: Saving<Value>
}

/**
 * A saving that takes another choice while one is on its way: the last one made is shown at once, and sent when the one
 * before it has been answered.
 */
export function useLastChoice<Value>(saving: Saving<Value>): Saving<Value> {
  const [next, setNext] = useState<{ value: Value }>()
  const { isPending, variables, mutate } = saving
  useEffect(() => {
    if (!next || isPending) return
    let isLatest = true
    // After the effects of the parent, which give `mutate` the version that has been saved meanwhile.
    queueMicrotask(() => {
      if (!isLatest) return
      setNext(undefined)
      mutate(next.value)
    })
    return () => {
      isLatest = false
    }
  }, [next, isPending, mutate])
  return {
    isPending: isPending || next !== undefined,
    variables: next ? next.value : variables,
    mutate: (value) => {
      if (isPending || next) setNext({ value })
      else mutate(value)
    },
  }
}

/** A list whose choice is saved at once. */
export function SavedSelect<Value extends string | null>(props: SavedSelectProps<Value>) {
  return <SavingSelect {...props} saving={useLastChoice(props.saving)} />
}

/** The same for a choice that other buttons make too, with their `useLastChoice`. Never switched off, which would lose the focus. */
export function SavingSelect<Value extends string | null>(props: SavedSelectProps<Value>) {
  const { label, hint, error, value, choices, saving } = props
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <Select
          {...wiring}
          value={shownValue(saving, value) ?? ''}
          aria-busy={saving.isPending}
          onChange={(event) => {
            const chosen = choices.find((one) => (one.value ?? '') === event.target.value)
            if (chosen) saving.mutate(chosen.value)
          }}
        >
          {choices.map((one) => (
            <option key={one.value} value={one.value ?? ''}>
              {one.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type SavedChoiceGroupProps<Value extends string> = {
  legend: string
  value: Value
  choices: readonly Choice<Value>[]
  saving: Saving<Value>
}

/** The same with all choices and their explanations in view. */
export function SavedChoiceGroup<Value extends string>(props: SavedChoiceGroupProps<Value>) {
  const { legend, value, choices } = props
  const saving = useLastChoice(props.saving)
  return (
    <ChoiceGroup
      legend={legend}
      isStacked
      choices={choices}
      value={shownValue(saving, value)}
      onChange={saving.mutate}
    />
  )
}

function shownValue<Value>({ isPending, variables }: Saving<Value>, value: Value): Value {
  return isPending && variables !== undefined ? variables : value
}

type SavedToasts<Reply> = {
  /** What is chosen, "currency": the toast of a later choice takes the place of an earlier one's. */
  topic: string
  done: (reply: Reply) => { title: string; description?: string }
  failed: { title: string; text: (fault: Error) => string }
}

/** The toasts of a choice that is saved at once, for `useAction`. */
export function savedToasts<Reply>({ topic, done, failed }: SavedToasts<Reply>) {
  return {
    onDone: (reply: Reply) => {
      showToast({ tone: 'success', topic, ...done(reply) })
    },
    onFail: (fault: Error) => {
      showToast({ tone: 'error', topic, title: failed.title, description: failed.text(fault) })
    },
  }
}
