import { DrizzleQueryError } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { openRawSocket, readRawAnswer } from '#test/raw-socket.ts'
import { loggedError } from '../logged-error.ts'
import { handleErrors } from './handle-errors.ts'

test('a failed query is logged without the values it carried', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = Fastify({ logger: { stream, serializers: { err: (error: unknown) => loggedError(error) } } })
  handleErrors(app, () => false)
  app.get('/broken', () => {
    const fault = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ann@oak.example)',
    })
    throw new DrizzleQueryError('insert into users values ($1)', ['Ann Oak'], fault)
  })
  const reply = await app.inject('/broken')
  expect([reply.statusCode, reply.json()]).toEqual([
    500,
    { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
  ])
  const log = lines.join('')
  expect(log).toContain('insert into users values ($1)')
  expect(log).toContain('23505')
  expect(log).not.toMatch(/Ann Oak|ann@oak/)
})

test('when the server is stopping, then a request on an open connection gets 503 of the contract', async () => {
  const app = Fastify({ return503OnClosing: false })
  handleErrors(app, () => false)
  app.get('/', () => ({ served: true }))
  const answers: string[] = []
  app.addHook('preClose', async () => {
    socket.send(request)
    await vi.waitFor(() => expect(socket.received()).toContain('503'), { timeout: 20_000, interval: 10 })
    answers.push(socket.received().slice(socket.received().indexOf('HTTP/1.1 503')))
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = await openRawSocket(Number(port))
  const request = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'
  socket.send(request)
  await vi.waitFor(() => expect(socket.received()).toContain('served'), { timeout: 20_000, interval: 10 })
  await app.close()
  const { body, headers } = readRawAnswer(answers[0] ?? '')
  expect(body).toMatchObject({ code: 'unavailable' })
  expect(headers.get('connection')).toBe('close')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})
