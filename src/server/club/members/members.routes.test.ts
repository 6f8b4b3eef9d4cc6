import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  createTestClub,
  createTestCompetition,
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

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

describe('which ratings serve a player (R4.4)', () => {
  test('the player says it, or the club; the next round is played by it', async () => {
    const { browser, userId } = await signUpAs(server, { firstName: 'Ida', clubCode: club.clubCode })
    const courseId = idOf(
      await club.admin('POST', '/api/courses', {
        name: 'Rated',
        clubId: club.clubId,
        holeCount: 18,
        tees: [
          {
            name: 'Red',
            color: 'red',
            ratings: [
              { gender: 'men', rating: '69.1', slope: 118, par: 72 },
              { gender: 'women', rating: '74.3', slope: 131, par: 72 },
            ],
          },
        ],
      }),
    )
    const path = `/api/members/${userId}/gender`
    const slopeNow = async () => {
      const roundId = idOf(await browser('POST', '/api/rounds', { courseId }))
      await browser('POST', `/api/rounds/${roundId}/abandon`)
      const kept = await server.database.pool.query<{ slope: number }>(
        'select slope from rounds where id = $1',
        [roundId],
      )
      return kept.rows[0]?.slope
    }
    expect((await browser('GET', path)).body).toEqual({ gender: null, version: 1 })
    expect((await browser('PATCH', path, { gender: 'women' })).body).toEqual({ gender: 'women', version: 2 })
    expect(await slopeNow()).toBe(131)
    expect((await club.admin('PATCH', path, { gender: 'men' })).status).toBe(200)
    expect(await slopeNow()).toBe(118)
    expect((await club.admin('PATCH', path, { gender: null })).body).toEqual({ gender: null, version: 4 })
    expect((await browser('PATCH', path, { gender: 'both' })).status).toBe(400)
  })

  test('another player may neither ask nor say', async () => {
    const [one, two] = await Promise.all(
      ['Jan', 'Kit'].map((firstName) => signUpAs(server, { firstName, clubCode: club.clubCode })),
    )
    const path = `/api/members/${one?.userId ?? ''}/gender`
    expect((await two?.browser('GET', path))?.status).toBe(403)
    expect((await two?.browser('PATCH', path, { gender: 'men' }))?.status).toBe(403)
  })
})

describe('removing a member (T30)', () => {
  test('entries are withdrawn, their matches are walkovers, rounds stay, and they lose access at once', async () => {
    const people = await Promise.all(
      ['Lia', 'Max', 'Noa'].map((firstName) => signUpAs(server, { firstName, clubCode: club.clubCode })),
    )
    const [lia, max] = people
    if (!lia || !max) throw new Error('three people')
    const stableford = await createTestCompetition(server, club)
    const knockOut = await createTestCompetition(server, club, { competitionType: 'matchplay' })
    await join(lia.browser, stableford)
    for (const { browser } of [lia, max]) await join(browser, knockOut)
    await club.admin('POST', `/api/competitions/${knockOut}/bracket`, { seeding: 'handicap' })
    const roundId = idOf(await lia.browser('POST', '/api/rounds', { courseId: club.courseId }))

    await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${lia.userId}`)

    const entries = await server.database.pool.query<{ status: string }>(
      'select status from competition_entries where user_id = $1',
      [lia.userId],
    )
    expect(entries.rows.map((row) => row.status)).toEqual(['withdrawn', 'withdrawn'])
    expect((await club.admin('GET', `/api/competitions/${knockOut}/matches`)).body).toMatchObject([
      { status: 'completed', winnerId: max.userId },
    ])
    expect((await club.admin('GET', `/api/rounds/${roundId}`)).status).toBe(200)
    await expect.poll(async () => (await lia.browser('GET', `/api/clubs/${club.clubId}`)).status).toBe(404)
  })

  const join = (browser: Browser, id: string) => browser('POST', `/api/competitions/${id}/join`, {})
})

test('the list of members names the ratings that each of them has chosen', async () => {
  const { browser, userId } = await signUpAs(server, { firstName: 'Pam', clubCode: club.clubCode })
  await browser('PATCH', `/api/members/${userId}/gender`, { gender: 'women' })
  const Members = z.array(z.looseObject({ id: z.string(), gender: z.nullable(z.string()) }))
  const members = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/members`), Members)
  expect(members.find((one) => one.id === userId)).toMatchObject({ gender: 'women' })
  expect(members.find((one) => one.id === club.adminId)).toMatchObject({ gender: null })
})

test('when a member has handed a card in, then the list says when that round was', async () => {
  const { browser, userId } = await signUpAs(server, { firstName: 'Quin', clubCode: club.clubCode })
  const Members = z.array(z.looseObject({ id: z.string(), lastRoundAt: z.nullable(z.string()) }))
  const lastRound = async () =>
    expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/members`), Members).find(
      (one) => one.id === userId,
    )?.lastRoundAt
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId }))
  expect(await lastRound()).toBeNull()
  const card = { isCompleted: true, grossScore: 90, partnerName: 'Pia', partnerSignature: 'Pia' }
  expect((await browser('PATCH', `/api/rounds/${roundId}`, card)).status).toBe(200)
  expect(await lastRound()).toBe(server.now().toISOString())
})
