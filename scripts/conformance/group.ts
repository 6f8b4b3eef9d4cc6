import { z } from 'zod'

/** How one group of vectors is put to golf. `run` answers in the shape of the vector's `expected`. */
export type Group = { rules: readonly string[]; run: (input: unknown) => unknown }

export function group<Schema extends z.ZodType>(
  rules: readonly string[],
  schema: Schema,
  run: (input: z.output<Schema>) => unknown,
): Group {
  return { rules, run: (input) => run(schema.parse(input)) }
}
