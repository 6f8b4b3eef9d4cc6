import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const PREFIX = 'scoreclub.draft.'

/** What a form holds: texts, switches, and lists or groups of them. */
export type Draftable = string | boolean | readonly Draftable[] | { readonly [field: string]: Draftable }

function readDraft(form: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    // No storage, or a broken text: the form starts empty.
    return {}
  }
}

/** Whether a kept value has the shape of `sample`; an older version of the app may have kept another shape. */
function fits<Sample extends Draftable>(kept: unknown, sample: Sample): kept is Sample {
  if (typeof sample === 'string' || typeof sample === 'boolean') return typeof kept === typeof sample
  if (Array.isArray(sample)) {
    const list: readonly Draftable[] = sample
    const [first] = list
    return Array.isArray(kept) && first !== undefined && kept.every((one) => fits(one, first))
  }
  if (typeof kept !== 'object' || kept === null) return false
  const values = new Map<string, unknown>(Object.entries(kept))
  return Object.entries(sample).every(([name, one]: [string, Draftable]) => fits(values.get(name), one))
}

export function hasDraft(form: string): boolean {
  return Object.keys(readDraft(form)).length > 0
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form)
  } catch {
    // Nothing was kept.
  }
}

/** Keeps what is typed outside a form of react-hook-form, such as in one field alone. */
export function keepDraft(form: string, values: Readonly<Record<string, Draftable>>): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(values))
  } catch {
    // Without storage a reload empties the form; typing goes on.
  }
}

/** Keeps what is typed on this tab until the form has succeeded (U17), except `secrets`. */
export function useKeepDraft<Values extends FieldValues, Context, Body>(
  name: string,
  form: UseFormReturn<Values, Context, Body>,
  secrets: readonly string[] = [],
): void {
  const { subscribe } = form
  const without = secrets.join(',')
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const kept = Object.entries(values).filter(([field]) => !without.split(',').includes(field))
          try {
            sessionStorage.setItem(PREFIX + name, JSON.stringify(Object.fromEntries(kept)))
          } catch {
            // Without storage a reload empties the form; typing goes on.
          }
        },
      }),
    [subscribe, name, without],
  )
}

/** `blank`, with the kept values of the same fields put in. */
export function withDraft<Values extends Record<string, Draftable>>(name: string, blank: Values): Values {
  const kept = readDraft(name)
  const fitting = Object.entries(kept).filter(([field, value]) => {
    const sample = blank[field]
    return sample !== undefined && fits(value, sample)
  })
  return { ...blank, ...Object.fromEntries(fitting) }
}
