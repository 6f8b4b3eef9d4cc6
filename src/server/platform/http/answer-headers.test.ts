import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openRawSocket } from '#test/raw-socket.ts'
import { registeredRoutes } from '#test/registered-routes.ts'
import {
  cookiesOf,
  createTestClub,
  createTestCompetition,
  startTestServer,
  uploadTestPhoto,
  type Answer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { repositoryRoot } from '../repository-root.ts'
import { holdPort } from './hold-port.ts'

let server: TestServer
let club: TestClub
beforeAll(async () => {
  server = await startTestServer(undefined, { API_DOCS: 'on' })
  club = await createTestClub(server)
})
afterAll(() => server.close())

/** What every answer has, whatever it is about. */
function expectStrictHeaders({ headers }: Pick<Answer, 'headers'>, { isHttps = false } = {}): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^camera=\(self\), .*microphone=\(\)/) as unknown,
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

test('when a member reads what is theirs, then nobody on the way keeps it', async () => {
  const paths = registeredRoutes(server)
    .filter((route) => route.startsWith('GET /api/') && !/login|logout|openapi/.test(route))
    .map((route) =>
      route.replace('GET ', '').replace(':clubId', club.clubId).replace(':courseId', club.courseId),
    )
    .filter((path) => !path.includes(':'))
  let read = 0
  for (const path of paths) {
    const answer = await club.admin('GET', path)
    if (answer.status === 200) read += 1
    expect([path, answer.headers['cache-control']]).toEqual([path, 'no-store'])
  }
  expect(read).toBeGreaterThan(20)
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
    ['a way to the sign-in', 'GET', '/api/login?next=/profile', undefined],
    ['a way out', 'GET', '/api/logout', undefined],
    ['who is alive', 'GET', '/healthz', undefined],
    ['who is ready', 'GET', '/readyz', undefined],
    ['an upload of nobody', 'PUT', '/api/objects/upload/x', 'x'],
    ['a body of a form', 'POST', '/api/auth/sign-in', 'x'],
  ] as const)('%s, then it has them', async (_kind, method, path, body) => {
    expectStrictHeaders(await server.browser()(method, path, body))
  })

  test('a photo, a board and one that has not changed, then it has them', async () => {
    const { objectPath } = await uploadTestPhoto(club.admin)
    const photo = await club.admin('GET', objectPath)
    expect(photo.status).toBe(200)
    expectStrictHeaders(photo)
    const board = `/api/competitions/${await createTestCompetition(server, club)}/leaderboard`
    await server.hearAll()
    const first = await club.admin('GET', board)
    const second = await club.admin('GET', board, undefined, { 'if-none-match': String(first.headers.etag) })
    expect([first.status, second.status]).toEqual([200, 304])
    for (const answer of [first, second]) expectStrictHeaders(answer)
  })
})

