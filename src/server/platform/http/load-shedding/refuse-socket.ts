import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '#contract/platform/error-body.ts'
import { errorCode } from '../../error-code.ts'
import { apiHeaders } from '../api-headers.ts'
import { AppError } from '../app-error.ts'

/**
 * Answers a connection that has no request which Fastify could answer, in the contract's words and with the headers of
 * every other answer, and ends it.
 */
export function refuseSocket(socket: Socket, error: AppError, { isHttps }: { isHttps: boolean }): void {
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify(error.toBody())
  const headers = [
    ...apiHeaders({ isHttps }),
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(body))],
    ['cache-control', 'no-store'],
    ['connection', 'close'],
    ...(error.status === 503 ? [['retry-after', '5']] : []),
  ]
  const head = headers.map((header) => header.join(': ')).join('\r\n')
  // What the client still sends is not read any more.
  socket.end(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}\r\n${head}\r\n\r\n${body}`, () =>
    socket.destroy(),
  )
}

/** What is wrong with bytes that are no request, by Node's code. */
export function brokenRequest(error: Error): AppError {
  const codes: Readonly<Record<string, ErrorCode>> = {
    ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
    HPE_HEADER_OVERFLOW: 'headers_too_large',
  }
  const code = codes[errorCode(error) ?? '']
  return code ? new AppError(code) : notHttp()
}

function notHttp(): AppError {
  return new AppError('invalid_input', { message: 'This is not a valid HTTP request.' })
}

/** A request that expects something else than to be told to go on; Node itself would answer it without a word. */
export function refuseExpectations(server: Server, { isHttps }: { isHttps: boolean }): void {
  server.on('checkExpectation', ({ socket }: IncomingMessage) => refuseSocket(socket, notHttp(), { isHttps }))
}
