import { sayChangeMismatch, type ChangeMismatch } from '#golf/competition/change-mismatches.ts'
import { fieldError, type AppError } from '../../platform/http/app-error.ts'

/** The refusal of a change at its field, with both facts; a page finds its own words by the reason. */
export function refusedMismatch(field: string, mismatch: ChangeMismatch): AppError {
  return fieldError(field, sayChangeMismatch(mismatch), { reason: `mismatch_${mismatch.of}`, mismatch })
}
