import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCompetition, listCompetitions } from '#contract/competition/competitions.ts'
import { listDeskCards } from '#contract/competition/desk-cards.ts'
import { startDraw } from '#contract/competition/start-sheet-draw.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Browser,
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

/** The stage as the desk's cards say it; competition and list say no other one. */
async function stage(id: string) {
  const alone = expectBody(await club.admin('GET', `/api/competitions/${id}`), getCompetition.reply)
  const list = expectBody(await club.admin('GET', '/api/competitions'), listCompetitions.reply)
  const cards = expectBody(await club.admin('GET', `/api/competitions/${id}/cards`), listDeskCards.reply)
  const listed = list.find((one) => one.id === id)
  expect(listed?.stage).toBe(alone.stage)
  expect([cards.stage, undefined]).toContain(alone.stage)
  return cards.stage
}

async function joined(id: string, firstName: string): Promise<{ browser: Browser; userId: string }> {
  const player = await signUpAs(server, { firstName, clubCode: club.clubCode })
  await player.browser('POST', `/api/competitions/${id}/join`, {})
  return player
}

async function handIn(browser: Browser, competitionId: string): Promise<void> {
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
  const entries = Array.from({ length: 18 }, (_, i) => entry(server, i + 1, i + 1, 5))
  await browser('POST', `/api/rounds/${roundId}/scores`, { entries })
  const body = { partnerName: 'Pat', partnerSignature: 'Pat' }
  expect((await browser('PATCH', `/api/rounds/${roundId}`, body)).status).toBe(200)
}

const step = async (id: string, status: string) =>
  expect((await club.admin('PATCH', `/api/competitions/${id}/status`, { status })).status).toBe(200)

test('when a competition goes through its day, then every list says where it stands', async () => {
  const day = 86_400_000
  const at = (days: number) => new Date(server.now().getTime() + days * day)
  const id = await createTestCompetition(server, club, {
    startDate: at(2).toISOString(),
    endDate: at(3).toISOString(),
  })
  expect(await stage(id)).toBe('open')
  const [ann, ben] = [await joined(id, 'Ann'), await joined(id, 'Ben')]
  const { pool } = server.database
  await pool.query('update competitions set entries_close_at = $2 where id = $1', [id, at(-1)])
  expect(await stage(id)).toBe('closed')
  const drawn = await club.admin('POST', `/api/competitions/${id}/draw`, {
    kind: 'one_tee',
    groupSize: 2,
    intervalMinutes: 8,
    breaks: [],
    order: 'entered',
    firstAt: at(2.1).toISOString().slice(0, 16),
  })
  const { version } = expectBody(drawn, startDraw)
  expect(await stage(id)).toBe('closed')
  const published = await club.admin('POST', `/api/competitions/${id}/draw/publication`, { version })
  expect(published.status).toBe(200)
  expect(await stage(id)).toBe('drawn')

  server.setTime(at(2.1))
  expect(await stage(id)).toBe('in_play')
  await handIn(ann.browser, id)
  expect(await stage(id)).toBe('in_play')
  await handIn(ben.browser, id)
  expect(await stage(id)).toBe('scores_in')
  await step(id, 'completed')
  expect(await stage(id)).toBe('provisional')
  await step(id, 'final')
  expect(await stage(id)).toBe('final')
})

test('when the last card is ruled on instead, then the scores are in too, and nobody entered is not in', async () => {
  const id = await createTestCompetition(server, club, {})
  expect(await stage(id)).toBe('in_play')
  const [cat, dan] = [await joined(id, 'Cat'), await joined(id, 'Dan')]
  await handIn(cat.browser, id)
  expect(await stage(id)).toBe('in_play')
  const ruled = await club.admin('PATCH', `/api/competitions/${id}/entries/${dan.userId}`, {
    status: 'no_return',
    reason: 'Went home',
  })
  expect(ruled.status).toBe(200)
  expect(await stage(id)).toBe('scores_in')
})
