import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'

/** What becomes of a request and of its answer on their way. */
export const fates = [
  'passes',
  'request lost',
  'request cut',
  'answer lost',
  'answer cut',
  'held',
  'held too long',
  'repeated',
] as const
export type Fate = (typeof fates)[number]

type Sent = { number: number; method: string; path: string; headers: Record<string, string>; body: Buffer }
type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** Where the server is killed while a request is on its way. */
export type Instant = 'before it is read' | 'while it is answered' | 'before its answer arrives'

type LineOptions = {
  server: string
  random: () => number
  /** The part of the requests that something happens to. */
  badness: number
  /** Called for each request in play: may kill the server, at the instant that it names. */
  strike?: () => { at: Instant; act: () => void } | undefined
  /** Nobody will answer the request with this number: the phone's patience ends. */
  onSilence: (number: number) => void
  /** An answer that the line makes up before the server has seen the request, to see whether that is noticed. */
  answerEarly?: (body: string) => string
  /** Changes the copies of a request, to see whether that is noticed. */
  forge?: (body: string) => string
}

/** The header with which a simulated phone numbers its requests; it does not reach the server. */
export const NUMBER_HEADER = 'x-line-number'

/**
 * The way between phones and the server, at its worst: drops, holds back, repeats, swaps and cuts. What is held goes on
 * when a number of others have gone by, or when nothing else is under way; no fault depends on time.
 */
export class BadLine {
  readonly counts = new Map<Fate, number>()
  readonly #options: LineOptions
  readonly #agent = new Agent({ keepAlive: true })
  readonly #server = createServer((asked, reply) => void this.#take(asked, reply))
  readonly #held: { others: number; go: () => void }[] = []
  /** Requests and copies that are with the server now. */
  #underWay = 0
  #isGood = false
  #port = 0

  constructor(options: LineOptions) {
    this.#options = options
  }

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('A TCP server has a port')
    this.#port = address.port
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** From now on everything passes; what was held goes first. Resolves when nothing is under way. */
  async mend(): Promise<void> {
    this.#isGood = true
    while (this.#held.length + this.#underWay > 0) {
      this.#held.shift()?.go()
      await turn()
    }
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    this.#agent.destroy()
    await closed
  }

