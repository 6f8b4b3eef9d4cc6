import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openRawSocket, readRawAnswer } from '#test/raw-socket.ts'
import { startTestServer, type TestServer } from '#test/server.ts'
import { timeLimits } from './time-limits.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

test('when headers come a byte at a time, then it gets 408 in the words of the contract and is cut, and others are answered meanwhile', async () => {
  expect(server.app.server.headersTimeout).toBe(timeLimits.http.headersTimeout)
  server.app.server.headersTimeout = 100
  const slow = await openRawSocket(port)
  slow.send('GET /api/rounds HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  await vi.waitFor(
    () => {
      slow.send('a')
      expect(slow.isClosed()).toBe(true)
    },
    { timeout: 60_000, interval: 20 },
  )
  const { status, headers, body } = readRawAnswer(slow.received())
  expect([status, body]).toMatchObject([408, { code: 'request_too_slow' }])
  expect(headers.get('connection')).toBe('close')
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
})
