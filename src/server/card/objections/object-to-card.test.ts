import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listObjections, readObjection } from '#contract/card/card-objections.ts'
import { listDeskCards } from '#contract/competition/desk-cards.ts'
import { getDeskWaiting } from '#contract/competition/desk-waiting.ts'
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

/* Issue 34: a player questions a card that they have handed in. */

let server: TestServer
let club: TestClub
let player: { browser: Browser; userId: string }
let competitionId: string
let roundId: string
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query('delete from rate_limits')
  count += 1
  player = await signUpAs(server, { firstName: `Pia${count}`, clubCode: club.clubCode })
  competitionId = await createTestCompetition(server, club)
  await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
  roundId = await handIn({ competitionId })
})

async function handIn(more: object): Promise<string> {
  const id = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId, ...more }))
  const entries = Array.from({ length: 18 }, (_, i) => entry(server, i + 1, i + 1, 5))
  await player.browser('POST', `/api/rounds/${id}/scores`, { entries })
  const done = await player.browser('PATCH', `/api/rounds/${id}`, {
    isCompleted: true,
    partnerName: 'Pat',
    partnerSignature: 'Pat',
    // Two rounds of one day with the same scores.
    sameRound: false,
  })
  expect(done.status).toBe(200)
  return id
}

const newId = () => {
  count += 1
  return `obj_${String(count).padStart(12, '0')}`
}
const hole = { holeNumber: 7, result: 'strokes', grossScore: 4 }
const path = () => `/api/rounds/${roundId}/objection`
const object = (more: object = {}, by: Browser = player.browser) =>
  by('POST', path(), { id: newId(), hole, reason: null, ...more })
const read = async (by: Browser = player.browser) =>
  expectBody(await by('GET', path()), readObjection.reply).objection
const waiting = async () =>
  expectBody(
    await club.admin('GET', `/api/clubs/${club.clubId}/objections`),
    listObjections.reply,
  ).cards.filter((one) => one.roundId === roundId)
async function deskCard() {
  const { cards } = expectBody(
    await club.admin('GET', `/api/competitions/${competitionId}/cards`),
    listDeskCards.reply,
  )
  return cards.find((one) => one.roundId === roundId)
}
async function answers() {
  const { notices } = expectBody(await player.browser('GET', '/api/notices'), listNotices.reply)
  return notices.filter(({ kind }) => kind === 'objection_answered').map(({ answer }) => answer)
}
const answer = async (reason = 'Your marker wrote 5 too.', by: Browser = club.admin) =>
  by('POST', `${path()}/answer`, { id: (await read())?.id ?? '', reason })

