import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCardHistory } from '#contract/card/card-history.ts'
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
let roundId: string
let player: Browser

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  competitionId = await createTestCompetition(server, club)
  const ann = await signUpAs(server, { firstName: 'Ann', lastName: 'Byrne', clubCode: club.clubCode })
  player = ann.browser
  await player('POST', `/api/competitions/${competitionId}/join`, {})
  roundId = idOf(await player('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
})
afterAll(() => server.close())

const later = () => {
  server.setTime(new Date(server.now().getTime() + 60_000))
}
const history = async () =>
  expectBody(await club.admin('GET', `/api/rounds/${roundId}/history`), getCardHistory.reply).changes
const strokes = (grossScore: number) => ({ result: 'strokes', grossScore })

test('when a card was entered, handed in, corrected and reopened, then its history has each with who, before and after', async () => {
  const entries = Array.from({ length: 18 }, (_, i) => entry(server, i + 1, i + 1, 5))
  await player('POST', `/api/rounds/${roundId}/scores`, { entries })
  later()
  await player('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, 20, 1, 4)] })
  later()
  const signed = { partnerName: 'Mia Marker', partnerSignature: 'Mia' }
  expect((await player('PATCH', `/api/rounds/${roundId}`, signed)).status).toBe(200)
  later()
  await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status: 'completed' })
  const holes = [{ holeNumber: 2, from: strokes(5), to: strokes(7) }]
  const correction = { reason: 'The marker wrote a seven', holes }
  expect((await club.admin('POST', `/api/rounds/${roundId}/corrections`, correction)).status).toBe(200)
  later()
  const reopening = { reason: 'A hole is missing' }
  expect((await club.admin('POST', `/api/rounds/${roundId}/reopen`, reopening)).status).toBe(200)
  const changes = await history()
  expect(changes.map(({ kind }) => kind)).toEqual([
    ...['reopened', 'corrected', 'handed_in_by_player', 'entered', 'entered'],
  ])
  expect(changes[1]).toMatchObject({
    reason: correction.reason,
    source: null,
    holes: [{ holeNumber: 2, before: strokes(5), after: strokes(7) }],
    totals: { before: { grossScore: 89 }, after: { grossScore: 91 } },
  })
  expect(changes[3]).toMatchObject({
    authorName: 'Ann Byrne',
    source: 'player',
    reason: null,
    holes: [{ holeNumber: 1, before: strokes(5), after: strokes(4) }],
  })
  expect(changes[4]?.holes).toHaveLength(18)
})

test('when a player asks for the history of their own card, then it is refused: it is the club’s', async () => {
  expect((await player('GET', `/api/rounds/${roundId}/history`)).status).toBe(403)
})
