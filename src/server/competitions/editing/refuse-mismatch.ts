import { sayChangeMismatch, type ChangeMismatch } from '#domain/competition/change-mismatches.ts'
import { fieldError, type AppError } from '../../http/app-error.ts'

/** The refusal of a change at its field, with both facts; a page finds its own words by the reason. */
export function refusedMismatch(field: string, mismatch: ChangeMismatch): AppError {
  return fieldError(field, sayChangeMismatch(mismatch), { reason: `mismatch_${mismatch.of}`, mismatch })
}
