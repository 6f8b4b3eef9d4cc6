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
