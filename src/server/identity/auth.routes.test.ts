import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestClub,
  PASSWORD,
  signUpByCalls,
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

describe('who is signed in', () => {
  test('nobody is a 401 that says Unauthorized (T44)', async () => {
    const answer = await server.browser()('GET', '/api/auth/user')
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ code: 'unauthorized' })
    expect(answer.text).toContain('Unauthorized')
  })

  test('a player signs up with any spelling of the club code, signs out and in again', async () => {
    const spelling = `${club.clubCode.slice(0, 2).toLowerCase()} ${club.clubCode.slice(2, 5)}-${club.clubCode.slice(5)}`
    const { browser, email } = await signUpByCalls(server, { firstName: 'Ben', clubCode: spelling })
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({
      firstName: 'Ben',
      role: 'player',
      clubId: club.clubId,
      clubName: 'Oak Hill',
      handicap: null,
      memberships: [{ clubId: club.clubId, role: 'player', status: 'active' }],
    })
    expect((await browser('GET', '/api/admin/permissions')).body).toEqual({ isClubAdmin: false })
    const out = await browser('GET', '/api/logout')
    expect([out.status, out.headers.location]).toEqual([302, '/'])
    expect((await browser('GET', '/api/auth/user')).status).toBe(401)
    const wrong = await browser('POST', '/api/auth/sign-in', { email, password: 'not this one' })
    expect([wrong.status, wrong.body]).toMatchObject([401, { code: 'wrong_credentials' }])
    expect(
      (await browser('POST', '/api/auth/sign-in', { email: email.toUpperCase(), password: PASSWORD })).status,
    ).toBe(200)
    expect((await browser('GET', '/api/auth/user')).status).toBe(200)
  })

  test('a session is kept for a season of 180 days (U15)', async () => {
    const { browser, email } = await signUpByCalls(server, { firstName: 'Sia', clubCode: club.clubCode })
    const { headers } = await browser('POST', '/api/auth/sign-in', { email, password: PASSWORD })
    expect(String(headers['set-cookie'])).toContain(`Max-Age=${180 * 24 * 60 * 60}`)
  })

  test('an administrator has no power before they create a club (D16)', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Newadmin' })
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({ role: 'club_admin', clubId: null })
    expect((await browser('GET', '/api/admin/permissions')).body).toEqual({ isClubAdmin: false })
    expect((await browser('GET', `/api/clubs/${club.clubId}`)).status).toBe(404)
  })

  test('a preference is used once and changes no account that has a club (D16, T36)', async () => {
    const { browser, email } = await signUpByCalls(server, { firstName: 'Cleo', clubCode: club.clubCode })
    await browser('POST', '/api/auth/preferences', { userType: 'club_admin' })
    await browser('POST', '/api/auth/sign-in', { email, password: PASSWORD })
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({
      role: 'player',
      clubId: club.clubId,
    })
  })

  test('signing in can ask before it joins: yes joins, no does not, and neither is asked twice (T36)', async () => {
    for (const join of [true, false]) {
      const person = { firstName: 'Tia', lastName: 'T', email: `tia.${join}@example.org`, password: PASSWORD }
      await server.browser()('POST', '/api/auth/sign-up', person)
      const browser = server.browser()
      await browser('POST', '/api/auth/preferences', { userType: 'player', clubCode: club.clubCode })
      const { email, password } = person
      const signedIn = await browser('POST', '/api/auth/sign-in', { email, password, asksFirst: true })
      expect(signedIn.body).toMatchObject({ clubId: null })
      expect((await browser('GET', '/api/auth/preferences')).body).toEqual({
        userType: 'player',
        clubName: 'Oak Hill',
        clubColour: null,
        clubCrestUrl: null,
      })
      const said = await browser('POST', '/api/auth/preferences/confirm', { join })
      expect(said.body).toMatchObject({ clubId: join ? club.clubId : null })
      expect((await browser('GET', '/api/auth/preferences')).body).toBeNull()
      const again = await browser('POST', '/api/auth/preferences/confirm', { join: true })
      expect(again.body).toMatchObject({ clubId: join ? club.clubId : null })
    }
  })

  test('a link from another site does not sign anybody out (T43)', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Dan', clubCode: club.clubCode })
    const answer = await browser('GET', '/api/logout', undefined, { 'sec-fetch-site': 'cross-site' })
    expect(answer.text).toContain('<button>')
    expect((await browser('GET', '/api/auth/user')).status).toBe(200)
  })
})

