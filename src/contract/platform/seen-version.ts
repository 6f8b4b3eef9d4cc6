import { z } from 'zod/mini'
import { wholeNumber } from './values.ts'

/** Of a reply: which state this is. */
export const version = z.optional(z.number())

/**
 * Of a change: the state that it was made from. When somebody else has changed it since, the answer is 409
 * `changed_meanwhile` with what was sent and what is there now. Left out: the change is made whatever happened before.
 */
export const seenVersion = z.optional(wholeNumber({ least: 0, most: 2_147_483_647, what: 'The version' }))
