import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openRawSocket, readRawAnswer } from '#test/raw-socket.ts'
import { startTestServer, type TestServer } from '#test/server.ts'
import { testMachine } from '#test/two-processes/application-parts.ts'
import { makeOriginOf } from './request-origin.ts'

describe('the origin that stands in pages and in the site map', () => {
  async function originAt(host: string, publicUrl?: string): Promise<string> {
    const originOf = makeOriginOf({ publicUrl, host: '0.0.0.0', port: 3000 }, testMachine)
    const app = Fastify()
    app.get('/', (request) => ({ origin: originOf(request) }))
    return (await app.inject({ url: '/', headers: { host } })).json<{ origin: string }>().origin
  }

  test.each([
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.1.20:3000',
    'clubhouse',
    'clubhouse.local:3000',
  ])('when the request came to %s, then that is it', async (host) => {
    expect(await originAt(host)).toBe(`http://${host}`)
  })

  test.each([
    'evil.example',
    '203.0.113.9:3000',
    'localhost.evil.example',
    'localhost:3000@evil.example',
    '"><b>',
  ])('when the Host header says %s, then it stands nowhere', async (host) => {
    expect(await originAt(host)).toBe('http://localhost:3000')
  })

  test('when PUBLIC_URL is set, then it is that whatever the request says', async () => {
    expect(await originAt('evil.example', 'https://golf.example.org')).toBe('https://golf.example.org')
  })
})

describe('two Host headers', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  test('when a request has them, then it is refused', async () => {
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = await openRawSocket(Number(port))
    socket.send('GET /api/auth/user HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\n\r\n')
    await vi.waitFor(() => expect(socket.received()).toContain('}'), { timeout: 20_000, interval: 10 })
    expect(readRawAnswer(socket.received())).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    socket.destroy()
  })
})
