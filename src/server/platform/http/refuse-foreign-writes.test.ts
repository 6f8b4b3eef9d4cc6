import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registeredRoutes } from '#test/registered-routes.ts'
import { createTestClub, signUpAs, startTestServer, type TestClub, type TestServer } from '#test/server.ts'

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

/** What a page of another site can make a browser send along with its cookies, and how each is refused. */
const attempts: { name: string; headers: Record<string, string>; body?: string; status: number }[] = [
  { name: 'a foreign Origin', headers: { origin: 'https://evil.example' }, status: 403 },
  { name: 'another port', headers: { origin: 'http://localhost:8080' }, status: 403 },
  { name: 'a sandboxed page, whose Origin is null', headers: { origin: 'null' }, status: 403 },
  { name: 'a page of the same domain', headers: { 'sec-fetch-site': 'same-site' }, status: 403 },
  { name: 'a page of another domain', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
  {
    name: 'a form without an Origin',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=b',
    status: 415,
  },
  { name: 'an empty form', headers: { 'content-type': 'application/x-www-form-urlencoded' }, status: 415 },
  {
    name: 'a form with a file',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x--',
    status: 415,
  },
  { name: 'JSON as text', headers: { 'content-type': 'text/plain' }, body: '{"a":1}', status: 415 },
  {
    name: 'a form with a foreign Origin',
    headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
    body: '{}',
    status: 403,
  },
]

const writes = () => registeredRoutes(server).filter((call) => !call.startsWith('GET '))

describe.each(attempts)('$name', ({ headers, body, status }) => {
  test('is refused by every call that changes something, before anything is read', async () => {
    expect(writes().length).toBeGreaterThan(50)
    const taken: unknown[] = []
    for (const call of writes()) {
      const [method = '', pattern = ''] = call.split(' ')
      const path = pattern.replaceAll(/:\w+/g, 'none')
      if (!isMethod(method)) throw new Error(`What is ${method}?`)
      const answer = await club.admin(method, path, body, { 'content-type': '', ...headers })
      if (answer.status !== status) taken.push([call, answer.status])
    }
    expect(taken).toEqual([])
  })
})

test('signing out by a link or a picture of another site asks first', async () => {
  const { browser } = await signUpAs(server, { firstName: 'Lola', clubCode: club.clubCode })
  for (const site of ['cross-site', 'same-site']) {
    const asked = await browser('GET', '/api/logout', undefined, { 'sec-fetch-site': site })
    expect([asked.status, asked.text.includes('<button>')]).toEqual([200, true])
  }
  expect((await browser('GET', '/api/auth/user')).status).toBe(200)
  await browser('GET', '/api/logout', undefined, { 'sec-fetch-site': 'same-origin' })
  expect((await browser('GET', '/api/auth/user')).status).toBe(401)
})

test('when the page is ours, or a program sends JSON, then the write is taken', async () => {
  const path = `/api/clubs/${club.clubId}/also-plays`
  const ours = [
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost', host: 'localhost' },
    { 'sec-fetch-site': 'none' },
  ]
  for (const headers of ours)
    expect((await club.admin('PUT', path, { alsoPlays: true }, headers)).status).toBe(200)
})

test('when people use https, then a page of the same name without it is a foreign one', async () => {
  const https = await startTestServer(undefined, { PUBLIC_URL: 'https://golf.example.org' })
  const body = { userType: 'club_admin' }
  const from = async (origin: string) =>
    (await https.browser()('POST', '/api/auth/preferences', body, { host: 'golf.example.org', origin }))
      .status
  expect(await from('https://golf.example.org')).toBe(200)
  expect(await from('http://golf.example.org')).toBe(403)
  await https.close()
})

function isMethod(method: string): method is 'POST' | 'PUT' | 'PATCH' | 'DELETE' {
  return ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)
}
