import { sayChangeMisfit, type ChangeMisfit } from '#domain/competition/change-misfits.ts'
import { fieldError, type AppError } from '../../http/app-error.ts'

/** The refusal of a change at its field, with both facts; a page finds its own words by the reason. */
export function refusedMisfit(field: string, misfit: ChangeMisfit): AppError {
  return fieldError(field, sayChangeMisfit(misfit), { reason: `misfit_${misfit.of}`, misfit })
}
