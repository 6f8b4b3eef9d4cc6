import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { z } from 'zod/mini'

const PREFIX = 'scoreclub.draft.'

/** What was typed into a form before a reload or a step back (U17); only texts and switches, never a password. */
const draft = z.record(z.string(), z.union([z.string(), z.boolean()]))
type Draft = z.infer<typeof draft>

export function readDraft(form: string): Draft {
  try {
    const read = draft.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + form) ?? '{}'))
    return read.success ? read.data : {}
  } catch {
    // No storage, or a broken text: the form starts empty.
    return {}
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form)
  } catch {
    // Nothing was kept.
  }
}

/** Keeps the form's texts on this tab while they are typed, except `secrets`. */
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
          const kept = Object.entries(values).filter(
            ([field, value]: [string, unknown]) =>
              !without.split(',').includes(field) &&
              (typeof value === 'string' || typeof value === 'boolean'),
          )
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

/** `values` with the kept texts of the same fields put in. */
export function withDraft<Values extends Record<string, string | boolean>>(
  name: string,
  values: Values,
): Values {
  const kept = readDraft(name)
  const fitting = Object.entries(kept).filter(([field, value]) => typeof values[field] === typeof value)
  return { ...values, ...Object.fromEntries(fitting) }
}
