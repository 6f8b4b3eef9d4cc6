import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeskCards } from '#contract/competition/desk-cards.ts'
import { listNotices } from '#contract/outbound/notices.ts'
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
const people: { browser: Browser; userId: string }[] = []

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  id = await createTestCompetition(server, club)
  for (const firstName of ['Ann', 'Ben', 'Cal']) {
    const one = await signUpAs(server, { firstName, clubCode: club.clubCode })
    await one.browser('POST', `/api/competitions/${id}/join`, {})
    people.push(one)
  }
  const [ann] = people
  if (!ann) throw new Error('three players')
  roundId = idOf(await ann.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: id }))
  await ann.browser('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, 1, 1, 4)] })
})
afterAll(() => server.close())

const remind = async (userIds?: readonly (string | undefined)[]) =>
  (await club.admin('POST', `/api/competitions/${id}/card-reminders`, userIds ? { userIds } : {})).body
const wantedOf = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/notices'), listNotices.reply).notices.filter(
    ({ kind }) => kind === 'card_wanted',
  ).length

test('when the desk asks for the cards, then each entered player has a row with where their card stands', async () => {
  await club.admin('PATCH', `/api/competitions/${id}/entries/${people[2]?.userId ?? ''}`, {
    status: 'withdrawn',
    reason: 'Ill',
  })
  const found = expectBody(await club.admin('GET', `/api/competitions/${id}/cards`), listDeskCards.reply)
  expect(found).toMatchObject({
    stage: 'in_play',
    cards: [
      { playerName: 'Ann Tester', state: 'out', thru: 1, holeCount: 18, roundId },
      { playerName: 'Ben Tester', state: 'not_begun', roundId: null },
      { playerName: 'Cal Tester', state: 'withdrawn', reason: 'Ill' },
    ],
  })
})

test('when players are reminded, by several at once and again, then each whose card is waited for is told once', async () => {
  const [ann, ben, cal] = people
  if (!ann || !ben || !cal) throw new Error('three players')
  expect(await remind([ann.userId])).toEqual({ told: 1, toldBefore: 0, withoutAccount: 0 })
  const both = await Promise.all([remind(), remind()])
  expect(both).toContainEqual({ told: 1, toldBefore: 1, withoutAccount: 0 })
  expect(both).toContainEqual({ told: 0, toldBefore: 2, withoutAccount: 0 })
  expect(await Promise.all(people.map(({ browser }) => wantedOf(browser)))).toEqual([1, 1, 0])
  server.setTime(new Date(server.now().getTime() + 31 * 60_000))
  expect(await remind([ben.userId])).toEqual({ told: 1, toldBefore: 0, withoutAccount: 0 })
})

test('when a guest’s card is waited for, then they are counted as somebody who has no account, and not as told', async () => {
  const key = 'guestwithoutaccount0001'
  const guest = { key, firstName: 'Gus', lastName: 'Guest', handicap: '14.0', gender: null, homeClub: null }
  const entered = await club.admin('POST', `/api/competitions/${id}/entry-list/guests`, guest)
  expect(entered.status).toBe(200)
  server.setTime(new Date(server.now().getTime() + 31 * 60_000))
  expect(await remind()).toEqual({ told: 2, toldBefore: 0, withoutAccount: 1 })
})
