import { z } from 'zod/mini'
import { termNames } from '#golf/card/compare-terms.ts'

/** A value as people read it: "12.4", "71.2", "95", "White"; null where there is none. */
export const termValue = z.nullable(z.string())

/** What of a card's terms is another one. */
export const termChange = z.object({
  term: z.enum(termNames),
  /** Of a hole's par or stroke index, or whether it is "open" or "closed". */
  holeNumber: z.optional(z.number()),
  before: termValue,
  after: termValue,
})
export type WireTermChange = z.infer<typeof termChange>
