import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getCardsOut } from '#contract/competition/cards-out.ts'
import { competition as competitionSchema } from '#contract/competition/competitions.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* U18: an administrator can undo each step of a competition until its result is final. */

let server: TestServer
let club: TestClub
let player: { browser: Browser; userId: string }

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  player = await signUpAs(server, { firstName: 'Pia', clubCode: club.clubCode })
})
afterAll(() => server.close())

const refusalCode = (answer: Answer) => z.looseObject({ code: z.string() }).parse(answer.body).code
const path = (id: string, more = '') => `/api/competitions/${id}${more}`
const step = (id: string, status: string) => club.admin('PATCH', path(id, '/status'), { status })
const read = async (id: string) => expectBody(await club.admin('GET', path(id)), competitionSchema)

/** Begins in three hours. */
const ahead = () => ({
  startDate: new Date(server.now().getTime() + 3 * 3_600_000).toISOString(),
  endDate: new Date(server.now().getTime() + 9 * 3_600_000).toISOString(),
})

/** Every row that belongs to a competition, except its own. */
async function contents(id: string): Promise<unknown> {
  const tables = ['competition_entries', 'rounds', 'teams', 'team_members', 'brackets', 'matches']
  const kept = await Promise.all(
    tables.map((table) =>
      server.database.pool.query(`select * from ${table} where competition_id = $1 order by 1, 2`, [id]),
    ),
  )
  return kept.map((one) => one.rows as unknown)
}

test('when a competition is cancelled, then everybody who is entered or on the reserve list is told once, and nobody who had withdrawn', async () => {
  const id = await createTestCompetition(server, club, { ...ahead(), maxParticipants: 2 })
  const people: Browser[] = []
  for (const firstName of ['Ina', 'Jon', 'Kay']) {
    const { browser } = await signUpAs(server, { firstName, clubCode: club.clubCode })
    await browser('POST', path(id, '/join'), {})
    people.push(browser)
  }
  const left = await signUpAs(server, { firstName: 'Lou', clubCode: club.clubCode })
  await left.browser('POST', path(id, '/join'), {})
  await left.browser('DELETE', path(id, '/join'))
  await step(id, 'cancelled')
  await step(id, 'cancelled')
  const told = async (browser: Browser) =>
    expectBody(await browser('GET', '/api/notices'), listNotices.reply)
      .notices.filter(({ kind }) => kind === 'competition_cancelled')
      .map(({ competition }) => competition?.id)
  for (const browser of people) expect(await told(browser)).toEqual([id])
  expect(await told(left.browser)).toEqual([])
})

describe('statuses', () => {
  test('when a competition is opened by mistake and taken back, then its draw, entries and cards are as they were', async () => {
    const other = await signUpAs(server, { firstName: 'Quin', clubCode: club.clubCode })
    const id = await createTestCompetition(server, club, { ...ahead(), competitionType: 'matchplay' })
    for (const { browser } of [player, other]) await browser('POST', path(id, '/join'), {})
    await club.admin('POST', path(id, '/bracket'), { seeding: 'handicap' })
    const before = await contents(id)
    expect(await read(id)).toMatchObject({ status: 'upcoming' })
    for (const status of ['active', 'upcoming', 'active', 'completed', 'active', 'cancelled', 'upcoming']) {
      expect((await step(id, status)).status, status).toBe(200)
      expect(await read(id)).toMatchObject({ status, participantCount: 2 })
    }
    expect(await contents(id)).toEqual(before)
  })

  test('when a status is set by hand, then it stays although a date says otherwise, until the next date moves it on', async () => {
    const now = server.now()
    const id = await createTestCompetition(server, club)
    expect(await read(id)).toMatchObject({ status: 'active' })
    await step(id, 'upcoming')
    expect(await read(id)).toMatchObject({ status: 'upcoming' })
    server.setTime(new Date(now.getTime() + 9 * 3_600_000))
    expect(await read(id)).toMatchObject({ status: 'completed' })
    await step(id, 'active')
    server.setTime(new Date(now.getTime() + 30 * 3_600_000))
    expect(await read(id)).toMatchObject({ status: 'active' })
    server.setTime(now)
  })

  test('when a result becomes final, then the competition was completed, every card was in or ruled on, and nothing changes any more', async () => {
    const id = await createTestCompetition(server, club)
    await player.browser('POST', path(id, '/join'), {})
    const roundId = idOf(
      await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: id }),
    )
    await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, 1, 1, 4)] })
    expect(refusalCode(await step(id, 'final'))).toBe('not_completed')
    await step(id, 'completed')
    expect((await step(id, 'final')).body).toMatchObject({
      code: 'cards_open',
      message: 'The card of Pia Tester is not handed in. Rule on it first: no return or withdrawn.',
      details: {
        cardsOut: [{ roundId, userId: player.userId, playerName: 'Pia Tester', thru: 1, holeCount: 18 }],
      },
    })
    await club.admin('PATCH', path(id, `/entries/${player.userId}`), { status: 'no_return' })
    for (let i = 0; i < 2; i++) expect((await step(id, 'final')).body).toMatchObject({ status: 'final' })
    for (const status of ['completed', 'active', 'cancelled', 'draft'])
      expect(refusalCode(await step(id, status))).toBe('result_final')
    expect(refusalCode(await club.admin('PATCH', path(id), { name: 'Other' }))).toBe('result_final')
    // The card that was ruled on is still open; what its player does with it no longer moves the stored board.
    const board = (await club.admin('GET', path(id, '/leaderboard'))).body
    expect(board).toMatchObject([{ playerName: 'Pia Tester', note: 'no_return', thru: 1 }])
    await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, 2, 2, 3)] })
    await player.browser('POST', `/api/rounds/${roundId}/abandon`)
    expect((await club.admin('GET', path(id, '/leaderboard'))).body).toEqual(board)
    expect((await club.admin('GET', path(id, `/leaderboard/${player.userId}`))).status).toBe(200)
  })
})

