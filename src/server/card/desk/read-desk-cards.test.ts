import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeskCards } from '#contract/competition/desk-cards.ts'
import { markerCard } from '#contract/card/marker-card.ts'
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
let id: string
let roundId: string
let tap = 0
type Person = { browser: Browser; userId: string }
let player: Person
let marker: Person

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  id = await createTestCompetition(server, club, { markerCard: true })
  player = await signUpAs(server, { firstName: 'Pat', lastName: 'Player', clubCode: club.clubCode })
  marker = await signUpAs(server, { firstName: 'Mia', lastName: 'Marker', clubCode: club.clubCode })
  for (const { browser } of [player, marker]) await browser('POST', `/api/competitions/${id}/join`, {})
  roundId = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: id }))
  await player.browser('PUT', `/api/rounds/${roundId}/marker-card`, { markerId: marker.userId })
})
afterAll(() => server.close())

async function score(who: Person, holeNumber: number, strokes: number) {
  tap += 1
  server.setTime(new Date(server.now().getTime() + 1000))
  const entries = [entry(server, tap, holeNumber, strokes)]
  expect((await who.browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
}
const answer = async (who: Person, body: object) => {
  expect((await who.browser('POST', `/api/rounds/${roundId}/marker-card`, body)).status).toBe(200)
}
const desk = async () =>
  expectBody(await club.admin('GET', `/api/competitions/${id}/cards`), listDeskCards.reply)
const card = async () => (await desk()).cards.find(({ userId }) => userId === player.userId)

test('when what player and marker say of a hole differs, then the card is disputed until they agree', async () => {
  await score(player, 1, 5)
  await score(marker, 1, 5)
  expect(await card()).toMatchObject({ state: 'out', dispute: null })
  await score(marker, 2, 6)
  await score(player, 2, 4)
  expect(await card()).toMatchObject({ state: 'disputed', dispute: { reason: null, holes: [2] } })
  await score(player, 2, 6)
  expect(await card()).toMatchObject({ state: 'out', dispute: null })
})

test('when the marker refuses the card, then it is disputed with their reason, and still waited for', async () => {
  await answer(marker, { act: 'refuse', reason: 'A drop on hole 1' })
  expect(await card()).toMatchObject({
    state: 'disputed',
    isHandedIn: false,
    dispute: { reason: 'A drop on hole 1', holes: [] },
  })
  const told = await club.admin('POST', `/api/competitions/${id}/card-reminders`, {
    userIds: [player.userId],
  })
  expect(told.body).toEqual({ told: 1, toldBefore: 0, withoutAccount: 0 })
  const { revision } = expectBody(
    await player.browser('GET', `/api/rounds/${roundId}/marker-card`),
    markerCard,
  )
  await answer(player, { act: 'confirm', revision })
  expect(await card()).toMatchObject({ state: 'out', dispute: null })
})

test('when the club hands a card in, then it is in from paper, until it is reopened and signed by its marker', async () => {
  const holes = Array.from({ length: 16 }, (_, i) => ({
    holeNumber: i + 3,
    from: { result: 'not_played', grossScore: null },
    to: { result: 'strokes', grossScore: 5 },
  }))
  const reason = 'From the paper card'
  expect((await club.admin('POST', `/api/rounds/${roundId}/corrections`, { reason, holes })).status).toBe(200)
  await club.admin('POST', `/api/rounds/${roundId}/hand-in`, { reason, partnerName: 'Mia Marker' })
  expect(await card()).toMatchObject({ state: 'in_from_paper', isHandedIn: true })
  await club.admin('POST', `/api/rounds/${roundId}/reopen`, { reason: 'A wrong hole' })
  expect(await card()).toMatchObject({ state: 'out', thru: 18 })
  const { revision } = expectBody(
    await player.browser('GET', `/api/rounds/${roundId}/marker-card`),
    markerCard,
  )
  for (const who of [player, marker]) await answer(who, { act: 'confirm', revision })
  expect(await card()).toMatchObject({ state: 'in', isHandedIn: true })
})

test('when a player objects to a card that came in at a kiosk, then it is disputed until the club settles it', async () => {
  const { pool } = server.database
  await pool.query(
    `insert into kiosks (id, club_id, name, created_by, created_at, link_until) values ('k1', $1, 'Bar', $2, $3, $3)`,
    [club.clubId, marker.userId, server.now()],
  )
  await pool.query(
    `insert into kiosk_hand_ins (id, round_id, kiosk_id, attester_id, at) values ('h1', $1, 'k1', $2, $3)`,
    [roundId, marker.userId, server.now()],
  )
  const reason = 'I was not there'
  expect((await player.browser('POST', `/api/rounds/${roundId}/kiosk-dispute`, { reason })).status).toBe(200)
  expect(await card()).toMatchObject({ state: 'disputed', isHandedIn: true, dispute: { reason, holes: [] } })
  await pool.query(`update kiosk_hand_ins set settled_at = $1 where id = 'h1'`, [server.now()])
  expect(await card()).toMatchObject({ state: 'in', dispute: null })
})
