import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestClub,
  createTestCompetition,
  entry,
  idOf,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* D10: what a final result is shown from is stored with it. */

let server: TestServer
let club: TestClub
let competitionId: string
const players: { browser: Awaited<ReturnType<typeof signUpAs>>['browser']; userId: string }[] = []

/** Gross scores of 18 holes: the first two tie, and countback decides. */
const cards = [
  [5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4],
  [4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5],
  [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
]

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  competitionId = await createTestCompetition(server, club, {
    competitionType: 'stroke_play',
    allowance: 90,
    allowanceReason: 'Agreed with the league.',
  })
  for (const [i, card] of cards.entries()) {
    const player = await signUpAs(server, { firstName: `P${i}`, clubCode: club.clubCode })
    await run('update users set handicap_index = $1 where id = $2', [i === 2 ? 240 : 123, player.userId])
    await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
    const body = { courseId: club.courseId, competitionId }
    const roundId = idOf(await player.browser('POST', '/api/rounds', body))
    const entries = card.map((gross, hole) => entry(server, i * 100 + hole + 1, hole + 1, gross))
    await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })
    const signed = { partnerName: 'M', partnerSignature: 'M' }
    expect((await player.browser('PATCH', `/api/rounds/${roundId}`, signed)).status).toBe(200)
    players.push(player)
  }
})
afterAll(() => server.close())

const step = (status: string, more = {}) =>
  club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status, ...more })

/** The board, and each card with its arithmetic in both languages. */
async function everythingShown(): Promise<unknown[]> {
  const board = await club.admin('GET', `/api/competitions/${competitionId}/leaderboard`)
  const shown = [board.body]
  for (const { userId } of players)
    for (const language of ['en', 'es']) {
      const path = `/api/competitions/${competitionId}/leaderboard/${userId}`
      const card = await club.admin('GET', path, undefined, { 'accept-language': language })
      expect(card.status).toBe(200)
      shown.push(card.body)
    }
  return shown
}

const run = (text: string, values: unknown[] = []) => server.database.pool.query(text, values)

test('when a result is final, then no later change of course, tee, hole, name, index or allowance alters its board, its cards or their arithmetic', async () => {
  await step('completed')
  const provisional = await everythingShown()
  expect((await step('final')).body).toMatchObject({ status: 'final' })
  const published = await everythingShown()
  expect(published).toEqual(provisional)
  for (const said of ['last 9', 'Agreed with the league.', '12.3'])
    expect(JSON.stringify(published).includes(said), said).toBe(true)

  await run(`update courses set name = 'Renamed'`)
  await run(`update holes set par = 5`)
  await run(`update tees set name = 'Other ' || name`)
  await run(`update users set first_name = 'Married', last_name = 'Otherwise', handicap_index = 540`)
  await run(`update rounds set playing_handicap = 40, course_handicap = 41, handicap_index = 300,
    slope = 155, course_rating = 800, allowance_percent = 50`)
  await run(`update hole_scores set strokes = 1`)
  await run(
    `update competitions set allowance_percent = 10, allowance_reason = 'Other', countback_order = 'backwards',
    stableford_table = 'modified' where id = $1`,
    [competitionId],
  )
  await run(`update competition_entries set card_status = 'disqualified'`)
  expect(await everythingShown()).toEqual(published)
})

test('when a final result is reopened with its reason, then the board is of the cards again and the next sheet is made of them', async () => {
  const told = async () => JSON.stringify((await players[0]?.browser('GET', '/api/notices'))?.body ?? '')
  expect((await step('completed')).body).toMatchObject({ code: 'result_final' })
  expect((await step('cancelled', { reason: 'Mistake' })).body).toMatchObject({ code: 'result_final' })
  const published = await everythingShown()
  expect(await told()).not.toContain('result_reopened')
  const reason = 'The score of hole 4 was wrong.'
  for (let i = 0; i < 2; i++)
    expect((await step('completed', { reason })).body).toMatchObject({
      status: 'completed',
      statusReason: reason,
    })
  expect((await told()).split('result_reopened')).toHaveLength(2)
  expect(JSON.stringify(await everythingShown())).not.toBe(JSON.stringify(published))
  const log = await run(
    `select reason from audit_log where action = 'competition.status_changed' order by seq desc limit 1`,
  )
  expect(log.rows).toEqual([{ reason }])
  server.setTime(new Date(server.now().getTime() + 60_000))
  expect((await step('final')).body).toMatchObject({ status: 'final' })
  expect((await step('final')).body).not.toHaveProperty('statusReason')
  expect((await told()).split('"result_out"')).toHaveLength(3)
})