describe('drafts', () => {
  test('when a competition is a draft, then only administrators see it; once opened it can become a draft again until somebody enters', async () => {
    const id = await createTestCompetition(server, club, { ...ahead(), isDraft: true })
    const ids = async (browser: Browser) =>
      expectBody(await browser('GET', '/api/competitions'), z.array(competitionSchema)).map((one) => one.id)
    expect(await read(id)).toMatchObject({ status: 'draft', canJoin: false })
    expect(await ids(club.admin)).toContain(id)
    expect(await ids(player.browser)).not.toContain(id)
    expect((await player.browser('GET', path(id))).status).toBe(404)
    await step(id, 'upcoming')
    expect(await ids(player.browser)).toContain(id)
    expect((await step(id, 'draft')).status).toBe(200)
    await step(id, 'upcoming')
    await player.browser('POST', path(id, '/join'), {})
    expect(refusalCode(await step(id, 'draft'))).toBe('has_entries')
  })
})

describe('cards out', () => {
  test('when play is to be closed, then the cards still out are told from those not begun, handed in and ruled on', async () => {
    const id = await createTestCompetition(server, club)
    const cardsOut = async () =>
      expectBody(await club.admin('GET', path(id, '/cards-out')), getCardsOut.reply)
    expect(await cardsOut()).toEqual({ participantCount: 0, out: [], unconfirmed: [], notStarted: [] })
    const people = []
    for (const firstName of ['Ada', 'Ben', 'Cleo']) {
      const one = await signUpAs(server, { firstName, clubCode: club.clubCode })
      await one.browser('POST', path(id, '/join'), {})
      people.push(one)
    }
    const [ada, ben, cleo] = people
    if (!ada || !ben || !cleo) throw new Error('three players')
    expect((await cardsOut()).notStarted.map((one) => one.playerName).sort()).toEqual([
      'Ada Tester',
      'Ben Tester',
      'Cleo Tester',
    ])
    for (const { browser } of [ada, ben]) {
      const started = await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: id })
      await browser('POST', `/api/rounds/${idOf(started)}/scores`, { entries: [entry(server, 1, 1, 4)] })
    }
    await club.admin('PATCH', path(id, `/entries/${ben.userId}`), { status: 'withdrawn' })
    const found = await cardsOut()
    expect(found.out).toMatchObject([
      { userId: ada.userId, playerName: 'Ada Tester', thru: 1, holeCount: 18 },
    ])
    expect(found.notStarted).toEqual([{ userId: cleo.userId, playerName: 'Cleo Tester' }])
    expect(found.participantCount, 'also who was ruled on').toBe(3)
    expect((await ada.browser('GET', path(id, '/cards-out'))).status).toBe(403)
  })
})
