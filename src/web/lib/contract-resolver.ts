import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { z } from 'zod/mini'
import type { Input, Schema } from '#contract/platform/call.ts'

/**
 * Checks a form with the schema of the call it makes. `toBody` turns what was typed into the call's body; the form's
 * fields are named like the body's. What is submitted is that body as it was before parsing, since the server parses it.
 */
export function contractResolver<Values extends FieldValues, S extends Schema>(
  schema: S,
  toBody: (values: Values) => Input<S>,
  /** The form's field for a place in the body, where the two differ. */
  fieldOf: (path: string, values: Values) => string = (path) => path,
): Resolver<Values, unknown, Input<S> & FieldValues> {
  return (values, _context, options) => {
    const body = toBody(values)
    const read = z.safeParse(schema, body)
    if (read.success) return { values: body as Input<S> & FieldValues, errors: {} }
    const flat: Record<string, { type: string; message: string }> = {}
    for (const issue of read.error.issues) {
      const path = fieldOf(issue.path.join('.'), values)
      flat[path] ??= { type: issue.code, message: issue.message }
    }
    return { values: {}, errors: toNestErrors(flat as FieldErrors<Values>, options) }
  }
}