describe('when somebody opens /api/login', () => {
  test.each([
    [undefined, '/auth?tab=signin'],
    ['/competitions/cmp_1/leaderboard', '/auth?tab=signin&next=%2Fcompetitions%2Fcmp_1%2Fleaderboard'],
    ['//evil.example', '/auth?tab=signin'],
    ['/\\evil.example', '/auth?tab=signin'],
    ['https://evil.example', '/auth?tab=signin'],
    ['javascript:alert(1)', '/auth?tab=signin'],
  ])('next=%s leads to %s', async (next, location) => {
    const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`
    expect((await server.browser()('GET', `/api/login${query}`)).headers.location).toBe(location)
  })
})

describe('bad input', () => {
  test.each([
    [{ userType: 'player' }, 'Please enter your club code'],
    [{ userType: 'player', clubCode: ' ' }, 'Please enter your club code'],
    [{ userType: 'superuser' }, 'Choose Player or Club Administrator.'],
    [{ userType: 'player', clubCode: 'SC123456', role: 'club_admin' }, 'Unrecognized key: "role"'],
  ])('preferences %j', async (body, message) => {
    const browser = server.browser()
    const answer = await browser('POST', '/api/auth/preferences', body, { 'x-forwarded-for': '203.0.113.9' })
    expect([answer.status, answer.body]).toMatchObject([400, { message }])
  })

  test.each([
    [{ lastName: 'X', email: 'x@example.org', password: PASSWORD }, 'firstName'],
    [{ firstName: 'X', lastName: 'X', email: 'nonsense', password: PASSWORD }, 'email'],
    [{ firstName: 'X', lastName: 'X', email: 'x@example.org', password: 'short' }, 'password'],
    [{ firstName: 'X\n', lastName: 'A\u0000B', email: 'x@example.org', password: PASSWORD }, 'lastName'],
  ])('sign-up %j names the field', async (body, field) => {
    const answer = await server.browser()('POST', '/api/auth/sign-up', body)
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field }] }])
  })

  test('no role, handicap or club by mass assignment', async () => {
    const person = { firstName: 'Eve', lastName: 'X', email: 'eve@example.org', password: PASSWORD }
    for (const extra of [
      { role: 'club_admin' },
      { clubId: club.clubId },
      { handicapIndex: 10 },
      { emailVerified: true },
    ]) {
      const answer = await server.browser()('POST', '/api/auth/sign-up', { ...person, ...extra })
      expect(answer.status).toBe(400)
    }
  })

  test('an e-mail in use is a 409 at the field; twice at once is one account', async () => {
    const person = { firstName: 'Fay', lastName: 'X', email: 'fay@example.org', password: PASSWORD }
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.browser()('POST', '/api/auth/sign-up', person)),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    const again = await server.browser()('POST', '/api/auth/sign-up', person)
    expect(again.body).toMatchObject({ code: 'email_taken', fields: [{ field: 'email' }] })
  })
})

test('ten wrong passwords close an account for a while, with the minutes to wait', async () => {
  const { email } = await signUpByCalls(server, { firstName: 'Gus', clubCode: club.clubCode })
  const guess = () => server.browser()('POST', '/api/auth/sign-in', { email, password: 'guess' })
  for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(401)
  const answer = await guess()
  expect(answer.status).toBe(429)
  expect(answer.text).toMatch(/wait \d+ minutes/)
})

test('a replaced membership is seen by the next request', async () => {
  const { browser, userId } = await signUpByCalls(server, { firstName: 'Jo', clubCode: club.clubCode })
  expect((await browser('GET', `/api/clubs/${club.clubId}`)).status).toBe(200)
  expect((await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${userId}`)).status).toBe(200)
  await expect.poll(async () => (await browser('GET', `/api/clubs/${club.clubId}`)).status).toBe(404)
})

describe('a password', () => {
  const signUpWith = (password: string, at: string) => {
    const person = { firstName: 'Pat', lastName: 'Word', email: `pat.${at}@example.org` }
    return server.browser()('POST', '/api/auth/sign-up', { ...person, password })
  }

  test.each(['12345678', 'password', 'scoreclub', 'aaaaaaaa'])(
    '%s is refused at its field',
    async (password) => {
      expect(await signUpWith(password, 'weak')).toMatchObject({
        status: 400,
        body: { code: 'password_weak', fields: [{ field: 'password' }] },
      })
    },
  )

  test('of 200 characters of any kind counts to its last one', async () => {
    const password = `${'ñ高🏌 '.repeat(39)}the end`
    expect((await signUpWith(password, 'long')).status).toBe(200)
    const signIn = (given: string) =>
      server.browser()('POST', '/api/auth/sign-in', { email: 'pat.long@example.org', password: given })
    expect((await signIn(`${password.slice(0, -1)}D`)).status).toBe(401)
    expect((await signIn(password)).status).toBe(200)
  })
})
