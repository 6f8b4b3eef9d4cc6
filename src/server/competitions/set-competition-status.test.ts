import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { competition as competitionSchema } from '#contract/competitions.ts'
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

/* U18: what an administrator does to a competition can be undone until its result is final. */

let server: TestServer
let club: TestClub
let player: { browser: Browser; userId: string }

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  player = await signUpAs(server, { firstName: 'Pia', clubCode: club.clubCode })
})
afterAll(() => server.close())

const codeOf = (answer: Answer) => expectRefusal(answer).code
const expectRefusal = (answer: Answer) => z.looseObject({ code: z.string() }).parse(answer.body)
const path = (id: string, more = '') => `/api/competitions/${id}${more}`
const step = (id: string, status: string) => club.admin('PATCH', path(id, '/status'), { status })
const read = async (id: string) => expectBody(await club.admin('GET', path(id)), competitionSchema)

/** Three hours ahead: nobody has a reason to play it yet. */
const ahead = () => ({
  startDate: new Date(server.now().getTime() + 3 * 3_600_000).toISOString(),
  endDate: new Date(server.now().getTime() + 9 * 3_600_000).toISOString(),
})

/** All the store holds of a competition besides its status. */
async function contents(id: string): Promise<unknown> {
  const tables = ['competition_entries', 'rounds', 'teams', 'team_members', 'brackets', 'matches']
  const kept = await Promise.all(
    tables.map((table) =>
      server.database.pool.query(`select * from ${table} where competition_id = $1 order by 1, 2`, [id]),
    ),
  )
  return kept.map((one) => one.rows as unknown)
}

describe('steps', () => {
  test('opened by mistake and taken back: the draw, entries and cards are as they were', async () => {
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

  test('a step set by hand stays though its date is past, and the next date moves it on', async () => {
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

  test('final only from completed, with all cards in or ruled on, and then nothing changes any more', async () => {
    const id = await createTestCompetition(server, club)
    await player.browser('POST', path(id, '/join'), {})
    const roundId = idOf(
      await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: id }),
    )
    await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, 1, 1, 4)] })
    expect(codeOf(await step(id, 'final'))).toBe('not_completed')
    await step(id, 'completed')
    expect((await step(id, 'final')).body).toMatchObject({
      code: 'cards_open',
      message: 'One card is not handed in. Rule on each first: no return or withdrawn.',
    })
    await club.admin('PATCH', path(id, `/entries/${player.userId}`), { status: 'no_return' })
    for (let i = 0; i < 2; i++) expect((await step(id, 'final')).body).toMatchObject({ status: 'final' })
    for (const status of ['completed', 'active', 'cancelled', 'draft'])
      expect(codeOf(await step(id, status))).toBe('result_final')
    expect(codeOf(await club.admin('PATCH', path(id), { name: 'Other' }))).toBe('result_final')
    // The card that was ruled on is still out; what its player does with it moves the sheet no more.
    const board = (await club.admin('GET', path(id, '/leaderboard'))).body
    expect(board).toMatchObject([{ playerName: 'Pia Tester', note: 'no_return', thru: 1 }])
    await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, 2, 2, 3)] })
    await player.browser('POST', `/api/rounds/${roundId}/abandon`)
    expect((await club.admin('GET', path(id, '/leaderboard'))).body).toEqual(board)
    expect((await club.admin('GET', path(id, `/leaderboard/${player.userId}`))).status).toBe(200)
  })
})

describe('drafts', () => {
  test('only the committee sees one; opened it is everybody’s, and taken back while nobody is entered', async () => {
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
    expect(codeOf(await step(id, 'draft'))).toBe('has_entries')
  })

  test('an empty draft can be deleted, anything else cannot', async () => {
    const id = await createTestCompetition(server, club, { ...ahead(), isDraft: true })
    await step(id, 'upcoming')
    expect(codeOf(await club.admin('DELETE', path(id)))).toBe('not_a_draft')
    await step(id, 'draft')
    expect((await club.admin('DELETE', path(id))).status).toBe(200)
    expect((await club.admin('GET', path(id))).status).toBe(404)
  })
})

describe('changing what was said', () => {
  test('every field, on the club’s clock; what is left out stays, null empties', async () => {
    const id = await createTestCompetition(server, club, { ...ahead(), entryFee: '5', prizes: 'A ham' })
    const changed = await club.admin('PATCH', path(id), {
      name: 'Captain’s Day',
      startDate: '2026-07-01T09:00',
      endDate: '2026-07-01T19:00',
      entryFee: '12,50'.replace(',', '.'),
      description: 'Shotgun start',
      maxParticipants: 60,
      allowance: 90,
    })
    expect(changed.body).toMatchObject({
      name: 'Captain’s Day',
      startDate: '2026-07-01T08:00:00.000Z',
      endDate: '2026-07-01T18:00:00.000Z',
      entryFee: '12.50',
      description: 'Shotgun start',
      prizes: 'A ham',
      maxParticipants: 60,
      allowance: 90,
    })
    const emptied = await club.admin('PATCH', path(id), { entryFee: null, maxParticipants: '', prizes: '' })
    expect(emptied.body).toMatchObject({ entryFee: null, maxParticipants: null, prizes: null, allowance: 90 })
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ endDate: '2020-01-01T08:00' }, 'endDate'],
    [{ startDate: '2030-01-01T08:00' }, 'endDate'],
    [{ entryFee: -1 }, 'entryFee'],
    [{ maxParticipants: 1 }, 'maxParticipants'],
    [{ allowance: 101 }, 'allowance'],
    [{ competitionType: 'matchplay' }, 'body'],
  ])('%j is refused at the field', async (body, field) => {
    const id = await createTestCompetition(server, club, ahead())
    const answer = await club.admin('PATCH', path(id), body)
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field }] }])
  })

  test('the allowance is fixed with the first card, the limit by those who are in', async () => {
    const id = await createTestCompetition(server, club)
    const second = await signUpAs(server, { firstName: 'Rex', clubCode: club.clubCode })
    const third = await signUpAs(server, { firstName: 'Sue', clubCode: club.clubCode })
    for (const { browser } of [player, second, third]) await browser('POST', path(id, '/join'), {})
    expect((await club.admin('PATCH', path(id), { allowance: 100 })).body).toMatchObject({ allowance: 100 })
    await second.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: id })
    expect((await club.admin('PATCH', path(id), { allowance: 90 })).body).toMatchObject({
      fields: [{ field: 'allowance' }],
    })
    // Sent again unchanged, as a form does, it is no change.
    expect((await club.admin('PATCH', path(id), { allowance: 100, name: 'Same' })).status).toBe(200)
    expect((await club.admin('PATCH', path(id), { maxParticipants: 2 })).body).toMatchObject({
      fields: [{ field: 'maxParticipants' }],
    })
  })
})
