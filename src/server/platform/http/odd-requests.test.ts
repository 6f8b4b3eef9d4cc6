import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openRawSocket, readRawAnswer } from '#test/raw-socket.ts'
import {
  cookiesOf,
  createTestClub,
  createTestCompetition,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* Requests that no client of ours makes, each of which has opened something somewhere. */

let server: TestServer
let club: TestClub
let player: Browser
let port: number
beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  player = (await signUpAs(server, { firstName: 'Pat', clubCode: club.clubCode })).browser
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

async function ask(head: string): Promise<{ status: number; headers: Headers; text: string }> {
  const socket = await openRawSocket(port)
  socket.send(`${head}\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  await vi.waitFor(() => expect(socket.isClosed()).toBe(true), { timeout: 20_000, interval: 10 })
  const [start = '', text = ''] = socket.received().split('\r\n\r\n')
  return { ...readRawAnswer(start), text }
}

describe('methods', () => {
  test.each(['OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH', 'LINK'])(
    'when %s is asked, then there is nothing, and nobody else’s pages are allowed anything',
    async (method) => {
      const headers = `cookie: ${cookiesOf(club.admin)}\r\norigin: https://evil.example\r\naccess-control-request-method: DELETE`
      const answer = await ask(`${method} /api/clubs/${club.clubId} HTTP/1.1\r\n${headers}`)
      expect([403, 404]).toContain(answer.status)
      const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'))
      expect(allowed).toEqual([])
    },
  )

  test('when another method is named beside the real one, then it is not believed', async () => {
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
      expect(
        (await club.admin('POST', `/api/clubs/${club.clubId}?_method=DELETE`, {}, { [name]: 'DELETE' }))
          .status,
      ).toBe(404)
    expect((await club.admin('GET', `/api/clubs/${club.clubId}`)).status).toBe(200)
  })

  test('when HEAD is asked, then it tells no more than GET and gives no body', async () => {
    const answer = await ask(`HEAD /api/clubs/${club.clubId} HTTP/1.1`)
    expect([answer.status, answer.text]).toEqual([401, ''])
  })
})

describe('addresses', () => {
  test.each([
    ['//api/clubs/ID/members', 404],
    ['/api//clubs/ID/members', 404],
    ['/api/./clubs/ID/members', 404],
    ['/api/x/../clubs/ID/members', 404],
    ['/api/%2e%2e/api/clubs/ID/members', 404],
    ['/api/clubs/ID%2fmembers', 404],
    ['/api/clubs/ID/members;admin=1', 404],
    ['/API/clubs/ID/members', 404],
    ['/api/clubs/ID/members%00', 404],
    ['/api/clubs/ID/members%0d%0aset-cookie:x=1', 404],
    // The same call in another spelling asks the same question.
    ['/%61pi/clubs/ID/members', 403],
    ['/api/clubs/ID/members/', 403],
    ['/api/clubs/ID/members?role=club_admin&userId=x', 403],
    ['http://evil.example/api/clubs/ID/members', 403],
  ])('when a player asks for %s, then nobody’s members are shown', async (path, status) => {
    const answer = await ask(
      `GET ${path.replace('ID', club.clubId)} HTTP/1.1\r\ncookie: ${cookiesOf(player)}`,
    )
    expect(answer.status).toBe(status)
    expect(answer.headers.has('set-cookie')).toBe(false)
  })
})

describe('bodies', () => {
  const rename = (body: string, headers: Record<string, string> = {}) =>
    club.admin('PATCH', `/api/clubs/${club.clubId}`, body, headers)

  test.each([
    ['a prototype', '{"name":"A","__proto__":{"isAdmin":true}}', 400],
    ['a constructor', '{"name":"A","constructor":{"prototype":{"isAdmin":true}}}', 400],
    ['an array for a text', '{"name":["A"]}', 400],
    ['an object for a text', '{"name":{"$ne":null}}', 400],
    ['a number that is none', '{"name":NaN}', 400],
    ['a number past every number', '{"version":1e999,"name":"A"}', 400],
    ['a field of nobody', '{"name":"A","maxMembers":99999}', 400],
    ['a list of the right things', '[{"name":"A"}]', 400],
    ['a text', '"name"', 400],
    ['two values', '{"name":"A"}{"name":"B"}', 400],
    ['a comment', '{"name":"A"/*x*/}', 400],
  ])('when one has %s, then it is refused', async (_kind, body, status) => {
    expect((await rename(body)).status).toBe(status)
  })

  test('when a name stands twice, then it is read once, by everybody as the last one', async () => {
    const answer = await rename('{"name":"First","name":"Second"}')
    expect(answer).toMatchObject({ status: 200, body: { name: 'Second' } })
    expect((await club.admin('GET', `/api/clubs/${club.clubId}`)).body).toMatchObject({ name: 'Second' })
  })

  test.each(['application/xml', 'application/json-evil', 'image/png', 'application/x-ndjson'])(
    'when its type is %s, then it is refused',
    async (type) => {
      expect((await rename('{"name":"A"}', { 'content-type': type })).status).toBe(415)
    },
  )
})

describe('live boards', () => {
  test('when somebody of another club names the event that they saw last, then there is no such board', async () => {
    const other = await createTestClub(server, 'Other Links')
    const board = `/api/competitions/${await createTestCompetition(server, club)}/leaderboard/stream`
    for (const seen of ['1', '9999999999', "1' or '1'='1", '*'])
      expect(
        (await ask(`GET ${board} HTTP/1.1\r\ncookie: ${cookiesOf(other.admin)}\r\nlast-event-id: ${seen}`))
          .status,
      ).toBe(404)
  })

  test('when another protocol is asked for, then the answer is that of HTTP', async () => {
    const upgrade =
      'upgrade: websocket\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13'
    expect((await ask(`GET /api/auth/user HTTP/1.1\r\n${upgrade}`)).status).toBe(401)
    expect((await ask('GET /api/auth/user HTTP/1.1\r\nupgrade: h2c')).status).toBe(401)
  })
})
