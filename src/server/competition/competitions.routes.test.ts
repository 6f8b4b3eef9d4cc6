import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { competition as competitionSchema } from '#contract/competition/competitions.ts'
import { currentCompetitions } from '#contract/board/own-place.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

const create = (change: Record<string, unknown>, admin = club.admin) =>
  admin('POST', '/api/competitions', {
    name: 'Any',
    clubId: club.clubId,
    courseId: club.courseId,
    startDate: '2026-06-06T08:00:00Z',
    endDate: '2026-06-06T20:00:00Z',
    competitionType: 'stableford',
    ...change,
  })

describe('creating', () => {
  test.each([
    ['stableford', { allowance: 95, teamSize: null, bracketType: null }],
    ['stroke_play', { allowance: 95, teamSize: null, bracketType: null }],
    ['matchplay', { allowance: 100, teamSize: null, bracketType: 'single_elimination' }],
    ['team_stroke', { allowance: 85, teamSize: 4, countingScores: 2, bracketType: null }],
    ['team_stableford', { allowance: 85, teamSize: 4, countingScores: 2, bracketType: null }],
  ])(
    'when a %s competition is created, then it has the defaults of its type (D12, D13, D14)',
    async (competitionType, defaults) => {
      const answer = await create({ competitionType })
      expect(answer.body).toMatchObject({
        ...defaults,
        status: 'active',
        openToAll: true,
        stablefordTable: 'standard',
        participantCount: 0,
        hasJoined: false,
      })
    },
  )

  test('when a time has no zone, then it is local time at the club, in summer and in winter (D28, T29)', async () => {
    for (const [typed, instant] of [
      ['2026-07-01T09:00', '2026-07-01T08:00:00.000Z'],
      ['2026-12-01T09:00', '2026-12-01T09:00:00.000Z'],
      ['2026-07-01T09:00:00+02:00', '2026-07-01T07:00:00.000Z'],
    ]) {
      const answer = await create({ startDate: typed, endDate: '2027-01-01T09:00' })
      expect(answer.body).toMatchObject({ startDate: instant })
    }
  })

  test('when its dates pass, then a competition moves from upcoming to active to completed (D10)', async () => {
    const made = expectBody(
      await create({ startDate: '2026-06-06T10:00:00Z', endDate: '2026-06-06T12:00:00Z' }),
      competitionSchema,
    )
    const now = server.now()
    for (const [time, status] of [
      ['2026-06-06T09:59:59Z', 'upcoming'],
      ['2026-06-06T10:00:00Z', 'active'],
      ['2026-06-06T11:59:59Z', 'active'],
      ['2026-06-06T12:00:00Z', 'completed'],
    ] as const) {
      server.setTime(new Date(time))
      expect((await club.admin('GET', `/api/competitions/${made.id}`)).body).toMatchObject({ status })
    }
    server.setTime(now)
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ competitionType: 'skins' }, 'competitionType'],
    [{ startDate: '06/06/2026' }, 'startDate'],
    [{ startDate: '2026-13-01T09:00' }, 'startDate'],
    [{ endDate: '2026-06-06T08:00:00Z' }, 'endDate'],
    [{ endDate: '2026-06-05T08:00:00Z' }, 'endDate'],
    [{ courseId: 'crs_unknown' }, 'courseId'],
    [{ teeId: 'tee_unknown' }, 'teeId'],
    [{ courseId: '', teeId: 'tee_without_course' }, 'teeId'],
    [{ maxParticipants: 1 }, 'maxParticipants'],
    [{ entryFee: -1 }, 'entryFee'],
    [{ entryFee: 1.005 }, 'entryFee'],
    [{ allowance: 101 }, 'allowance'],
    [{ competitionType: 'team_stroke', teamSize: 3, countingScores: 4 }, 'countingScores'],
    [{ status: 'final' }, 'body'],
  ])('when %j is sent, then the refusal stands at the field %s', async (change, field) => {
    const answer = await create(change)
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field }] }])
  })

  test('when the club’s currency has no cents, then an entry fee must be a whole amount (T18)', async () => {
    expect((await create({ entryFee: '12.50' })).body).toMatchObject({ entryFee: '12.50', currency: 'USD' })
    // Another club, because one with cents can't go to a currency that has none.
    const own = await createTestClub(server, 'Yen Links')
    const inYen = (entryFee: number) =>
      create({ entryFee, clubId: own.clubId, courseId: own.courseId }, own.admin)
    await own.admin('PATCH', `/api/clubs/${own.clubId}`, { currency: 'JPY' })
    expect((await inYen(1500)).body).toMatchObject({ entryFee: '1500', currency: 'JPY' })
    expect((await inYen(12.5)).body).toMatchObject({ fields: [{ field: 'entryFee' }] })
  })
})

