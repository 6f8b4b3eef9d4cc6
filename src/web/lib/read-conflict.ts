import type { z } from 'zod/mini'
import type { Schema } from '#contract/platform/call.ts'
import { ApiError } from './api.ts'

/** What is there now, of a change that was refused because somebody else was faster (P16); undefined for other faults. */
export function readConflict<S extends Schema>(fault: unknown, reply: S): z.output<S> | undefined {
  if (!(fault instanceof ApiError) || fault.body?.code !== 'changed_meanwhile') return undefined
  const read = reply.safeParse(fault.body.details?.now)
  return read.success ? read.data : undefined
}
