import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getDeskWaiting, type DeskWaiting } from '#contract/competition/desk-waiting.ts'
import { readEntries } from '#contract/competition/entries.ts'
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
let path: string
let people: { browser: Browser; userId: string }[]

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  competitionId = await createTestCompetition(server, club, { entryFee: '5.00', maxParticipants: 4 })
  path = `/api/competitions/${competitionId}`
  people = []
  for (const firstName of ['Ann', 'Ben', 'Cat', 'Dan'])
    people.push(await signUpAs(server, { firstName, clubCode: club.clubCode }))
})
afterAll(() => server.close())

const nothing: DeskWaiting = {
  reserves: 0,
  owing: 0,
  cards: [],
  ties: 0,
  prizesOpen: 0,
  mailsReturn: 0,
  noAccount: 0,
}
const waiting = async () => expectBody(await club.admin('GET', `${path}/waiting`), getDeskWaiting.reply)
const person = (i: number) => {
  const one = people[i]
  if (!one) throw new Error(`There is no player ${i}`)
  return one
}
async function begin(i: number): Promise<string> {
  return idOf(await person(i).browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
}
async function handIn(i: number): Promise<void> {
  const roundId = await begin(i)
  const entries = Array.from({ length: 18 }, (_, hole) => entry(server, hole + 1, hole + 1, 5))
  expect((await person(i).browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  const body = { partnerName: 'Pat', partnerSignature: 'Pat' }
  expect((await person(i).browser('PATCH', `/api/rounds/${roundId}`, body)).status).toBe(200)
}

test('when a competition is played, then what waits is counted at each step, and nothing is said plainly', async () => {
  expect(await waiting()).toEqual(nothing)

  for (const { browser } of people.slice(0, 3)) await browser('POST', `${path}/join`, {})
  const guest = { key: 'guestwhowaits', firstName: 'Gil', lastName: 'Guest' }
  expect((await club.admin('POST', `${path}/entry-list/guests`, guest)).status).toBe(200)
  expect((await person(3).browser('POST', `${path}/join`, {})).status).toBe(409)
  expect(await waiting()).toEqual({ ...nothing, reserves: 1, owing: 4, noAccount: 1 })

  const { entries } = expectBody(await club.admin('GET', `${path}/entry-list`), readEntries.reply)
  expect(entries.map(({ firstName, reach }) => [firstName, reach])).toEqual([
    ['Gil', 'no_account'],
    ...['Ann', 'Ben', 'Cat', 'Dan'].map((name) => [name, 'reached']),
  ])
  const paid = { userIds: entries.slice(0, 4).map(({ userId }) => userId), fee: 'paid' }
  await club.admin('PATCH', `${path}/entry-list`, paid)
  await server.database.pool.query('update users set email_bounced_at = now() where id = $1', [
    person(1).userId,
  ])
  expect(await waiting()).toEqual({ ...nothing, reserves: 1, mailsReturn: 1, noAccount: 1 })

  const pin = { id: 'pzc_pin001', kind: 'nearest_the_pin', holeNumber: 3, prizes: [{ thing: 'Balls' }] }
  expect((await club.admin('PUT', `${path}/prizes`, { onePerPlayer: false, categories: [pin] })).status).toBe(
    200,
  )
  await handIn(0)
  await handIn(1)
  await begin(2)
  expect(await waiting()).toMatchObject({ cards: [{ state: 'out', count: 1 }], ties: 0, prizesOpen: 1 })

  await club.admin('PATCH', `${path}/status`, { status: 'completed' })
  // The board, of which the ties are read, follows a card a moment later.
  await vi.waitFor(async () => {
    expect(await waiting()).toEqual({
      ...nothing,
      ties: 1,
      prizesOpen: 1,
      mailsReturn: 1,
      noAccount: 1,
      cards: [
        { state: 'not_begun', count: 1 },
        { state: 'out', count: 1 },
      ],
    })
  })

  await club.admin('PUT', `${path}/prizes/${pin.id}/winner`, { userId: person(0).userId })
  expect((await waiting()).prizesOpen).toBe(0)
})

test('when it is a knock-out, then only its entries are counted', async () => {
  const bracket = await createTestCompetition(server, club, { competitionType: 'matchplay' })
  const answer = await club.admin('GET', `/api/competitions/${bracket}/waiting`)
  expect(expectBody(answer, getDeskWaiting.reply)).toEqual(nothing)
})