describe('joining', () => {
  test('when 24 players join ten places at once, then exactly ten are entered (ASVS 2.3.2, D11)', async () => {
    const players = await Promise.all(
      Array.from({ length: 24 }, (_, i) => signUpAs(server, { firstName: `J${i}`, clubCode: club.clubCode })),
    )
    const id = await createTestCompetition(server, club, { maxParticipants: 10 })
    const answers = await Promise.all(
      players.map(({ browser }) => browser('POST', `/api/competitions/${id}/join`, {})),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10)
    const late = answers.filter((answer) => answer.status === 409)
    expect(late).toHaveLength(14)
    expect(late[0]?.body).toMatchObject({ code: 'competition_full' })
    const latecomer = await joiner('Late')
    const seen = async () => (await latecomer.browser('GET', `/api/competitions/${id}`)).body
    expect(await seen()).toMatchObject({ canJoin: false, canReserve: true, isReserve: false })
    await latecomer.browser('POST', `/api/competitions/${id}/join`, {})
    // Behind the 14 who came before.
    expect(await seen()).toMatchObject({
      hasJoined: false,
      canReserve: false,
      isReserve: true,
      reservePlace: 15,
    })
    expect((await club.admin('GET', `/api/competitions/${id}`)).body).toMatchObject({ participantCount: 10 })
  })

  test('when a player joins twice, then they are entered once, and the list says that they joined', async () => {
    const { browser } = await joiner('Twice')
    const id = await createTestCompetition(server, club)
    expect((await browser('GET', `/api/competitions/${id}`)).body).toMatchObject({
      canJoin: true,
      hasJoined: false,
    })
    for (let i = 0; i < 3; i++)
      expect((await browser('POST', `/api/competitions/${id}/join`, {})).body).toMatchObject({
        status: 'entered',
      })
    expect((await browser('GET', `/api/competitions/${id}`)).body).toMatchObject({
      canJoin: false,
      hasJoined: true,
      hasPlayed: false,
      participantCount: 1,
    })
    const round = await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: id })
    await browser('PATCH', `/api/rounds/${idOf(round)}`, {
      partnerName: 'Pat',
      partnerSignature: 'Pat',
      grossScore: 90,
    })
    expect((await browser('GET', `/api/competitions/${id}`)).body).toMatchObject({ hasPlayed: true })
  })

  test('when the request has no body and no content type, then the player is entered all the same', async () => {
    const { browser } = await joiner('Bare')
    const id = await createTestCompetition(server, club)
    expect((await browser('POST', `/api/competitions/${id}/join`)).status).toBe(200)
  })

  test('when a competition is cancelled or invite-only, or the viewer is no player, then joining is refused', async () => {
    const { browser } = await joiner('Refused')
    const inviteOnly = await createTestCompetition(server, club, { openToAll: false })
    expect((await browser('POST', `/api/competitions/${inviteOnly}/join`, {})).body).toMatchObject({
      code: 'invite_only',
    })
    const id = await createTestCompetition(server, club)
    expect((await club.admin('POST', `/api/competitions/${id}/join`, {})).status).toBe(403)
    await club.admin('PATCH', `/api/competitions/${id}/status`, { status: 'cancelled' })
    expect((await browser('POST', `/api/competitions/${id}/join`, {})).body).toMatchObject({
      code: 'not_open',
    })
    expect((await browser('PATCH', `/api/competitions/${id}/status`, { status: 'active' })).status).toBe(403)
  })

  /** The fifty players above fill the club, so this makes a place for one more. */
  async function joiner(firstName: string) {
    await server.database.pool.query('update clubs set max_members = max_members + 1 where id = $1', [
      club.clubId,
    ])
    return signUpAs(server, { firstName, clubCode: club.clubCode })
  }
})

