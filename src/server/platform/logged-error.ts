import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from './error-code.ts'

/** More causes of causes than errors have. */
const DEEPEST = 8

type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown }

/**
 * An error as the log has it: what kind, what it says, its code, where it was thrown, and the same of its causes. Nothing else
 * of it is taken over, because libraries hang what they were given on their errors: a failed query its values, PostgreSQL the
 * row, a mail server the address. These are people's names, addresses, scores and codes.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const code = errorCode(error)
  return {
    type: error.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...(code !== undefined && { code }),
    ...(error instanceof DrizzleQueryError && { query: error.query }),
    ...(depth < DEEPEST && causesOf(error, depth + 1)),
  }
}

/** What a fault says in one line: of a failed query what the store said about it, without its values. */
export function faultMessage(error: Error): string {
  return messageOf(error instanceof DrizzleQueryError && error.cause ? error.cause : error)
}

function messageOf(error: Error): string {
  // The message of a failed query has its values.
  if (error instanceof DrizzleQueryError) return 'A query failed'
  // PostgreSQL repeats a value that it cannot read: “invalid input syntax for type integer: "Ann"”.
  return errorCode(error)?.startsWith('22') === true ? 'A value could not be read' : error.message
}

function causesOf(error: Error, depth: number): { cause?: LoggedError; errors?: LoggedError[] } {
  return {
    ...(error.cause instanceof Error && { cause: loggedError(error.cause, depth) }),
    ...(error instanceof AggregateError && {
      errors: error.errors.slice(0, DEEPEST).map((one: unknown) => loggedError(one, depth)),
    }),
  }
}

/** The stack without the message, which it begins with. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  return at < 0 ? '' : stack.slice(at + message.length).trimStart()
}
