import { afterAll, beforeAll, expect, test } from 'vitest'
import { recentRounds } from '#contract/club/analytics.ts'
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
let other: TestClub
let player: { browser: Browser; userId: string }
let tap = 0

const partner = { partnerName: 'Pat Partner', partnerSignature: 'Pat' }

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  other = await createTestClub(server, 'Elsewhere')
  player = await signUpAs(server, { firstName: 'Rory', lastName: 'Reed', clubCode: club.clubCode })
})
afterAll(() => server.close())

async function play(browser: Browser, body: Record<string, unknown>, scores: readonly number[]) {
  server.setTime(new Date(server.now().getTime() + 60_000))
  const roundId = idOf(await browser('POST', '/api/rounds', body))
  const entries = scores.map((score, i) => entry(server, (tap += 1), i + 1, score))
  expect((await browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  return roundId
}

async function handIn(browser: Browser, roundId: string) {
  const answer = await browser('PATCH', `/api/rounds/${roundId}`, partner)
  expect(answer.status, answer.text).toBe(200)
}

const listed = async (browser: Browser, query = '') =>
  expectBody(await browser('GET', `/api/analytics/recent-rounds${query}`), recentRounds.reply)

test('the list has the submitted rounds of the current club, newest first, and no open, abandoned or foreign ones', async () => {
  const competitionId = await createTestCompetition(server, club, { name: 'June Medal' })
  await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
  const { courseId } = club
  const fives = Array.from({ length: 18 }, () => 5)
  const first = await play(player.browser, { courseId, competitionId }, fives)
  await handIn(player.browser, first)
  const second = await play(player.browser, { courseId }, fives.slice(0, 9))
  await handIn(player.browser, second)
  const abandoned = await play(player.browser, { courseId }, fives)
  await player.browser('POST', `/api/rounds/${abandoned}/abandon`)
  await play(player.browser, { courseId }, fives)

  const rounds = await listed(club.admin)
  expect(rounds.map((round) => round.id)).toEqual([second, first])
  expect(rounds[1]).toEqual({
    id: first,
    userId: player.userId,
    firstName: 'Rory',
    lastName: 'Reed',
    roundDate: expect.any(String) as unknown,
    courseName: 'Oak Hill Old',
    holeCount: 18,
    grossScore: 90,
    netScore: 90,
    // Four fives on the par fives are pars, ten on par fours bogeys, four on par threes doubles: 4 x 2 + 10 x 1.
    stablefordPoints: 18,
    competitionName: 'June Medal',
  })
  expect(await listed(club.admin, '?limit=1')).toEqual([rounds[0]])
  expect(await listed(other.admin)).toEqual([])
})

test('when a player reads the list, then the reply says that it is for administrators', async () => {
  const refused = await player.browser('GET', '/api/analytics/recent-rounds')
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { code: 'forbidden', message: 'Access Denied: Only club administrators can access analytics.' },
  ])
})

test.each(['0', '101', 'ten'])('when the limit is %s, then the call is refused', async (limit) => {
  expect((await club.admin('GET', `/api/analytics/recent-rounds?limit=${limit}`)).status).toBe(400)
})
