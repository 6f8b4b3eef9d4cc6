import type { ErrorBody, ErrorCode } from '#contract/platform/error-body.ts'
import { errors } from '#contract/platform/errors.ts'

/** A refusal for the client. Commands throw it, and the error handler turns it into a status and a body. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: ErrorBody['fields']
  readonly details: ErrorBody['details']

  /** `message` replaces the catalogue's sentence where a more precise one helps. */
  constructor(
    code: ErrorCode,
    more: {
      message?: string
      fields?: ErrorBody['fields']
      details?: ErrorBody['details']
      /** What went wrong, for the log. */
      cause?: unknown
    } = {},
  ) {
    super(more.message ?? errors[code].message, more.cause === undefined ? {} : { cause: more.cause })
    this.code = code
    this.fields = more.fields
    this.details = more.details
  }

  get status(): number {
    return errors[this.code].status
  }

  toBody(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields ? { fields: this.fields } : {}),
      ...(this.details ? { details: this.details } : {}),
    }
  }
}

/** A 400 that names one field, as the schemas' own refusals do. By a reason in `details` a page finds its own words. */
export function fieldError(field: string, message: string, details?: ErrorBody['details']): AppError {
  return new AppError('invalid_input', {
    message,
    fields: [{ field, message }],
    ...(details === undefined ? {} : { details }),
  })
}
