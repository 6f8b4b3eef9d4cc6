import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '#test/server.ts'
import { DueWork } from './due-work.ts'
import { loggedError } from './logged-error.ts'

let server: TestServer
const lines: string[] = []

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) }
  server = await startTestServer(new Date(), { LOG_LEVEL: 'info' }, { logTo })
})
afterAll(() => server.close())

const QUERY = 'insert into mails (recipient, content) values ($1, $2)'
/** As node-postgres gives it, with what PostgreSQL adds. */
const fault = (code: string, message: string) =>
  Object.assign(new DatabaseError(message, 80, 'error'), {
    code,
    detail: 'Key (recipient)=(ann@oak.example) exists.',
    where: `unnamed portal parameter $1 = 'Ann Oak'`,
  })
const failedQuery = (code = '57014', message = 'canceling statement due to statement timeout') =>
  new DrizzleQueryError(QUERY, ['ann@oak.example', 'Ann Oak', 'Your code is 731942'], fault(code, message))
const values = /Ann Oak|ann@oak|731942/

test('when a query of a call runs too long, then the log says so without the values of the query', async () => {
  lines.length = 0
  vi.spyOn(server.pool, 'query').mockImplementation(() => {
    throw fault('57014', 'canceling statement due to statement timeout')
  })
  const address = 'ann@oak.example'
  const answer = await server.browser()('POST', '/api/auth/sign-in', {
    email: address,
    password: 'Ann Oak 12345',
  })
  vi.restoreAllMocks()
  expect(answer.status).toBe(503)
  const log = lines.join('')
  expect(log).toContain('canceling statement due to statement timeout')
  expect(log).not.toMatch(values)
})

test('when work that waits cannot be looked for, then the log has neither the values nor what PostgreSQL adds', async () => {
  lines.length = 0
  const run = () => Promise.reject(failedQuery())
  const work = new DueWork({ run, everyMs: 60_000, what: 'mails', log: server.app.log })
  work.start()
  await work.stop()
  const log = lines.join('')
  expect(log).toContain('mails could not be looked for')
  expect(log).toContain('canceling statement due to statement timeout')
  expect(log).toContain(JSON.stringify(QUERY))
  expect(log).not.toContain('params')
  expect(log).toContain('57014')
  expect(log).toContain('logged-error.test.ts')
  expect(log).not.toMatch(values)
})

test.each([
  ['is the cause of another error', () => new Error('The mail was not kept', { cause: failedQuery() })],
  ['is one of several', () => new AggregateError([failedQuery(), new Error('The other one')], 'Both failed')],
  ['is what PostgreSQL threw itself', () => fault('23505', 'duplicate key value violates "mails_key"')],
  ['has a value in the words of PostgreSQL', () => failedQuery('22P02', 'invalid input syntax: "Ann Oak"')],
  [
    'has its values in properties of its own',
    () => Object.assign(new Error('Not taken'), { rejected: ['ann@oak.example'] }),
  ],
])('a failed query that %s is logged without values', (_case, make) => {
  lines.length = 0
  server.app.log.error({ err: make() }, 'not done')
  server.app.log.error(make(), 'not done')
  const log = lines.join('')
  expect(log).toContain('logged-error.test.ts')
  expect(log).not.toMatch(values)
})

test('causes that go in a circle, and what is no error, are logged all the same', () => {
  const one = new Error('one')
  const other = new Error('other', { cause: one })
  one.cause = other
  expect(loggedError(other)).toMatchObject({ message: 'other', cause: { message: 'one' } })
  expect(loggedError('a text')).toMatchObject({ type: 'string', message: 'a text' })
})
