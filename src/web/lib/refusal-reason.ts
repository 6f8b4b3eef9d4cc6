import { z } from 'zod/mini'
import { ApiError } from './api.ts'

const Refusal = z.object({ reason: z.string() })

/** Which of the reasons that a page has its own words for a call was refused for; undefined for any other failure. */
export function refusalReason<Reason extends string>(
  fault: unknown,
  sentences: Readonly<Record<Reason, string>>,
): Reason | undefined {
  const read = Refusal.safeParse(fault instanceof ApiError ? fault.body?.details : undefined)
  const known = (name: string): name is Reason => Object.hasOwn(sentences, name)
  return read.success && known(read.data.reason) ? read.data.reason : undefined
}
