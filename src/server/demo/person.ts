import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import { signIn } from '#contract/identity/auth.ts'
import type { Call, Input, Schema } from '#contract/platform/call.ts'

type Request = {
  method: Call['method']
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}

/** Sends one request to the server and resolves with its response. */
export type Transport = (
  request: Request,
) => Promise<{ status: number; text: string; setCookies: readonly string[] }>

/** The server's answer was not a success. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number

  constructor(call: Call, status: number, text: string) {
    super(`${call.method} ${call.path} was answered with ${status}: ${text}`)
    this.status = status
  }
}

type Account = { email: string; password: string }

/** A person with a device of their own, who does everything through the product's API and keeps their cookies. */
export class Person {
  readonly #cookies = new Map<string, string>()
  readonly #transport: Transport
  #account: Account | undefined

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** From now on the person signs in again when their session has ended: a season is longer than a session. */
  signsInAgainAs(account: Account): void {
    this.#account = account
  }

  /** Makes a call of the contract; throws a Refusal for any answer that is not a success. */
  async ask<
    P extends Schema | undefined,
    Q extends Schema | undefined,
    B extends Schema | undefined,
    R extends Schema,
  >(
    call: Call<P, Q, B, R>,
    parts: { params?: Input<P>; body?: Input<B>; picture?: Buffer } = {},
  ): Promise<z.output<R>> {
    const values = new Map(Object.entries<unknown>(parts.params ?? {}))
    const { picture } = parts
    const body = picture ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body))
    const request = {
      method: call.method,
      path: call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(String(values.get(name))),
      ),
      headers: body === undefined ? {} : { 'content-type': picture ? 'image/png' : 'application/json' },
      ...(body === undefined ? {} : { body }),
    }
    let answer = await this.#send(request)
    if (answer.status === 401 && this.#account) {
      const account = this.#account
      this.#account = undefined
      await this.ask(signIn, { body: account })
      this.#account = account
      answer = await this.#send(request)
    }
    if (answer.status !== 200) throw new Refusal(call, answer.status, answer.text)
    return call.reply.parse(JSON.parse(answer.text))
  }

  async #send(request: Request): Promise<{ status: number; text: string }> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { status, text, setCookies } = await this.#transport({
      ...request,
      headers: { ...request.headers, cookie },
    })
    for (const line of setCookies) this.#keep(line)
    return { status, text }
  }

  #keep(setCookie: string): void {
    const [, name, value] = /^([^=;]+)=([^;]*)/.exec(setCookie) ?? []
    if (name !== undefined && value !== undefined) this.#cookies.set(name, value)
  }
}

/** Calls an application in this process, which listens on no port. */
export function intoApp(app: FastifyInstance, signal?: AbortSignal): Transport {
  return async ({ method, path, headers, body }) => {
    signal?.throwIfAborted()
    const answer = await app.inject({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    })
    const cookies = answer.headers['set-cookie'] ?? []
    return {
      status: answer.statusCode,
      text: answer.body,
      setCookies: Array.isArray(cookies) ? cookies : [cookies],
    }
  }
}

/** Calls a server over the network, as a phone does. */
export function overHttp(url: string, signal: AbortSignal): Transport {
  return async ({ method, path, headers, body }) => {
    const answer = await fetch(new URL(path, url), {
      method,
      headers,
      signal,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    })
    return { status: answer.status, text: await answer.text(), setCookies: answer.headers.getSetCookie() }
  }
}
