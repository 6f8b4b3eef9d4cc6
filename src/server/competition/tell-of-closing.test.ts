import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotices } from '#contract/outbound/notices.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { tellOfClosing } from './tell-of-closing.ts'

/* D10, U33: play that its date has closed is told as play that the club closes. */

const DAY_MS = 86_400_000
const dates = { startDate: '2026-06-06T08:00:00Z', endDate: '2026-06-06T20:00:00Z' }

let server: TestServer
let club: TestClub
let people: { browser: Browser; userId: string }[]
let competitionId: string

beforeAll(async () => {
  server = await startTestServer(new Date('2026-06-06T09:00:00Z'), {}, { sendsMail: false })
  club = await createTestClub(server)
  competitionId = await createTestCompetition(server, club, dates)
  people = []
  for (const firstName of ['Out', 'Idle']) {
    const person = await signUpAs(server, { firstName, clubCode: club.clubCode })
    await person.browser('POST', `/api/competitions/${competitionId}/join`, {})
    people.push(person)
  }
  idOf(await out().browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
})
afterAll(() => server.close())

const out = () => {
  const [first] = people
  if (!first) throw new Error('nobody')
  return first
}
const told = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/notices'), listNotices.reply).notices.filter(
    ({ kind }) => kind !== 'entered',
  )
const kinds = async (browser: Browser) => (await told(browser)).map(({ kind }) => kind)
const look = () => tellOfClosing({ db: server.database.db, now: server.now, config: server.config })
const setStatus = (status: string) =>
  club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status })

test('when the last day has not passed, then nobody is told', async () => {
  await setTimeSignedIn(server, new Date('2026-06-06T19:59:00Z'))
  await look()
  for (const { browser } of [...people, { browser: club.admin }]) expect(await told(browser)).toEqual([])
})

test('when it has passed, then whose card is out and administrators are told once by any number of processes', async () => {
  await setTimeSignedIn(server, new Date(dates.endDate))
  await Promise.all([look(), look(), look()])
  await look()
  const competition = { id: competitionId }
  expect(await told(out().browser)).toMatchObject([{ kind: 'play_closed', competition }])
  expect(await told(club.admin)).toMatchObject([{ kind: 'play_ended', competition, players: 1 }])
  expect(await told(people[1]?.browser ?? club.admin)).toEqual([])
})

test('when the club opens play again, then nobody is told anew of that end', async () => {
  await setTimeSignedIn(server, new Date('2026-06-06T20:30:00Z'))
  expect((await setStatus('active')).status).toBe(200)
  await look()
  expect(await kinds(out().browser)).toEqual(['result_reopened', 'play_closed'])
})

test('when the club closed play by hand before, then its date tells nobody', async () => {
  await server.database.pool.query('update competitions set end_date = $1', ['2026-06-08T20:00:00Z'])
  expect((await setStatus('completed')).status).toBe(200)
  await setTimeSignedIn(server, new Date('2026-06-08T20:00:00Z'))
  await look()
  expect(await kinds(out().browser)).toEqual(['play_closed', 'result_reopened', 'play_closed'])
  expect(await told(club.admin)).toHaveLength(1)
})

test('when the server was off for days after the end, then nobody is told of what is long over', async () => {
  await server.database.pool.query(
    "update competitions set status = 'active', status_set_at = null, end_date = $1",
    ['2026-06-10T20:00:00Z'],
  )
  await setTimeSignedIn(server, new Date(new Date('2026-06-10T20:00:00Z').getTime() + 2 * DAY_MS))
  await look()
  expect(await told(club.admin)).toHaveLength(1)
})
