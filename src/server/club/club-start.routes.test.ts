import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getClubReach } from '#contract/club/club-reach.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type TestServer,
} from '#test/server.ts'
import { testMachine } from '#test/two-processes/application-parts.ts'

let server: TestServer
let addresses = testMachine()
beforeAll(async () => {
  server = await startTestServer(undefined, {}, { machine: () => addresses })
})
afterAll(() => server.close())

describe('the address that links lead to', () => {
  test('is chosen among the machine’s own, and is lost when the machine has another', async () => {
    const club = await createTestClub(server, 'Reach')
    const path = `/api/clubs/${club.clubId}/reach`
    const candidates = ['http://192.168.1.20:3000', 'http://clubhouse.local:3000']
    const { sheetKey, ...reach } = expectBody(await club.admin('GET', path), getClubReach.reply)
    expect(reach).toEqual({ origin: null, isFixed: false, candidates, lost: null, sendsMail: false })
    expect(sheetKey).toMatch(/^[\w-]{16}$/)
    const chosen = await club.admin('PUT', path, { origin: candidates[0] })
    expect(chosen.body).toMatchObject({ origin: candidates[0], lost: null })
    const before = addresses
    addresses = { hostname: 'clubhouse', interfaces: {} }
    expect((await club.admin('GET', path)).body).toMatchObject({
      origin: null,
      lost: candidates[0],
      candidates: ['http://clubhouse.local:3000'],
    })
    addresses = before
  })

  test.each([
    'https://evil.example',
    'http://192.168.1.20:3001',
    'http://192.168.1.20:3000/phish',
    'http://localhost:3000',
  ])('%s is none of them, so nobody can send a club’s members there', async (origin) => {
    const club = await createTestClub(server, `Typed ${new URL(origin).host}${new URL(origin).pathname}`)
    // A forged Host header adds nothing either.
    const answer = await club.admin(
      'PUT',
      `/api/clubs/${club.clubId}/reach`,
      { origin },
      { host: 'evil.example' },
    )
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field: 'origin' }] }])
  })

  test('with PUBLIC_URL it is that one, and the machine’s own stay unknown', async () => {
    const fixed = await startTestServer(undefined, { PUBLIC_URL: 'https://golf.example.org' })
    try {
      const club = await createTestClub(fixed)
      const path = `/api/clubs/${club.clubId}/reach`
      expect((await club.admin('GET', path)).body).toMatchObject({
        origin: 'https://golf.example.org',
        isFixed: true,
        candidates: [],
      })
      expect((await club.admin('PUT', path, { origin: 'http://192.168.1.20:3000' })).status).toBe(400)
    } finally {
      await fixed.close()
    }
  })
})

describe('the list of first steps', () => {
  test('ticks itself off', async () => {
    const { browser } = await signUpAs(server, { firstName: 'Fay', lastName: 'First' })
    const clubId = idOf(await browser('POST', '/api/clubs', { name: 'First Steps' }))
    const path = `/api/clubs/${clubId}/first-steps`
    const none = {
      courseId: null,
      areHolesConfirmed: false,
      hasRatings: false,
      hasCompetition: false,
      isCodeHandedOut: false,
      isDismissed: false,
    }
    expect((await browser('GET', path)).body).toEqual(none)
    const courseId = idOf(await browser('POST', '/api/courses', { name: 'Old', clubId }))
    expect((await browser('GET', path)).body).toMatchObject({ ...none, courseId })
    await createTestCompetition(server, {
      ...(await createTestClub(server, 'Other')),
      admin: browser,
      clubId,
      courseId,
    })
    expect((await browser('GET', path)).body).toMatchObject({ ...none, courseId, hasCompetition: true })
    expect((await browser('POST', path, { done: 'sheet' })).body).toMatchObject({ isCodeHandedOut: true })
    for (let i = 0; i < 2; i++)
      expect((await browser('POST', path, { done: 'dismissed' })).body).toMatchObject({ isDismissed: true })
  })

  test('shows the course that is furthest on, and takes a player for a code that was handed out', async () => {
    const club = await createTestClub(server, 'Furthest')
    const second = idOf(await club.admin('POST', '/api/courses', { name: 'New', clubId: club.clubId }))
    const typed = '{"par":false,"strokeIndex":false,"yardages":["White"]}'
    await server.database.pool.query('update holes set generated = $2 where course_id = $1', [second, typed])
    await signUpAs(server, { firstName: 'Pat', lastName: 'Furthest', clubCode: club.clubCode })
    const answer = await club.admin('GET', `/api/clubs/${club.clubId}/first-steps`)
    expect(expectBody(answer, z.looseObject({}))).toMatchObject({
      courseId: second,
      areHolesConfirmed: true,
      isCodeHandedOut: true,
      hasMembers: true,
    })
  })

  test('knows the union of a club that was created with one, or has chosen one since', async () => {
    const { browser } = await signUpAs(server, { firstName: 'Una', lastName: 'Union' })
    const create = (more: object) => browser('POST', '/api/clubs', { name: 'Country', ...more })
    const stepsOf = async (clubId: string) => (await browser('GET', `/api/clubs/${clubId}/first-steps`)).body
    const london = idOf(await create({ timeZone: 'Europe/London', currency: 'GBP', union: 'england' }))
    expect(await stepsOf(london)).toMatchObject({ hasUnion: true })
    expect((await browser('GET', `/api/clubs/${london}`)).body).toMatchObject({ currency: 'GBP' })
    expect((await browser('GET', `/api/clubs/${london}/rules`)).body).toMatchObject({
      union: 'england',
    })
    const { rows } = await server.database.pool.query<{ rules: unknown }>(
      'select rules_of_play as rules from clubs where id = $1',
      [london],
    )
    expect(rows[0]?.rules).toMatchObject({ countback: 'front_nine', penaltyWaitHours: '72' })
    // A program that says nothing has what it always had.
    const plain = idOf(await create({}))
    expect(await stepsOf(plain)).not.toHaveProperty('hasUnion')
    expect((await browser('GET', `/api/clubs/${plain}`)).body).toMatchObject({ currency: 'USD' })
    await browser('PATCH', `/api/clubs/${plain}/rules`, { union: 'ireland' })
    expect(await stepsOf(plain)).toMatchObject({ hasUnion: true })
    expect((await create({ union: 'atlantis' })).status).toBe(400)
  })
})
