import { APIError } from 'better-auth/api'
import { errorCode } from '../error-code.ts'
import { StoreSilent } from './client.ts'

/**
 * Why a command failed although nothing is wrong with it. `refused`: the store said no, or was never reached, so this
 * command is not in it. `unanswered`: it was sent and no answer came, so it may be in it all the same.
 */
export type StoreFault = 'refused' | 'unanswered'

/**
 * By SQLSTATE: no room or memory or connections left, the disk fails, read-only (a standby, or a store that protects
 * itself), still starting, too slow, kept waiting by a lock, or a deadlock. The store answered, so nothing was committed.
 */
const refusals = /^(53|58030|25006|25P03|57P03|57014|55P03|40001|40P01)/
/** The connection ended while a statement was under way: by an administrator, by a crash, or on the way. */
const broken = /^(08|57P0[1245])/
/** What the system says of a connection that could not be made. */
const unreachable = new Set([
  ...['ECONNREFUSED', 'ENOENT', 'EACCES', 'EAGAIN', 'EMFILE', 'ENFILE'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
])
/** Of them, what it also says of a connection on which the store is reached no more. */
const lost = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN'])
/** node-postgres gives these no code. */
const sentencesOfNoConnection = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
]
const sentencesOfLostConnection = [
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]

/** What an error says about the store; undefined when the fault is not the store's. The one place that knows. */
export function storeFault(error: unknown): StoreFault | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const fault = faultOf(at)
    if (fault) return fault
  }
  return undefined
}

function faultOf(error: Error): StoreFault | undefined {
  if (error instanceof StoreSilent) return 'unanswered'
  // better-auth keeps the cause to itself; what it could not do here, with input that was checked, is the store's fault.
  if (error instanceof APIError)
    return error.statusCode >= 500 || isUnwritten(error) ? 'unanswered' : undefined
  const code = errorCode(error)
  if (code === undefined) {
    if (sentencesOfNoConnection.includes(error.message)) return 'refused'
    return sentencesOfLostConnection.includes(error.message) ? 'unanswered' : undefined
  }
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'unanswered'
  // A file that does not exist is not the store: only what happened while connecting or over a connection is.
  if (unreachable.has(code) && isConnecting(error)) return 'refused'
  if (lost.has(code)) return isOnConnection(error) ? 'unanswered' : undefined
  if (refusals.test(code)) return 'refused'
  return broken.test(code) ? 'unanswered' : undefined
}

function isUnwritten({ body }: APIError): boolean {
  return body?.code === 'FAILED_TO_CREATE_USER' || body?.code === 'FAILED_TO_CREATE_SESSION'
}

function isConnecting(error: Error): boolean {
  // Several addresses of one name were tried: Node puts their errors together.
  if (error instanceof AggregateError) return true
  return (
    'syscall' in error && (error.syscall === 'connect' || String(error.syscall).startsWith('getaddrinfo'))
  )
}

function isOnConnection(error: Error): boolean {
  return 'syscall' in error && (error.syscall === 'read' || error.syscall === 'write')
}