test('when the active list is read, then it is the part of the whole list that is being played', async () => {
  const List = z.array(competitionSchema)
  const all = expectBody(await club.admin('GET', '/api/competitions'), List)
  const active = expectBody(await club.admin('GET', '/api/competitions/active'), List)
  expect(active.map((one) => one.id)).toEqual(
    all.filter((one) => one.status === 'active').map((one) => one.id),
  )
  expect(all.length).toBeGreaterThan(active.length)
  expect((await club.admin('GET', `/api/clubs/${club.clubId}/competitions`)).body).toEqual(all)
})

test('when a competition is a draft, then for the club’s players there is none', async () => {
  const own = await createTestClub(server, 'Draft Links')
  const { browser } = await signUpAs(server, {
    firstName: 'Dora',
    lastName: 'Draft',
    clubCode: own.clubCode,
  })
  const id = await createTestCompetition(server, own, { isDraft: true, name: 'Captain’s secret' })
  const path = `/api/competitions/${id}`
  const read = [
    '',
    '/leaderboard',
    '/leaderboard/stream',
    '/place',
    '/entries',
    '/matches',
    '/bracket',
    '/teams',
  ]
  for (const one of [...read, `/leaderboard/${own.adminId}`])
    expect([one, (await browser('GET', path + one)).status]).toEqual([one, 404])
  expect((await browser('POST', `${path}/join`, {})).status).toBe(404)
  const round = { courseId: own.courseId, competitionId: id }
  expect((await browser('POST', '/api/rounds', round)).status).toBe(404)

  expect((await own.admin('GET', `${path}/leaderboard`)).status).toBe(200)
  await own.admin('PATCH', `${path}/status`, { status: 'upcoming' })
  for (const one of ['', '/leaderboard', '/place', '/entries'])
    expect([one, (await browser('GET', path + one)).status]).toEqual([one, 200])
})

test('when an administrator deletes a draft without entries, then it is gone; anything else can only be cancelled', async () => {
  const id = await createTestCompetition(server, club, { isDraft: true })
  const path = `/api/competitions/${id}`
  await club.admin('PATCH', `${path}/status`, { status: 'upcoming' })
  expect((await club.admin('DELETE', path)).body).toMatchObject({ code: 'not_a_draft' })
  await club.admin('PATCH', `${path}/status`, { status: 'draft' })
  expect((await club.admin('DELETE', path)).status).toBe(200)
  expect((await club.admin('GET', path)).status).toBe(404)
})

test('when competitions around now are read, then they come by their start, and each says where the reader lies', async () => {
  const own = await createTestClub(server, 'Around Now')
  const { browser } = await signUpAs(server, { firstName: 'Una', clubCode: own.clubCode })
  const inDays = (days: number) => new Date(server.now().getTime() + days * 86_400_000).toISOString()
  const make = (name: string, [from, to]: readonly [number, number], more: Record<string, unknown> = {}) =>
    createTestCompetition(server, own, { name, startDate: inDays(from), endDate: inDays(to), ...more })
  await make('Far away', [61, 62])
  await make('Next month', [30, 31])
  const nextWeek = await make('Next week', [6, 7])
  const today = await make('Today', [-0.1, 0.5])
  await make('Cups', [-30, 30], { competitionType: 'matchplay' })
  await make('Yesterday', [-1, -0.5])
  await make('Last week', [-8, -7])
  await make('Not yet shown', [1, 2], { isDraft: true })
  for (const id of [today, nextWeek]) await browser('POST', `/api/competitions/${id}/join`, {})
  const read = async (as: typeof browser) =>
    expectBody(await as('GET', '/api/competitions/current'), currentCompetitions.reply)
  const round = idOf(await browser('POST', '/api/rounds', { courseId: own.courseId, competitionId: today }))
  await browser('POST', `/api/rounds/${round}/scores`, { entries: [entry(server, 1, 1, 4)] })
  expect((await read(browser)).map((one) => [one.name, one.status, one.hasJoined, one.place])).toEqual([
    ['Cups', 'active', false, null],
    ['Yesterday', 'completed', false, null],
    ['Today', 'active', true, expect.objectContaining({ position: 1, thru: 1 })],
    ['Next week', 'upcoming', true, null],
    ['Next month', 'upcoming', false, null],
  ])
  expect((await read(own.admin)).map((one) => one.name)).toContain('Not yet shown')
})
