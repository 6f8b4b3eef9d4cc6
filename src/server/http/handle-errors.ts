import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { errorCode } from '../error-code.ts'
import { AppError } from './app-error.ts'

/**
 * The one place where an error becomes a response. An unexpected error is logged, and the response reveals nothing of it.
 * `sendPage` answers page addresses with the web app and returns whether it did.
 */
export function handleErrors(
  app: FastifyInstance,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => boolean,
): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) =>
    answer(toAppError(error), error, request, reply),
  )
  app.setNotFoundHandler((request, reply) => {
    if (sendPage(request, reply)) return reply
    const error = new AppError('not_found')
    return answer(error, error, request, reply)
  })
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => ({
      field: issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body',
      message: issue.message ?? 'This is not valid.',
    }))
    const first = fields[0]
    return new AppError('invalid_input', { fields, ...(first ? { message: first.message } : {}) })
  }
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new AppError('broken_json')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('too_large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('unsupported_media_type')
  }
  const isRequestFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return new AppError(isRequestFault ? 'invalid_input' : 'internal')
}

function answer(
  appError: AppError,
  cause: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (appError.status >= 500) request.log.error(withoutValues(cause), 'request failed')
  const { retryAfterSeconds } = appError.details ?? {}
  if (typeof retryAfterSeconds === 'number') void reply.header('retry-after', retryAfterSeconds)
  return reply.code(appError.status).header('cache-control', 'no-store').send(appError.toBody())
}

/** A failed query is logged without its values and PostgreSQL's detail: these are people's names, addresses and scores. */
function withoutValues(cause: Error): Record<string, unknown> {
  if (!(cause instanceof DrizzleQueryError)) return { err: cause }
  const { query, cause: fault } = cause
  return { query, fault: fault?.message, code: errorCode(fault), stack: fault?.stack }
}
