import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registeredRoutes } from '#test/registered-routes.ts'
import {
  createTestClub,
  createTestCompetition,
  startTestServer,
  uploadTestPhoto,
  type Answer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub
beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

/** What every answer has, whatever it is about. */
function expectStrictHeaders({ headers }: Pick<Answer, 'headers'>, { isHttps = false } = {}): void {
  expect(headers).toMatchObject({
    ...{ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' },
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()') as unknown,
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/default-src '(none|self)'/)
  expect(policy).not.toMatch(/unsafe-|\*|http:/)
  expect(policy.includes('upgrade-insecure-requests')).toBe(isHttps && policy.includes("script-src 'self'"))
  expect(headers['strict-transport-security'] !== undefined).toBe(isHttps)
}

test('when any route is asked without a session, then its answer has them', async () => {
  const routes = registeredRoutes(server)
  expect(routes.length).toBeGreaterThan(80)
  for (const route of routes) {
    const [method, path = ''] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]
    const answer = await server.browser()(
      method,
      path.replace(/:\w+/g, 'x'),
      method === 'GET' ? undefined : {},
    )
    expect(answer.status, route).toBeLessThan(500)
    expectStrictHeaders(answer)
  }
})

describe('when the answer is', () => {
  test.each([
    ['a page that does not exist', 'GET', '/nowhere', undefined],
    ['a call that does not exist', 'GET', '/api/nowhere', undefined],
    ['a body that cannot be read', 'POST', '/api/auth/sign-in', '{"email"'],
    ['a body of another type', 'POST', '/api/auth/sign-in', 'x'.repeat(70_000)],
    ['the API document', 'GET', '/api/openapi.json', undefined],
    ['the page of the API', 'GET', '/api/docs', undefined],
    ['a file of that page', 'GET', '/api/docs/static/swagger-ui.css', undefined],
    ['the name of a folder', 'GET', '/api/docs/', undefined],
  ] as const)('%s, then it has them', async (_kind, method, path, body) => {
    expectStrictHeaders(await server.browser()(method, path, body))
  })

  test('a photo, a board and one that has not changed, then it has them', async () => {
    const { objectPath } = await uploadTestPhoto(club.admin)
    const photo = await club.admin('GET', objectPath)
    expect(photo.status).toBe(200)
    expectStrictHeaders(photo)
    const board = `/api/competitions/${await createTestCompetition(server, club)}/leaderboard`
    const first = await club.admin('GET', board)
    const second = await club.admin('GET', board, undefined, { 'if-none-match': String(first.headers.etag) })
    expect([first.status, second.status]).toEqual([200, 304])
    for (const answer of [first, second]) expectStrictHeaders(answer)
  })
})

test('when people use https, then every answer says that it stays so', async () => {
  const https = await startTestServer(undefined, { PUBLIC_URL: 'https://golf.example.org' })
  for (const path of ['/api/auth/user', '/api/docs', '/nowhere'])
    expectStrictHeaders(await https.browser()('GET', path), { isHttps: true })
  await https.close()
})
