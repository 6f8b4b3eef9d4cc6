import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Browser,
  cookiesOf,
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'

let server: TestServer
let club: TestClub
let player: Browser
let outsider: Browser
let path: string
let port: number

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  const competitionId = await createTestCompetition(server, club)
  path = `/api/competitions/${competitionId}/leaderboard`
  player = (await signUpAs(server, { firstName: 'Pia', clubCode: club.clubCode })).browser
  outsider = (await createTestClub(server, 'Pine Hill')).admin
  await player('POST', `/api/competitions/${competitionId}/join`, {})
  idOf(await player('POST', '/api/rounds', { competitionId, courseId: club.courseId }))
  await server.hearAll()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port')
  port = address.port
})
afterAll(() => server.close())

type Reply = { status: number; headers: IncomingHttpHeaders; bytes: Buffer }

/** Over a socket: `inject` goes past the server that answers first. */
function read(browser: Browser, headers: Record<string, string> = {}, at = path): Promise<Reply> {
  return new Promise((resolve, reject) => {
    get({ port, path: at, headers: { cookie: cookiesOf(browser), ...headers } }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }),
        reject,
      )
    }).on('error', reject)
  })
}

/** Reads the board until what is read first is in memory, as it is for the second reader on the course. */
async function warm(): Promise<Reply> {
  await read(player)
  return read(player)
}

const withoutTime = ({ date, ...headers }: IncomingHttpHeaders) => ({
  ...headers,
  hasDate: date !== undefined,
})

test('what is answered first is what the route answers, head and body', async () => {
  const first = await warm()
  const routed = await server.app.inject({ url: path, headers: { cookie: cookiesOf(player) } })
  expect(first.status).toBe(200)
  expect(first.bytes.equals(routed.rawPayload)).toBe(true)
  expect(expectBody(await player('GET', path), getLeaderboard.reply)).toHaveLength(1)
  // By its query the router decides; both come over the same socket.
  const asked = await read(player, {}, `${path}?x=1`)
  expect(withoutTime(first.headers)).toEqual(withoutTime(asked.headers))
})

test('a version that the reader has is 304, in either form', async () => {
  const { headers } = await warm()
  for (const etag of [headers.etag ?? '', (await zipped()).headers.etag ?? '']) {
    const again = await read(player, { 'if-none-match': etag, 'accept-encoding': 'gzip' })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  }
})

/** The compressed form is made beside the reads; until it is there the plain one is sent. */
async function zipped(): Promise<Reply> {
  return expect
    .poll(() => read(player, { 'accept-encoding': 'br, gzip' }))
    .toMatchObject({ headers: { 'content-encoding': 'gzip' } })
    .then(() => read(player, { 'accept-encoding': 'br, gzip' }))
}

test('compressed it is the same board, under a tag of its own, and only for who takes it', async () => {
  const plain = await warm()
  const small = await zipped()
  expect(gunzipSync(small.bytes).equals(plain.bytes)).toBe(true)
  expect(small.headers.etag).not.toBe(plain.headers.etag)
  expect(small.headers.vary).toBe('accept-encoding')
  for (const takes of ['identity', 'br', 'gzip;q=0'])
    expect((await read(player, { 'accept-encoding': takes })).headers['content-encoding']).toBeUndefined()
})

test.each([
  { who: 'somebody of another club', browser: () => outsider, headers: {}, status: 404 },
  { who: 'nobody', browser: () => server.browser(), headers: {}, status: 401 },
  {
    who: 'a page of an old version',
    browser: () => player,
    headers: { 'scoreclub-contract': '0' },
    status: 409,
  },
])('$who gets $status', async ({ browser, headers, status }) => {
  await warm()
  expect((await read(browser(), headers)).status).toBe(status)
})

test('who was removed from the club a moment ago does not read on', async () => {
  const gone = await signUpAs(server, { firstName: 'Gus', clubCode: club.clubCode })
  await warm()
  expect((await read(gone.browser)).status).toBe(200)
  const removed = await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${gone.userId}`)
  expect(removed.status, removed.text).toBe(200)
  await expect.poll(async () => (await read(gone.browser)).status).toBe(404)
})
