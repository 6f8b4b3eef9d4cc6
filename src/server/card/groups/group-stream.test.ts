import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { playingGroup } from '#contract/card/groups.ts'
import {
  cookiesOf,
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* U11: what the others of a group enter on their own phones reaches the group's phone at once. */

let server: TestServer
let club: TestClub
let origin: string
let count = 0
let tap = 0
const closings: (() => void)[] = []

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const close of closings) close()
  await server.close()
})

type Person = { browser: Browser; userId: string }
let anna: Person
let ben: Person

beforeEach(async () => {
  count += 1
  const join = (name: string) => signUpAs(server, { firstName: `${name}${count}`, clubCode: club.clubCode })
  anna = await join('Anna')
  ben = await join('Ben')
})

/** A group of both, by the QR code; gives its id and Ben's round. */
async function makeGroup(competitionId: string | null) {
  const start = { courseId: club.courseId, competitionId }
  const { id } = expectBody(await anna.browser('POST', '/api/groups', start), playingGroup)
  const link = await anna.browser('POST', `/api/groups/${id}/link`)
  const { token } = link.body as { token: string }
  const joined = expectBody(await ben.browser('POST', `/api/group-links/${token}/join`), playingGroup)
  return { id, roundId: joined.players[1]?.round.id ?? '' }
}

async function score(who: Person, roundId: string) {
  tap += 1
  const entries = [entry(server, tap, 1, 5)]
  expect((await who.browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
}

/** What has come on the stream so far. */
async function follow(who: Person, groupId: string) {
  const path = `${origin}/api/groups/${groupId}/stream`
  const request = get(path, { headers: { cookie: cookiesOf(who.browser) } })
  closings.push(() => void request.destroy())
  request.on('error', () => undefined)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let text = ''
  let isEnded = false
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => (text += chunk))
  response.on('error', () => undefined)
  response.on('close', () => (isEnded = true))
  return { status: response.statusCode, text: () => text, isEnded: () => isEnded }
}

test.each([true, false])(
  'when another of the group scores on their own phone, then the stream names their card (in a competition: %s)',
  async (isInCompetition) => {
    const competitionId = isInCompetition ? await createTestCompetition(server, club) : null
    if (competitionId !== null)
      for (const { browser } of [anna, ben]) await browser('POST', `/api/competitions/${competitionId}/join`)
    const { id, roundId } = await makeGroup(competitionId)
    const stream = await follow(anna, id)
    await vi.waitFor(() => expect(stream.text()).toContain('event: hello'))
    await score(ben, roundId)
    await vi.waitFor(() => expect(stream.text()).toContain(`event: change\ndata: {"userId":"${ben.userId}"}`))
    // Ids, and no score.
    expect(stream.text()).not.toContain('grossScore')
  },
)

test('when somebody leaves the group, then they hear no more of it, and strangers hear nothing', async () => {
  const { id, roundId } = await makeGroup(null)
  const stranger = await signUpAs(server, { firstName: `Sam${count}`, clubCode: club.clubCode })
  expect((await follow(stranger, id)).status).toBe(404)
  const stream = await follow(ben, id)
  await vi.waitFor(() => expect(stream.text()).toContain('event: hello'))
  await ben.browser('DELETE', `/api/groups/${id}/players/${ben.userId}`)
  // Whatever changes about a person has their streams looked at again.
  await server.database.pool.query(`select pg_notify('scoreclub_changes', 'person ' || $1::text)`, [
    ben.userId,
  ])
  await vi.waitFor(() => expect(stream.isEnded()).toBe(true), { timeout: 10_000 })
  await score(ben, roundId)
  expect(stream.text()).not.toContain('event: change')
})