test('when the answer is a live board, then it has them, and is kept by nobody', async () => {
  const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const path = `/api/competitions/${await createTestCompetition(server, club)}/leaderboard/stream`
  const ask = async (method: string, cookie: string) => {
    const socket = await openRawSocket(port)
    socket.send(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`)
    await vi.waitFor(() => expect(socket.received()).toContain('\r\n\r\n'), { timeout: 20_000 })
    const [first = '', ...lines] = (socket.received().split('\r\n\r\n')[0] ?? '').split('\r\n')
    socket.destroy()
    const named = lines
      .map((line) => line.split(/: (.*)/, 2))
      .map(([name = '', value]) => [name.toLowerCase(), value])
    return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(named) as Answer['headers'] }
  }
  const stream = await ask('GET', cookiesOf(club.admin))
  expect(stream).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  })
  expect(stream.headers['cache-control']).toContain('no-store')
  expectStrictHeaders(stream)
  const refused = await ask('GET', '')
  expect(refused.status).toBe(401)
  expectStrictHeaders(refused)
  // Without a body it would take a place among the streams and never answer.
  expect((await ask('HEAD', cookiesOf(club.admin))).status).toBe(404)
})

test('when the server is still starting, then what it says has them', async () => {
  const { port, release } = await holdPort({ port: 0, host: '127.0.0.1' })
  for (const [path, accept = ''] of [['/healthz'], ['/readyz'], ['/api/rounds'], ['/', 'text/html']]) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })
    expect(headers.get('cache-control')).toBe('no-store')
    expectStrictHeaders({ headers: Object.fromEntries(headers) })
  }
  await release()
})

const built = join(repositoryRoot, 'dist/web')
const CARD_READER = '/assets/card-reader-'

// `npm test` builds before it tests; what runs alone may find nothing built.
describe.skipIf(!existsSync(join(built, 'index.html')))('the built web app', () => {
  const filesIn = (folder: string) =>
    existsSync(join(built, folder))
      ? readdirSync(join(built, folder), { withFileTypes: true })
          .filter((one) => one.isFile() && !/\.(?:br|gz)$/.test(one.name))
          .map(({ name }) => `/${join(folder, name)}`)
      : []

  test('when a page or a file of it is asked for, then the answer has them', async () => {
    const pages = ['/', '/about', '/auth', '/scorecard', '/nowhere', '/robots.txt', '/sitemap.xml']
    const files = ['', 'assets', 'screens'].flatMap(filesIn)
    expect(files.length).toBeGreaterThan(50)
    for (const path of [...pages, ...files]) {
      const answer = await server.browser()('GET', path)
      expect([path, answer.status]).toEqual([path, path === '/nowhere' ? 404 : 200])
      if (!path.startsWith(CARD_READER)) expectStrictHeaders(answer)
      const isNamedByContent = path.startsWith('/assets/')
      expect(String(answer.headers['cache-control']).includes('immutable'), path).toBe(isNamedByContent)
    }
    expectStrictHeaders(await club.admin('GET', '/scorecard'))
  })

  test('when the worker that reads paper cards is asked for, then it alone may run WebAssembly, in any encoding', async () => {
    const workers = filesIn('assets').filter((path) => path.startsWith(CARD_READER))
    expect(workers).toHaveLength(1)
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await server.browser()('GET', workers[0] ?? '', undefined, {
        'accept-encoding': encoding,
      })
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
      const asEverywhere = policy.replace(" 'wasm-unsafe-eval'", '')
      expectStrictHeaders({ headers: { ...headers, 'content-security-policy': asEverywhere } })
    }
  })

  test('when somebody looks for what is not for them, then nothing of it is there', async () => {
    expect(readdirSync(built, { recursive: true }).filter((name) => String(name).endsWith('.map'))).toEqual(
      [],
    )
    for (const path of [
      ...['/.vite/manifest.json', '/.env', '/.git/config', '/package.json', '/metrics', '/api/metrics'],
      ...[
        '/server/main.js',
        '/server/main.js.map',
        '/assets/..%2f..%2fserver/main.js',
        '/%2e%2e/server/main.js',
      ],
      ...['/assets/%2e%2e/%2e%2e/%2e%2e/package.json', '/..\\server\\main.js', '//etc/passwd', '/debug'],
    ]) {
      const answer = await server.browser()('GET', path)
      expect([path, answer.status]).toEqual([path, 404])
      expectStrictHeaders(answer)
    }
  })
})

test('when nobody has asked for the API document, then neither it nor its pages are there', async () => {
  const plain = await startTestServer()
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/json', '/api/docs/static/swagger-ui.css'])
    expect([path, (await plain.browser()('GET', path)).status]).toEqual([path, 404])
  await plain.close()
})

test('when people use https, then every answer says that it stays so', async () => {
  const https = await startTestServer(undefined, {
    PUBLIC_URL: 'https://golf.example.org',
    API_DOCS: 'on',
  })
  for (const path of ['/api/auth/user', '/api/docs', '/nowhere'])
    expectStrictHeaders(await https.browser()('GET', path), { isHttps: true })
  await https.close()
})
