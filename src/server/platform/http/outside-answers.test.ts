import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { errorBody } from '#contract/platform/error-body.ts'
import { openRawSocket, readRawAnswer } from '#test/raw-socket.ts'
import { startTestServer, type TestServer } from '#test/server.ts'

/** Answers that Fastify or Node give before any of our routes has a say. They are in the contract's words too. */
let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

async function answerTo(text: string) {
  const socket = await openRawSocket(port)
  socket.send(text)
  await vi.waitFor(() => expect(socket.received()).toContain('}'), { timeout: 20_000, interval: 10 })
  const answer = readRawAnswer(socket.received())
  socket.destroy()
  return answer
}

const host = 'host: localhost\r\n'
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${host}${more}\r\n`

describe('when a request cannot be read, then it gets an error of the contract with the security headers', () => {
  test.each([
    ['its path has broken percent encoding', get('/api/rounds/%'), 404, 'not_found'],
    ['its path has it in the middle', get('/api/clubs/%zz/courses'), 404, 'not_found'],
    [
      'its headers are too large',
      get('/api/rounds', `x: ${'x'.repeat(20_000)}\r\n`),
      431,
      'headers_too_large',
    ],
    ['it is no HTTP', 'hello\r\n\r\n', 400, 'invalid_input'],
    ['it names no host', 'GET /api/rounds HTTP/1.1\r\n\r\n', 400, 'invalid_input'],
    ['it expects what nobody can give', get('/api/rounds', 'expect: a miracle\r\n'), 400, 'invalid_input'],
    [
      'it is cut into pieces twice',
      get('/', 'transfer-encoding: chunked, chunked\r\n'),
      400,
      'invalid_input',
    ],
    [
      'it has a length and pieces',
      get('/', 'content-length: 4\r\ntransfer-encoding: chunked\r\n'),
      400,
      'invalid_input',
    ],
    [
      'its body has two lengths',
      get('/', 'content-length: 1\r\ncontent-length: 2\r\n'),
      400,
      'invalid_input',
    ],
  ])('because %s', async (_why, request, status, code) => {
    const answer = await answerTo(request)
    expect(answer.status).toBe(status)
    expect(errorBody.parse(answer.body).code).toBe(code)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': expect.stringContaining('no-store') as unknown,
      'content-type': expect.stringContaining('application/json') as unknown,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
    })
  })
})
