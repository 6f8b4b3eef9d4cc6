import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRoundCard } from '#contract/card/round-card.ts'
import { activeRound, listRounds } from '#contract/card/rounds.ts'
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
let competitionId: string
let player: { browser: Browser; userId: string }
let roundId: string

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  competitionId = await createTestCompetition(server, club)
  player = await signUpAs(server, { firstName: 'Nora', lastName: 'Nolan', clubCode: club.clubCode })
  await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
  roundId = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
})
afterAll(() => server.close())

const rule = async (status: string) => {
  const path = `/api/competitions/${competitionId}/entries/${player.userId}`
  expect((await club.admin('PATCH', path, { status, reason: 'Card not handed in' })).status).toBe(200)
}
const open = async () => expectBody(await player.browser('GET', '/api/rounds/active'), activeRound.reply)
const listed = async () => expectBody(await player.browser('GET', '/api/rounds'), listRounds.reply)[0]
const page = async () =>
  expectBody(await player.browser('GET', `/api/rounds/${roundId}/card`), getRoundCard.reply)

test('an open round says what the club has ruled on its card, until the club takes it back', async () => {
  expect((await open())?.ruling).toBeUndefined()
  await rule('no_return')
  expect((await open())?.ruling).toBe('no_return')
  expect((await page()).ruling).toBe('no_return')
  await rule('playing')
  expect((await open())?.ruling).toBeUndefined()
})

test('a round that is in says it in the list of rounds and on its page', async () => {
  const entries = Array.from({ length: 18 }, (_, i) => entry(server, i + 1, i + 1, 5))
  await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })
  const handed = await club.admin('POST', `/api/rounds/${roundId}/hand-in`, {
    reason: 'From paper',
    partnerName: 'Max',
  })
  expect(handed.status).toBe(200)
  expect((await listed())?.ruling).toBeUndefined()
  await rule('no_return')
  expect((await listed())?.ruling).toBe('no_return')
  expect((await page()).ruling).toBe('no_return')
})
