import { z } from 'zod/mini'
import { markKinds } from '#domain/club/tell-apart.ts'

/**
 * What tells a person from others of the same name in a list; left out where nobody else there has their name. A start is a
 * moment, read on the clock of `timeZone`.
 */
export const marks = z.optional(
  z.array(z.object({ kind: z.enum(markKinds), value: z.string(), timeZone: z.optional(z.string()) })),
)
export type Marks = z.infer<typeof marks>
