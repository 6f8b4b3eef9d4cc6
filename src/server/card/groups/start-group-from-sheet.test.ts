import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorBody } from '#contract/platform/error-body.ts'
import { startGroupFromSheet, type PlayingGroup } from '#contract/card/groups.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub
let competitionId: string
let meeting = 0
let players: { browser: Browser; userId: string }[]

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

/** Ann, Ben and Cat start together, published; the competition is being played. */
beforeEach(async () => {
  competitionId = await createTestCompetition(server, club)
  players = []
  meeting += 1
  for (const firstName of ['Ann', 'Ben', 'Cat']) {
    const one = await signUpAs(server, {
      firstName,
      lastName: `Tester${meeting}`,
      clubCode: club.clubCode,
    })
    server.setTime(new Date(server.now().getTime() + 1_000))
    await one.browser('POST', `/api/competitions/${competitionId}/join`, {})
    players.push(one)
  }
  const draw = `/api/competitions/${competitionId}/draw`
  const settings = { kind: 'one_tee', groupSize: 4, intervalMinutes: 8, breaks: [], order: 'entered' }
  await club.admin('POST', draw, { ...settings, firstAt: '2026-06-06T10:00' })
  expect((await club.admin('POST', `${draw}/publication`, {})).status).toBe(200)
})

const browserOf = (i: number): Browser => {
  const one = players[i]
  if (!one) throw new Error(`There is no player ${i}`)
  return one.browser
}
const press = async (i: number) =>
  expectBody(
    await browserOf(i)('POST', `/api/competitions/${competitionId}/start-group`),
    startGroupFromSheet.reply,
  )
const namesIn = (group: PlayingGroup) => group.players.map(({ firstName }) => firstName)

test('when a player begins the card of their start, then everybody of the start sheet is in it with a card', async () => {
  const { group, notAdded } = await press(1)
  expect(namesIn(group)).toEqual(['Ben', 'Ann', 'Cat'])
  expect(group).toMatchObject({ competitionId })
  expect(notAdded).toEqual([])
})

test('when partners press too, all at once, then it is one group and one card each', async () => {
  const pressed = await Promise.all([press(0), press(1), press(2)])
  expect(new Set(pressed.map(({ group }) => group.id)).size).toBe(1)
  const { rows } = await server.database.pool.query(
    `select count(*)::int as cards from rounds where competition_id = $1`,
    [competitionId],
  )
  expect(rows).toEqual([{ cards: 3 }])
})

test('when somebody has another card open, then they are named, and the others begin', async () => {
  await browserOf(2)('POST', '/api/rounds', { courseId: club.courseId })
  const { group, notAdded } = await press(0)
  expect(namesIn(group)).toEqual(['Ann', 'Ben'])
  expect(notAdded).toEqual([`Cat Tester${meeting}`])
})

test('when somebody is on no start sheet, then there is no group to begin', async () => {
  const { browser } = await signUpAs(server, { firstName: 'Dan', clubCode: club.clubCode })
  const refused = await browser('POST', `/api/competitions/${competitionId}/start-group`)
  expect(errorBody.parse(refused.body).code).toBe('no_start_sheet')
})

test('when six groups begin at once, as in a shotgun start, then each has its card and nobody is told to try again', async () => {
  const shotgun = await createTestCompetition(server, club)
  const field = await Promise.all(
    Array.from({ length: 24 }, (_, i) =>
      signUpAs(server, { firstName: `P${i}`, lastName: `Shotgun${meeting}`, clubCode: club.clubCode }),
    ),
  )
  for (const { browser } of field) await browser('POST', `/api/competitions/${shotgun}/join`, {})
  const draw = `/api/competitions/${shotgun}/draw`
  const settings = { kind: 'one_tee', groupSize: 4, intervalMinutes: 8, breaks: [], order: 'entered' }
  await club.admin('POST', draw, { ...settings, firstAt: '2026-06-06T10:00' })
  expect((await club.admin('POST', `${draw}/publication`, {})).status).toBe(200)
  const pressed = await Promise.all(
    field.map(({ browser }) => browser('POST', `/api/competitions/${shotgun}/start-group`)),
  )
  expect(pressed.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual(field.map(() => 200))
  const { rows } = await server.database.pool.query(
    `select count(*)::int as cards, count(distinct user_id)::int as players from rounds where competition_id = $1`,
    [shotgun],
  )
  expect(rows).toEqual([{ cards: 24, players: 24 }])
})
