import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRawSocket, readRawAnswer } from '#test/raw-socket.ts'
import { AppError } from '../app-error.ts'
import { handleErrors } from '../handle-errors.ts'
import { cutSlowBodies } from './body-clock.ts'

let app: FastifyInstance
let port: number
const settings = { timeout: 20_000, interval: 10 }

beforeEach(async () => {
  app = Fastify()
  handleErrors(app, () => false)
  cutSlowBodies(app, {
    isSignedIn: ({ headers }) => headers.cookie === 'signed in',
    isHttps: false,
    graceMs: { signedIn: 1_000_000, signedOut: 60, answered: 30 },
    sweepMs: 10,
  })
  app.post('/take', () => ({ taken: true }))
  app.post('/refuse', { onRequest: () => Promise.reject(new AppError('unauthorized')) }, () => ({}))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(address).port)
})
afterEach(() => app.close())

const head = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${more}content-length: 40\r\n\r\n`

/** A byte again and again, until the server has hung up. */
async function dripUntilClosed(path: string): Promise<string> {
  const socket = await openRawSocket(port)
  socket.send(head(path))
  await vi.waitFor(() => {
    socket.send(' ')
    expect(socket.isClosed()).toBe(true)
  }, settings)
  return socket.received()
}

test('when a body comes a byte at a time, then it gets 408 in the words of the contract and is cut', async () => {
  const { status, headers, body } = readRawAnswer(await dripUntilClosed('/take'))
  expect([status, body]).toMatchObject([408, { code: 'request_too_slow' }])
  expect(headers.get('connection')).toBe('close')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('when a request was refused before its body came, then the rest is not waited for', async () => {
  expect(readRawAnswer(await dripUntilClosed('/refuse')).status).toBe(401)
})

test('when a signed-in person’s body takes longer than a stranger’s may, then it is taken', async () => {
  const slow = await openRawSocket(port)
  slow.send(head('/take', 'cookie: signed in\r\n'))
  await dripUntilClosed('/take')
  slow.send(`"${'x'.repeat(38)}"`)
  await vi.waitFor(() => expect(slow.received()).toContain('{"taken":true}'), settings)
  slow.destroy()
})
