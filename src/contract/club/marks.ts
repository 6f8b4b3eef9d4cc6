import { z } from 'zod/mini'

/**
 * What tells a person from others of the same name in a list; left out where nobody else there has their name. Its kinds are
 * those of contract/club/tell-apart.ts, of which an older app may not know the newest. A start is a moment, read on the clock
 * of `timeZone`.
 */
export const marks = z.optional(
  z.array(z.object({ kind: z.string(), value: z.string(), timeZone: z.optional(z.string()) })),
)
export type Marks = z.infer<typeof marks>