  async #take(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const sent = await readRequest(asked).catch(() => undefined)
    if (!sent) return // the phone was closed while it was sending
    this.#passBy()
    const fate = this.#isGood ? 'passes' : this.#draw()
    this.counts.set(fate, (this.counts.get(fate) ?? 0) + 1)
    const early = this.#isGood ? undefined : this.#options.answerEarly
    if (early && sent.method === 'POST')
      give(reply, {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(early(String(sent.body))),
      })
    await this.#carry(fate, sent, reply)
    this.#releaseWhenIdle()
  }

  async #carry(fate: Fate, sent: Sent, reply: ServerResponse): Promise<void> {
    switch (fate) {
      case 'request lost':
        this.#options.onSilence(sent.number)
        return
      case 'request cut':
        await this.#sendHalf(sent)
        reply.destroy()
        return
      case 'answer lost':
        await this.#ask(sent)
        this.#options.onSilence(sent.number)
        return
      case 'answer cut':
        giveHalf(reply, await this.#ask(sent))
        return
      case 'held':
      case 'held too long':
        if (fate === 'held too long') this.#options.onSilence(sent.number)
        await this.#hold()
        give(reply, await this.#ask(sent))
        return
      case 'repeated':
        for (let copies = 1 + Math.floor(this.#options.random() * 3); copies > 0; copies--)
          void this.#repeat(sent)
        give(reply, await this.#ask(sent))
        return
      case 'passes':
        give(reply, await this.#ask(sent))
    }
  }

  async #repeat(sent: Sent): Promise<void> {
    await this.#hold()
    const body = this.#options.forge?.(String(sent.body)) ?? sent.body
    await this.#ask({ ...sent, body: Buffer.from(body) })
    this.#releaseWhenIdle()
  }

  #draw(): Fate {
    if (this.#options.random() >= this.#options.badness) return 'passes'
    return fates[1 + Math.floor(this.#options.random() * (fates.length - 1))] ?? 'passes'
  }

  #hold(): Promise<void> {
    if (this.#isGood) return Promise.resolve()
    return new Promise((go) => {
      this.#held.push({ others: 1 + Math.floor(this.#options.random() * 12), go })
      this.#releaseWhenIdle()
    })
  }

  #passBy(): void {
    for (const one of this.#held) one.others -= 1
    for (const one of this.#held.filter(({ others }) => others <= 0)) this.#release(one)
  }

  /** Where everybody waits for what is held, it goes on, the last first. */
  #releaseWhenIdle(): void {
    const last = this.#held.at(-1)
    if (this.#underWay === 0 && last) this.#release(last)
  }

  #release(one: { go: () => void }): void {
    const at = this.#held.findIndex((held) => held === one)
    if (at >= 0) this.#held.splice(at, 1)
    one.go()
  }

  /** The server's answer; undefined where it is not there or was killed. */
  async #ask(sent: Sent): Promise<Answer | undefined> {
    const strike = this.#isGood || sent.method !== 'POST' ? undefined : this.#options.strike?.()
    this.#underWay += 1
    try {
      if (strike?.at === 'before it is read') strike.act()
      const { method, headers, path, body } = sent
      const asking = request(this.#options.server + path, { method, headers, agent: this.#agent })
      asking.end(body, () => {
        if (strike?.at === 'while it is answered') strike.act()
      })
      const answer = await readAnswer(asking)
      if (strike?.at === 'before its answer arrives') {
        strike.act()
        return undefined
      }
      return answer
    } catch {
      return undefined // refused or cut off: the phone sees its own connection end
    } finally {
      this.#underWay -= 1
    }
  }

  /** Half of the request arrives, then the connection ends. */
  async #sendHalf({ method, path, headers, body }: Sent): Promise<void> {
    const { hostname, port } = new URL(this.#options.server)
    const socket = connect({ host: hostname, port: Number(port) })
    // What goes wrong with a connection that is to be cut is no fault; it closes in any case.
    const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve))
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const head = `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
    socket.write(head)
    socket.write(body.subarray(0, Math.floor(body.length * this.#options.random())), () => socket.destroy())
    await closed
  }
}

function give(reply: ServerResponse, answer: Answer | undefined): void {
  if (reply.headersSent) return
  if (!answer) reply.destroy()
  else reply.writeHead(answer.status, withLength(answer)).end(answer.body)
}

function giveHalf(reply: ServerResponse, answer: Answer | undefined): void {
  if (reply.headersSent) return
  if (!answer) {
    reply.destroy()
    return
  }
  reply.writeHead(answer.status, withLength(answer))
  reply.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => reply.destroy())
}

function withLength({ headers, body }: Answer): Record<string, string> {
  const kept = ['content-type', 'retry-after', 'etag'] as const
  return {
    ...Object.fromEntries(kept.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
    'content-length': String(body.length),
  }
}

async function readRequest(asked: IncomingMessage): Promise<Sent> {
  const body = await readBody(asked)
  const ofConnection = ['host', 'connection', NUMBER_HEADER]
  const headers = Object.fromEntries(
    Object.entries(asked.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !ofConnection.includes(name) ? [[name, value]] : [],
    ),
  )
  return {
    number: Number(asked.headers[NUMBER_HEADER]),
    method: asked.method ?? 'GET',
    path: asked.url ?? '/',
    headers: { ...headers, host: 'localhost', 'content-length': String(body.length) },
    body,
  }
}

function readAnswer(asking: ReturnType<typeof request>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    asking.on('error', reject)
    asking.on('response', (response) => {
      readBody(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      )
    })
  })
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

/** Lets everything that is ready go on. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
