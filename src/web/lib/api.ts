import type { Call, Input, Output, Schema } from '#contract/call.ts'
import { errorBody, errorSentence, isErrorCode, type ErrorBody } from '#contract/error-body.ts'
import { inReadersWords } from '#contract/former-member.ts'

/** The server answered with something other than success. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: ErrorBody | undefined
  /** How long the server asks us to wait before we come again. */
  readonly retryAfterMs: number | undefined

  constructor(status: number, text: string, statusText: string, retryAfterMs?: number) {
    super(`${status}: ${text === '' ? statusText : text}`)
    this.status = status
    this.body = readErrorBody(text)
    this.retryAfterMs = retryAfterMs
  }

  /** The server's sentence for people; undefined when the answer has none, so that the screen uses its own (U34). */
  get userMessage(): string | undefined {
    return this.body && errorSentence(this.body)
  }
}

/** The request did not reach the server, or its answer did not reach us. It does not mean signed out or refused (D34). */
export class OfflineError extends Error {
  override name = 'OfflineError'
  constructor(cause: unknown) {
    super('No connection', { cause })
  }
}

type Given<Name extends string, S extends Schema | undefined> = S extends Schema
  ? object extends Input<S>
    ? Partial<Record<Name, Input<S>>>
    : Record<Name, Input<S>>
  : unknown

export type CallInput<C extends Call> = Given<'params', C['params']> &
  Given<'query', C['query']> &
  Given<'body', C['body']>

export type Parts = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal }

/** Makes an address from "/api/clubs/:clubId" and its values. */
export function callAddress(call: Call, parts: Parts): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(fieldsOf(parts.params)[name] ?? ''),
  )
  const query = new URLSearchParams(fieldsOf(parts.query)).toString()
  return query === '' ? path : `${path}?${query}`
}

function fieldsOf(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {}
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
}

/** Makes a call of the contract. The reply is parsed with the call's schema. */
export function send<C extends Call>(
  call: C,
  ...[parts]: object extends CallInput<C>
    ? [parts?: CallInput<C> & { signal?: AbortSignal }]
    : [parts: CallInput<C> & { signal?: AbortSignal }]
): Promise<Output<C['reply']>> {
  return sendParts(call, parts ?? {})
}

/** `send` for code that is generic over calls, such as query.ts. */
export async function sendParts<C extends Call>(call: C, parts: Parts): Promise<Output<C['reply']>> {
  return (await sendForVersion(call, parts)).reply
}

/** The answer as it came, for a call whose reply is a file. */
export async function sendForText(call: Call, parts: Parts): Promise<string> {
  return (await request(call, parts)).text
}

/** `sendParts` with the version that the answer's ETag names; undefined when it has none. */
export async function sendForVersion<C extends Call>(
  call: C,
  parts: Parts,
): Promise<{ reply: Output<C['reply']>; version: string | undefined }> {
  const { text, etag } = await request(call, parts)
  const reply: unknown = text === '' ? null : JSON.parse(inReadersWords(text))
  return {
    reply: call.reply.parse(reply) as Output<C['reply']>,
    version: etag?.replace(/^(?:W\/)?"(.*)"$/, '$1'),
  }
}

/** The only place that calls fetch. */
async function request(call: Call, given: Parts): Promise<{ text: string; etag: string | undefined }> {
  const hasBody = given.body !== undefined
  let response: Response
  let text: string
  try {
    response = await fetch(callAddress(call, given), {
      method: call.method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(hasBody ? { 'content-type': 'application/json' } : {}) },
      ...(hasBody ? { body: JSON.stringify(given.body) } : {}),
      ...(given.signal ? { signal: given.signal } : {}),
    })
    text = await response.text()
  } catch (fault) {
    if (given.signal?.aborted) throw fault
    throw new OfflineError(fault)
  }
  if (!response.ok) {
    const seconds = Number(response.headers.get('retry-after') ?? NaN)
    const retryAfterMs = seconds > 0 ? seconds * 1000 : undefined
    throw new ApiError(response.status, text, response.statusText, retryAfterMs)
  }
  return { text, etag: response.headers.get('etag') ?? undefined }
}

function readErrorBody(text: string): ErrorBody | undefined {
  if (!text.startsWith('{')) return undefined
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  const read = errorBody.safeParse(json)
  if (!read.success || !isErrorCode(read.data.code)) return undefined
  const { code, message, fields, details } = read.data
  return { code, message, ...(fields ? { fields } : {}), ...(details ? { details } : {}) }
}
