import { CONTRACT, CONTRACT_HEADER } from '#contract/platform/contract-version.ts'
import type { Call, Input, Output, Schema } from '#contract/platform/call.ts'
import { errorBody, errorSentence, type ErrorBody } from '#contract/platform/error-body.ts'
import { inReadersWords } from '#contract/club/former-member-words.ts'
import { versionFromEtag } from '#contract/platform/version-from-etag.ts'
import { readerLocale } from '#web/messages/language.ts'
import { isAnswered, noteReply } from './noted-replies.ts'
import { readRememberedUser } from './remembered-user.ts'
import { hasSignInHint } from './sign-in-hint.ts'
import { KEPT_AFTER_MS } from './timings.ts'

/** Tells the app's frame that the server no longer answers this version of the page. */
export const PAGE_OUTDATED = 'scoreclub:page-outdated'

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

/** No answer came, or none in the time that was given for it: nothing is known of what the server thinks. */
export function isUnreached(fault: unknown): boolean {
  return fault instanceof OfflineError || (fault instanceof DOMException && fault.name === 'TimeoutError')
}

type Given<Name extends string, S extends Schema | undefined> = S extends Schema
  ? object extends Input<S>
    ? Partial<Record<Name, Input<S>>>
    : Record<Name, Input<S>>
  : unknown

export type CallInput<C extends Call> = Given<'params', C['params']> &
  Given<'query', C['query']> &
  Given<'body', C['body']>

export type Parts = {
  params?: unknown
  query?: unknown
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

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

/**
 * `sendParts` with the version that the answer's ETag names; undefined when it has none. `keptAt` is set when no answer came
 * and this is what the server said then; `isLate`: one may still come.
 */
export async function sendForVersion<C extends Call>(
  call: C,
  parts: Parts,
): Promise<{
  reply: Output<C['reply']>
  version: string | undefined
  keptAt: number | undefined
  isLate: boolean
}> {
  const { text, etag, at, isLate = false } = await requestOrKept(call, parts)
  const reply: unknown = text === '' ? null : JSON.parse(inReadersWords(text))
  return {
    reply: call.reply.parse(reply) as Output<C['reply']>,
    version: etag === undefined ? undefined : versionFromEtag(etag),
    keptAt: at,
    isLate,
  }
}

type Answer = { text: string; etag: string | undefined; at?: number; isLate?: boolean }

/** The server's answer; when it does not come, the one that this phone has kept for the same person. */
async function requestOrKept(call: Call, parts: Parts): Promise<Answer> {
  const owner = call.isKept && hasSignInHint() ? readRememberedUser()?.id : undefined
  if (owner === undefined) return request(call, parts)
  const address = callAddress(call, parts)
  const asking = request(call, parts).then((answer) => {
    noteReply({ owner, address, ...answer, at: Date.now() })
    return answer
  })
  if (isAnswered(address)) return asking
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, KEPT_AFTER_MS, 'late'))
  const missing = await Promise.race([asking.then(() => false, isOffline), late])
  if (missing === false) return asking
  // Neither this code nor the storage is needed for the server's answer, which may still come.
  const kept = await import('./shown-replies.ts')
    .then(({ showKept }) => showKept({ owner, address }, asking))
    .catch(() => undefined)
  return kept ? { ...kept, isLate: missing === 'late' } : asking
}

function isOffline(fault: unknown): boolean {
  return fault instanceof OfflineError
}

/** The only place that calls fetch, besides fetch-file.ts for answers that are no text. */
async function request(call: Call, given: Parts): Promise<{ text: string; etag: string | undefined }> {
  const hasBody = given.body !== undefined
  let response: Response
  let text: string
  try {
    response = await fetch(callAddress(call, given), {
      method: call.method,
      headers: {
        accept: 'application/json',
        // The reader's choice, which may be another than the browser's.
        'accept-language': readerLocale(),
        [CONTRACT_HEADER]: String(CONTRACT),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...given.headers,
      },
      ...(hasBody ? { body: JSON.stringify(given.body) } : {}),
      ...(given.signal ? { signal: given.signal } : {}),
    })
    text = await response.text()
  } catch (fault) {
    if (given.signal?.aborted) throw fault
    throw new OfflineError(fault)
  }
  if (isOfAnother(response, text)) throw new OfflineError(text)
  if (!response.ok) {
    const seconds = Number(response.headers.get('retry-after') ?? NaN)
    const retryAfterMs = seconds > 0 ? seconds * 1000 : undefined
    const refusal = new ApiError(response.status, text, response.statusText, retryAfterMs)
    if (refusal.body?.code === 'page_outdated') dispatchEvent(new Event(PAGE_OUTDATED))
    throw refusal
  }
  return { text, etag: response.headers.get('etag') ?? undefined }
}

/**
 * Whether another program answered in the club's place: a network that asks for a sign-in, or a proxy. A page is never the club's
 * answer to a call, and its refusals have a body. What is too large for a proxy stays so, and is no answer to wait for.
 */
export function isOfAnother({ ok, status }: { ok: boolean; status: number }, text: string): boolean {
  return ok ? /^\s*</.test(text) : status < 500 && status !== 413 && !readErrorBody(text)
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
  if (!read.success) return undefined
  const { code, message, fields, details } = read.data
  return { code, message, ...(fields ? { fields } : {}), ...(details ? { details } : {}) }
}
