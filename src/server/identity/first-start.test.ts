import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#test/server.ts'
import { newPassword } from '../demo/demo-record.ts'
import { demoEmail, members, secretary } from '../demo/people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('when an installation starts for the first time, then nobody has an account, and no usual name opens one', async () => {
  const { rows } = await server.database.pool.query('select email from users')
  expect(rows).toEqual([])
  const names = [
    'admin@example.org',
    'admin@localhost.local',
    demoEmail(secretary),
    ...members.map(demoEmail),
  ]
  for (const email of names.slice(0, 6))
    for (const password of ['admin', 'password', 'scoreclub', 'oakhill'])
      expect([
        email,
        (await server.browser()('POST', '/api/auth/sign-in', { email, password })).status,
      ]).toEqual([email, 401])
})

test('when a demo is made, then its password is its own', () => {
  const passwords = Array.from({ length: 50 }, newPassword)
  expect(new Set(passwords).size).toBe(50)
})

test('when somebody writes another address into each request, then they are counted as the one that they come from', async () => {
  await server.database.pool.query('delete from rate_limits')
  const guess = async (i: number) => {
    const body = { email: `nobody${i}@example.org`, password: 'wrong horse battery' }
    const forged = `198.51.100.${i}`
    const answer = await server.browser()('POST', '/api/auth/sign-in', body, {
      'x-forwarded-for': forged,
      forwarded: `for=${forged}`,
      'x-real-ip': forged,
    })
    return answer.status
  }
  const answers = []
  for (let i = 1; i <= 53; i++) answers.push(await guess(i))
  expect(answers).toEqual([...Array<number>(50).fill(401), 429, 429, 429])
})
