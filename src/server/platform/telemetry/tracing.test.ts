import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createTestClub, startTestServer, type TestServer } from '#test/server.ts'

const Attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
})
const SentSpan = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  status: z.object({ code: z.number() }).optional(),
  attributes: z.array(Attribute),
})
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(SentSpan) })),
    }),
  ),
})
type SentSpan = z.infer<typeof SentSpan>

const theirTrace = 'c0ffeec0ffeec0ffeec0ffeec0ffee00'
const theirSpan = 'abcdefabcdefabcd'

/** What an OpenTelemetry collector receives over HTTP in JSON. */
class Collector {
  readonly #server: Server
  readonly bodies: string[] = []

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        if (request.url === '/v1/traces') this.bodies.push(Buffer.concat(chunks).toString())
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    })
  }

  async listen(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get resources() {
    return this.bodies.flatMap((body) => Sent.parse(JSON.parse(body)).resourceSpans)
  }

  get spans(): SentSpan[] {
    return this.resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

const valueOf = ({ attributes }: Pick<SentSpan, 'attributes'>, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

const collector = new Collector()
let server: TestServer
let behindProxy: TestServer
beforeAll(async () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen(), OTEL_SERVICE_NAME: 'oak-hill' }
  server = await startTestServer(undefined, env)
  behindProxy = await startTestServer(undefined, { ...env, TRUST_PROXY: '1' })
})
afterAll(() => {
  collector.close()
})

test('requests and their statements are sent as one trace, without any value that people typed', async () => {
  const club = await createTestClub(server)
  const traceparent = `00-${theirTrace}-${theirSpan}-01`
  const board = '/api/competitions/Quetzalcoatl/leaderboard'
  for (const one of [server, behindProxy])
    expect((await one.browser()('GET', board, undefined, { traceparent })).status).toBe(401)
  expect((await club.admin('GET', `/api/clubs/${club.clubId}`)).status).toBe(200)
  // Closing sends what is left.
  await server.close()
  await behindProxy.close()
  await vi.waitFor(() => expect(collector.spans.length).toBeGreaterThan(5), { timeout: 20_000 })

  const { spans, resources } = collector
  expect(resources.map(({ resource }) => valueOf(resource, 'service.name'))).toContain('oak-hill')
  const read = spans.find(({ name }) => name === 'GET /api/clubs/:clubId')
  if (!read) throw new Error(`no such span: ${spans.map(({ name }) => name).join(', ')}`)
  expect(valueOf(read, 'http.response.status_code')).toBe(200)
  expect(read.parentSpanId ?? '').toBe('')
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === read.spanId)
  expect(parts.map(({ name }) => name)).toContain('select')
  expect(parts.every(({ traceId }) => traceId === read.traceId)).toBe(true)
  expect(parts.map((part) => valueOf(part, 'db.query.text')).join('\n')).toMatch(/from "clubs"/)

  // Whoever calls directly cannot go on with a trace of their own; a proxy in front can.
  const boards = spans.filter(({ name }) => name.includes('/leaderboard'))
  expect(boards.map(({ traceId, parentSpanId }) => ({ traceId, parentSpanId }))).toEqual([
    { traceId: boards[0]?.traceId, parentSpanId: boards[0]?.parentSpanId },
    { traceId: theirTrace, parentSpanId: theirSpan },
  ])
  expect(boards[0]?.traceId).not.toBe(theirTrace)

  const all = collector.bodies.join('\n')
  for (const typed of ['Quetzalcoatl', club.clubId, '@example', 'password-of'])
    expect(all, typed).not.toContain(typed)
})

test('when the collector is away, then calls are answered as ever and the log says so', async () => {
  const lines: string[] = []
  const away = await startTestServer(
    undefined,
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' },
    { logTo: { write: (line) => void lines.push(line) } },
  )
  expect((await away.browser()('GET', '/healthz')).status).toBe(200)
  await away.close()
  await vi.waitFor(() => expect(lines.join('')).toContain('traces were not sent'), { timeout: 60_000 })
})
