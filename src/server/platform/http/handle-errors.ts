import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorCode } from '#contract/platform/error-body.ts'
import { recordHoleEntries } from '#contract/card/rounds.ts'
import { storeFault } from '../db/store-fault.ts'
import { faultMessage } from '../logged-error.ts'
import { AppError } from './app-error.ts'

const SHORTEST_RETRY_S = 2
const RETRY_SPREAD_S = 4

/** No faults: there are more people than places, or the server is about to stop. A crowd must not fill the log as well. */
const sentAway: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'unavailable',
  'overloaded',
  'boards_full',
  'uploads_full',
  'scan_queue_full',
])

/**
 * The one place where an error becomes a response. An unexpected error is logged, and the response reveals nothing of it.
 * `sendPage` answers page addresses with the web app and returns whether it did.
 */
export function handleErrors(
  app: FastifyInstance,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => boolean,
): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isStopping) return done()
    void reply.header('connection', 'close')
    done(new AppError('unavailable'))
  })
  app.setErrorHandler((error: FastifyError | AppError, request, reply) =>
    answer(toAppError(error, request), error, request, reply),
  )
  app.setNotFoundHandler((request, reply) => {
    if (sendPage(request, reply)) return reply
    const error = new AppError('not_found')
    return answer(error, error, request, reply)
  })
}

function toAppError(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const ofStore = storeError(error, request)
  if (ofStore) return ofStore
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

/** What is said of a fault of the store claims no more than is known: a lost answer may be that of a commit (P3). */
function storeError(error: unknown, { method, routeOptions }: FastifyRequest): AppError | undefined {
  const fault = storeFault(error)
  if (!fault) return undefined
  if (method === 'GET' || method === 'HEAD') return new AppError('store_away')
  if (fault === 'refused') return new AppError('not_saved')
  // Only the scores of a card wait on the phone; what a form sends is sent again by its person.
  if (routeOptions.url !== recordHoleEntries.path) return new AppError('save_unconfirmed')
  const message = 'We could not confirm whether this was saved. Your phone keeps it and tries again.'
  return new AppError('save_unconfirmed', { message })
}

/** How long a client waits before it comes again; spread, so that not all of a clubhouse come at once. */
function retryAfterSeconds({ status, details }: AppError): number | undefined {
  const given = details?.retryAfterSeconds
  if (typeof given === 'number') return given
  return status === 503 ? SHORTEST_RETRY_S + Math.floor(Math.random() * RETRY_SPREAD_S) : undefined
}

function answer(
  appError: AppError,
  cause: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // A store that is away fails every call: one short line for each.
  if (storeFault(cause)) request.log.warn({ fault: faultMessage(cause), code: appError.code }, 'store fault')
  else if (cause instanceof AppError && cause.cause instanceof Error)
    request.log.error({ err: cause.cause }, 'request failed')
  else if (appError.status >= 500 && !sentAway.has(appError.code))
    request.log.error({ err: cause }, 'request failed')
  const retryAfter = retryAfterSeconds(appError)
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter))
  return reply.code(appError.status).header('cache-control', 'no-store').send(appError.toBody())
}
