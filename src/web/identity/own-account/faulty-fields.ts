import { ApiError } from '#web/lib/api.ts'

/** The fields that a refusal names, and its code. */
export function faultyFields(fault: Error): { fields: string[]; code: string | undefined } {
  const body = fault instanceof ApiError ? fault.body : undefined
  return { fields: (body?.fields ?? []).map(({ field }) => field), code: body?.code }
}
