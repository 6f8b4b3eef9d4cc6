import { DrizzleQueryError } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleErrors } from './handle-errors.ts'

test('a failed query is logged without the values it carried', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } })
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
  app.get('/', () => ({}))
  app.addHook('preClose', async () => {
    const { statusCode, headers, body } = await app.inject('/')
    expect([statusCode, JSON.parse(body)]).toMatchObject([503, { code: 'unavailable' }])
    expect(headers).toMatchObject({ connection: 'close' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
  await app.ready()
  await app.close()
  expect.assertions(3)
})