describe('something is wrong on a card that is handed in', () => {
  test('when a player says which hole, then it waits at the desk and on the club’s list, and the card stays', async () => {
    expect((await object()).status).toBe(200)
    expect(await read()).toMatchObject({ state: 'open', hole, reason: null, answer: null })
    expect(await waiting()).toMatchObject([{ hole, reason: null, playerName: expect.any(String) as string }])
    expect(await deskCard()).toMatchObject({
      state: 'disputed',
      isHandedIn: true,
      dispute: { reason: null, holes: [7] },
    })
    const desk = expectBody(
      await club.admin('GET', `/api/competitions/${competitionId}/waiting`),
      getDeskWaiting.reply,
    )
    expect(desk.cards).toContainEqual({ state: 'disputed', count: 1 })
  })

  test('when it is a sentence on a card outside competitions, then the club has it too', async () => {
    roundId = await handIn({})
    expect((await object({ hole: null, reason: 'I played the yellow tees' })).status).toBe(200)
    expect(await waiting()).toMatchObject([{ hole: null, reason: 'I played the yellow tees' }])
  })

  test('when it is sent twice, at once, again or in other words, then it is one', async () => {
    const body = { id: newId(), hole, reason: 'I had a 4' }
    const both = await Promise.all([object(body), object(body)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await object({ reason: 'Really' })).status).toBe(200)
    expect(await waiting()).toMatchObject([{ reason: 'I had a 4' }])
    await player.browser('DELETE', path())
    expect((await object(body)).status).toBe(200)
    expect(await waiting(), 'the same call comes late').toEqual([])
  })

  test('when it is taken back, again too, then nothing waits, and another may be sent', async () => {
    await object()
    for (let i = 0; i < 2; i += 1) expect((await player.browser('DELETE', path())).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect(await deskCard()).toMatchObject({ state: 'in', dispute: null })
    await object({ reason: 'And now really' })
    expect(await waiting()).toHaveLength(1)
  })

  test('when it says nothing that can be objected, then it is refused', async () => {
    for (const [what, more] of [
      ['nothing', { hole: null, reason: null }],
      ['no words', { hole: null, reason: '   ' }],
      ['a hole that the card has not', { hole: { ...hole, holeNumber: 19 } }],
      ['strokes that are no strokes', { hole: { ...hole, grossScore: null } }],
      ['too many words', { reason: 'x'.repeat(201) }],
      ['an id of another kind', { id: 'rnd_1' }],
    ] as const) {
      expect((await object(more)).status, what).toBe(400)
      expect(await read(), what).toBeNull()
    }
  })
})

describe('what the club makes of it', () => {
  test('when it answers, again too, then the player is told once with the reason', async () => {
    await object()
    const id = (await read())?.id
    for (let i = 0; i < 2; i += 1)
      expect(
        (await club.admin('POST', `${path()}/answer`, { id, reason: 'Your marker wrote 5 too.' })).status,
      ).toBe(200)
    expect(await read()).toMatchObject({ state: 'answered', answer: 'Your marker wrote 5 too.' })
    expect(await answers()).toEqual(['Your marker wrote 5 too.'])
    expect(await waiting()).toEqual([])
    expect(await deskCard()).toMatchObject({ state: 'in' })
  })

  test('when it corrects the card, then that is the answer', async () => {
    await object()
    const held = { result: 'strokes', grossScore: 5 }
    const corrected = await club.admin('POST', `/api/rounds/${roundId}/corrections`, {
      reason: 'You are right',
      holes: [{ holeNumber: 7, from: held, to: { result: 'strokes', grossScore: 4 } }],
    })
    expect(corrected.status).toBe(200)
    expect(await read()).toMatchObject({ state: 'changed', answer: 'You are right' })
    expect(await waiting()).toEqual([])
    expect(await answers()).toEqual([])
  })

  test('when the answer is hostile, then it is stored as text', async () => {
    await object()
    await answer('<img src=x onerror=window.hit=1>')
    expect(await answers()).toEqual(['<img src=x onerror=window.hit=1>'])
  })
})

describe('who may do what, and when', () => {
  test('when it is another player, an administrator or another club, then it is refused', async () => {
    const other = await signUpAs(server, { firstName: `Max${count}`, clubCode: club.clubCode })
    const foreign = await createTestClub(server, `Elm Park ${count}`)
    for (const by of [other.browser, club.admin, foreign.admin]) {
      expect((await object({}, by)).status).toBe(404)
      expect((await by('DELETE', path())).status).toBe(404)
    }
    await object()
    expect((await other.browser('GET', path())).status).toBe(404)
    expect((await answer('No', player.browser)).status).toBe(400)
    expect((await answer('No, it is right', player.browser)).status).toBe(403)
    expect((await answer('No, it is right', foreign.admin)).status).toBe(404)
    expect((await other.browser('GET', `/api/clubs/${club.clubId}/objections`)).status).toBe(403)
    expect(await waiting()).toHaveLength(1)
  })

  test('when the result is final, then the player is refused, and what waits can still be answered', async () => {
    await object()
    const to = (status: string) =>
      club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status })
    for (const status of ['completed', 'final']) expect((await to(status)).status).toBe(200)
    expect((await answer()).status).toBe(200)
    expect(await object()).toMatchObject({ status: 409, body: { code: 'result_final' } })
  })

  test('when the card is open, then it is the player’s to change', async () => {
    roundId = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId }))
    expect(await object()).toMatchObject({ status: 409, body: { code: 'round_closed' } })
  })
})
