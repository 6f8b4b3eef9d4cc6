import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCalls } from '#test/fuzz/contract-calls.ts'
import {
  createTestClub,
  PASSWORD,
  signUpByCalls,
  startSecondProcess,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import {
  comeBackAs,
  Cookies,
  HERE,
  open,
  signInThere,
  startFakeProvider,
  startSignInProvider,
  type FakeProvider,
  type TestProvider,
} from '#test/sign-in-provider.ts'

const START = new Date('2026-06-06T09:00:00Z')
const publicUrl = 'http://club.test'

let provider: TestProvider
let fake: FakeProvider
/** With passwords of its own, to make clubs and the people of before. */
let before: TestServer
/** The same installation after it was led to the sign-in service. */
let led: Pick<TestServer, 'app' | 'close'>
let misled: Pick<TestServer, 'app' | 'close'>
let club: TestClub

beforeAll(async () => {
  provider = await startSignInProvider(publicUrl)
  fake = await startFakeProvider(publicUrl)
  before = await startTestServer(START)
  led = await startSecondProcess(before, provider.env())
  misled = await startSecondProcess(before, fake.env())
  club = await createTestClub(before)
})
afterAll(async () => {
  await Promise.all([led.close(), misled.close()])
  await Promise.all([before.close(), provider.close(), fake.close()])
})
beforeEach(() => {
  before.setTime(START)
  fake.forge({})
  fake.answerTokens('well')
})

type User = { id: string; email: string; firstName: string; clubId: string | null; role: string }

const calls = await readCalls()

const readUser = async (cookies: Cookies, app = led.app) => {
  const answer = await open(app, cookies, '/api/auth/user')
  return answer.statusCode === 200 ? answer.json<User>() : undefined
}

const confirmed = (email: string, given_name = 'Pat') => ({
  email,
  email_verified: true,
  given_name,
  family_name: 'Provider',
})

const signIn = (who: string, cookies = new Cookies(), query = '') =>
  signInThere(led.app, cookies, { who, publicUrl, query }).then((way) => ({ ...way, cookies }))

const count = async (sql: string) =>
  (await before.database.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]?.n

describe('somebody whom the sign-in service knows', () => {
  test('when they come for the first time, then they have an account with a confirmed address', async () => {
    provider.people.set('first', confirmed('First@Example.org', 'Fi\u202Erst'))
    const { cookies, answer } = await signIn('first')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/auth?tab=signin'])
    expect(await readUser(cookies)).toMatchObject({
      email: 'first@example.org',
      firstName: 'Fi rst',
      clubId: null,
    })
    expect(await count(`users where email = 'first@example.org' and email_verified`)).toBe(1)
    expect(await count(`accounts where provider_id = '${provider.issuer}' and account_id = 'first'`)).toBe(1)
    // No token of the service is kept.
    expect(await count(`accounts where coalesce(access_token, refresh_token, id_token) is not null`)).toBe(0)
  })

  test('when they come for the first time twice at once, then they have one account', async () => {
    provider.people.set('twice', confirmed('twice@example.org'))
    const answers = await Promise.all([signIn('twice'), signIn('twice')])
    expect(answers.map(({ answer }) => answer.statusCode)).toEqual([302, 302])
    const [one, two] = await Promise.all(answers.map(({ cookies }) => readUser(cookies)))
    expect(one?.id).toBe(two?.id)
  })

  test('the choice made before signing in is applied once, at the first sign-in', async () => {
    provider.people.set('joins', confirmed('joins@example.org'))
    const cookies = new Cookies()
    const choice = { userType: 'player', clubCode: club.clubCode }
    await open(led.app, cookies, '/api/auth/preferences', { method: 'POST', body: choice })
    const { answer } = await signIn('joins', cookies, '?next=/season')
    expect(answer.headers.location).toBe('/season')
    expect(await readUser(cookies)).toMatchObject({ clubId: club.clubId, role: 'player' })
    expect(cookies.get(HERE, 'scoreclub.preference')).toBeUndefined()
  })

  test('an administrator-to-be is led on to create a club, and has power over none', async () => {
    provider.people.set('runs', confirmed('runs@example.org'))
    const cookies = new Cookies()
    await open(led.app, cookies, '/api/auth/preferences', {
      method: 'POST',
      body: { userType: 'club_admin' },
    })
    const { answer } = await signIn('runs', cookies)
    expect(answer.headers.location).toBe('/auth?tab=signin')
    expect(await readUser(cookies)).toMatchObject({ clubId: null, role: 'club_admin' })
  })

  test('a choice that would join a club is asked about when the account was there before', async () => {
    provider.people.set('asked', confirmed('asked@example.org'))
    await signIn('asked')
    const cookies = new Cookies()
    const choice = { userType: 'player', clubCode: club.clubCode }
    await open(led.app, cookies, '/api/auth/preferences', { method: 'POST', body: choice })
    await signIn('asked', cookies)
    expect((await readUser(cookies))?.clubId).toBeNull()
    expect((await open(led.app, cookies, '/api/auth/preferences')).json()).toMatchObject({
      userType: 'player',
    })
  })

  test('an invitation of a confirmed address makes them a member', async () => {
    const invited = { email: 'invited@example.org', handicap: '12.4', message: '', clubId: club.clubId }
    const sent = await club.admin('POST', '/api/clubs/invite-member', invited)
    expect(sent.status, sent.text).toBe(200)
    provider.people.set('invited', confirmed(invited.email))
    const { cookies } = await signIn('invited')
    expect(await readUser(cookies)).toMatchObject({ clubId: club.clubId, handicap: '12.4' })
  })

  test('they stay the same person when their address changes there, and ours follows', async () => {
    provider.people.set('moves', confirmed('moves@example.org'))
    const first = await readUser((await signIn('moves')).cookies)
    provider.people.set('moves', confirmed('moved@example.org'))
    expect(await readUser((await signIn('moves')).cookies)).toMatchObject({
      id: first?.id,
      email: 'moved@example.org',
    })
    expect(await count(`mails where recipient in ('moves@example.org', 'moved@example.org')`)).toBe(2)
    // An address that is another account's, or that nobody vouches for, is not taken over.
    for (const address of [
      confirmed('first@example.org'),
      { email: 'x@example.org', email_verified: false },
    ]) {
      provider.people.set('moves', address)
      expect(await readUser((await signIn('moves')).cookies)).toMatchObject({
        id: first?.id,
        email: 'moved@example.org',
      })
    }
  })

  test('when they say no there, then nobody is signed in', async () => {
    const { cookies, answer } = await signIn('')
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('did not let you in')
    expect(await readUser(cookies)).toBeUndefined()
  })
})

describe('an account that was here before', () => {
  const person = (email: string) => confirmed(email)

  test('is not opened by an address that the service does not vouch for', async () => {
    const { email } = await signUpByCalls(before, { firstName: 'Una', clubCode: club.clubCode })
    provider.people.set('una', { ...person(email), email_verified: false })
    const { cookies, answer } = await signIn('una')
    expect([answer.statusCode, await readUser(cookies)]).toEqual([409, undefined])
    expect((await open(led.app, cookies, '/api/auth/connection')).json()).toBeNull()
    expect(await count(`accounts where account_id = 'una'`)).toBe(0)
  })

  test('is connected by its password, once, and keeps everything', async () => {
    const { email, userId } = await signUpByCalls(before, { firstName: 'Vera', clubCode: club.clubCode })
    provider.people.set('vera', person(email))
    const { cookies, answer } = await signIn('vera', new Cookies(), '?next=/season')
    expect(answer.headers.location).toBe('/auth?connect=1')
    expect(await readUser(cookies)).toBeUndefined()
    expect((await open(led.app, cookies, '/api/auth/connection')).json()).toEqual({
      email,
      name: 'Golf Union',
    })
    const connect = (password: string) =>
      open(led.app, cookies, '/api/auth/connection', { method: 'POST', body: { password } })
    expect((await connect('not this one')).statusCode).toBe(400)
    expect(await readUser(cookies)).toBeUndefined()
    expect((await connect(PASSWORD)).json()).toMatchObject({
      user: { id: userId, clubId: club.clubId },
      next: '/season',
    })
    expect(await readUser(cookies)).toMatchObject({ id: userId })
    const again = await signIn('vera')
    expect([again.answer.headers.location, (await readUser(again.cookies))?.id]).toEqual(['/', userId])
  })

  test('leaves nothing behind for the next one who signs in on a shared tablet', async () => {
    const { email } = await signUpByCalls(before, { firstName: 'Xena', clubCode: club.clubCode })
    provider.people.set('xena', person(email))
    const { cookies } = await signIn('xena')
    expect((await open(led.app, cookies, '/api/auth/connection')).json()).toMatchObject({ email })
    await open(led.app, cookies, '/api/login')
    expect((await open(led.app, cookies, '/api/auth/connection')).json()).toBeNull()
  })

  test('cannot be guessed at by the back door', async () => {
    const { email } = await signUpByCalls(before, { firstName: 'Wim', clubCode: club.clubCode })
    provider.people.set('wim', person(email))
    const { cookies } = await signIn('wim')
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        open(led.app, cookies, '/api/auth/connection', { method: 'POST', body: { password: `wrong ${i}` } }),
      ),
    )
    expect(tries.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10)
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20)
  })

  test('of another subject of the service is not taken over with its address', async () => {
    provider.people.set('owner', confirmed('owned@example.org'))
    await signIn('owner')
    provider.people.set('taker', confirmed('owned@example.org'))
    const { cookies, answer } = await signIn('taker')
    expect([answer.statusCode, await readUser(cookies)]).toEqual([409, undefined])
  })

  test('a way to connect that was forged, or that is of another browser, opens nothing', async () => {
    const cookies = new Cookies()
    for (const forged of ['', 'x', 'e30.e30', 'eyJ2YWx1ZSI6e319.x']) {
      cookies.set(HERE, 'scoreclub.sign_in_person', forged)
      const body = { password: PASSWORD }
      const answer = await open(led.app, cookies, '/api/auth/connection', { method: 'POST', body })
      expect(answer.statusCode).toBe(404)
    }
  })
})

describe('what the sign-in service is not believed', () => {
  const forgeries: [string, Parameters<FakeProvider['forge']>[0]][] = [
    ['no signature, alg none', { header: { alg: 'none' }, signature: 'none' }],
    ['a signature with the client’s secret', { header: { alg: 'HS256' }, signature: 'secret' }],
    ['the key of somebody else', { signature: 'other key' }],
    ['a broken signature', { signature: 'broken' }],
    ['another audience', { claims: { aud: 'another client' } }],
    ['two audiences, meant for the other', { claims: { aud: ['scoreclub', 'x'], azp: 'x' } }],
    ['another issuer', { claims: { iss: 'https://login.example.com' } }],
    ['another nonce', { claims: { nonce: 'of-another-sign-in' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['an expired one', { claims: { exp: Math.floor(Date.now() / 1000) - 3600 } }],
    ['no subject', { claims: { sub: undefined } }],
  ]
  test.each(forgeries)('an ID token with %s', async (_what, forged) => {
    fake.forge(forged)
    const users = await count('users')
    const cookies = new Cookies()
    const { answer } = await signInThere(misled.app, cookies, { who: '', publicUrl })
    expect([answer.statusCode, await readUser(cookies, misled.app)]).toEqual([400, undefined])
    expect(answer.headers['set-cookie']?.toString()).not.toContain('session_token')
    expect(await count('users')).toBe(users)
  })

  test('an answer without an ID token', async () => {
    fake.answerTokens('no id token')
    const { answer } = await signInThere(misled.app, new Cookies(), { who: '', publicUrl })
    expect(answer.statusCode).toBe(400)
  })

  test('a right one is believed, or the tests above would say nothing', async () => {
    const cookies = new Cookies()
    await signInThere(misled.app, cookies, { who: '', publicUrl })
    expect(await readUser(cookies, misled.app)).toMatchObject({ email: 'mallory@example.org' })
  })

  test('an address without a name, or none at all', async () => {
    provider.people.set('nobody', { given_name: 'No', family_name: 'Address' })
    expect((await signIn('nobody')).answer.statusCode).toBe(403)
    provider.people.set('nameless', { email: 'nameless@example.org', email_verified: true })
    expect(await readUser((await signIn('nameless')).cookies)).toMatchObject({ firstName: 'nameless' })
  })
})

describe('the way back', () => {
  test('counts once, also with the cookie of before', async () => {
    provider.people.set('replay', confirmed('replay@example.org'))
    const cookies = new Cookies()
    const door = await open(led.app, cookies, '/api/login')
    const flow = cookies.get(HERE, 'scoreclub.sign_in_flow') ?? ''
    const back = await comeBackAs(cookies, String(door.headers.location), { who: 'replay', publicUrl })
    const thief = new Cookies()
    thief.set(HERE, 'scoreclub.sign_in_flow', flow)
    expect((await open(led.app, cookies, back)).statusCode).toBe(302)
    expect((await open(led.app, thief, back)).statusCode).toBe(400)
    expect(await readUser(thief)).toBeUndefined()
  })

  test('is of no use in another browser', async () => {
    provider.people.set('sent', confirmed('sent@example.org'))
    const cookies = new Cookies()
    const door = await open(led.app, cookies, '/api/login')
    const back = await comeBackAs(cookies, String(door.headers.location), { who: 'sent', publicUrl })
    const stranger = new Cookies()
    expect((await open(led.app, stranger, back)).statusCode).toBe(400)
    // One that began a sign-in of its own: neither with the other's state nor with its own.
    await open(led.app, stranger, '/api/login')
    expect((await open(led.app, stranger, back)).statusCode).toBe(400)
    const door2 = await open(led.app, stranger, '/api/login')
    const own = new URL(String(door2.headers.location)).searchParams.get('state') ?? ''
    const mixed = new URL(back, publicUrl)
    mixed.searchParams.set('state', own)
    expect((await open(led.app, stranger, `${mixed.pathname}${mixed.search}`)).statusCode).toBe(400)
    expect(await readUser(stranger)).toBeUndefined()
  })

  test('ends ten minutes after the door', async () => {
    provider.people.set('late', confirmed('late@example.org'))
    const cookies = new Cookies()
    const door = await open(led.app, cookies, '/api/login')
    const back = await comeBackAs(cookies, String(door.headers.location), { who: 'late', publicUrl })
    before.setTime(new Date(START.getTime() + 10 * 60_000 + 1))
    expect((await open(led.app, cookies, back)).statusCode).toBe(400)
  })

  test.each(['?code=x', '?code=x&state=y', '?state=a&state=b', '?error=access_denied', ''])(
    'with %s alone signs nobody in',
    async (query) => {
      const answer = await open(led.app, new Cookies(), `/api/auth/callback${query}`)
      expect(answer.statusCode).toBe(400)
    },
  )

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/api/logout',
    '/api?x',
    '/%0d%0aX: 1',
    '',
  ])('never leads to another site: next=%s', async (next) => {
    provider.people.set('next', confirmed('next@example.org'))
    const { answer } = await signIn('next', new Cookies(), `?next=${encodeURIComponent(next)}`)
    expect(answer.headers.location).toBe('/auth?tab=signin')
  })

  test('asks for a code with PKCE, a state and a nonce, and keeps the cookie from scripts', async () => {
    const door = await open(led.app, new Cookies(), '/api/login')
    const asked = new URL(String(door.headers.location)).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(asked.get(name)?.length).toBeGreaterThan(40)
    expect(String(door.headers['set-cookie'])).toMatch(
      /sign_in_flow=.*Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/,
    )
    expect(door.headers['cache-control']).toBe('no-store')
  })
})

describe('when the sign-in service is away', () => {
  test('the door says so with a 503 in the reader’s language, and whoever is signed in stays so', async () => {
    const gone = await startSignInProvider(publicUrl)
    provider.people.set('stays', confirmed('stays@example.org'))
    const { cookies } = await signIn('stays')
    await gone.close()
    const away = await startSecondProcess(before, gone.env())
    const answer = await open(away.app, new Cookies(), '/api/login?next=/season')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.body).toContain('The sign-in service cannot be reached right now.')
    expect(answer.body).toContain('href="/api/login?next=%2Fseason"')
    const headers = { 'accept-language': 'es-MX' }
    expect((await open(away.app, new Cookies(), '/api/login', { headers })).body).toContain('lang="es"')
    expect(await readUser(cookies, away.app)).toMatchObject({ email: 'stays@example.org' })
    // Signing out needs nobody else.
    expect((await open(away.app, cookies, '/api/logout')).headers.location).toBe('/')
    expect(await readUser(cookies, away.app)).toBeUndefined()
    await away.close()
  })

  test.each(['fails', 'hangs up', 'never answers'] as const)('on the way back, when it %s', async (how) => {
    fake.answerTokens(how)
    const { answer } = await signInThere(misled.app, new Cookies(), { who: '', publicUrl })
    expect(answer.statusCode).toBe(503)
  })
})

describe('with a sign-in service', () => {
  test.each([
    [
      'POST',
      '/api/auth/sign-up',
      { firstName: 'A', lastName: 'B', email: 'a@example.org', password: PASSWORD },
    ],
    ['POST', '/api/auth/sign-in', { email: 'ada.oakhill@example.org', password: PASSWORD }],
    ['POST', '/api/auth/forgot-password', { email: 'ada.oakhill@example.org' }],
    ['POST', '/api/auth/reset-code', { email: 'ada.oakhill@example.org', code: '123456' }],
    ['POST', '/api/auth/reset-password', { token: 'x', password: PASSWORD }],
  ] as const)('there is no other door: %s %s', async (method, path, body) => {
    const answer = await open(led.app, new Cookies(), path, { method, body })
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      403,
      expect.stringContaining('takes no passwords'),
    ])
  })

  /** Found by their addresses, so that a new one is tried without being listed. */
  const ofOwnAccount = calls.filter(({ path }) => /second-step|passkey|\/auth\/(password|email)/.test(path))

  test('the calls of passwords, the second step and passkeys are found', () => {
    expect(ofOwnAccount.length).toBeGreaterThanOrEqual(15)
  })

  test.each(ofOwnAccount.map(({ method, path }) => [method, path] as const))(
    'nothing is asked or set up after a password, nor signed in without: %s %s',
    async (method, path) => {
      provider.people.set('keyless', confirmed('keyless@example.org'))
      const signedIn = (await signIn('keyless')).cookies
      for (const cookies of [new Cookies(), signedIn]) {
        const answer = await led.app.inject({
          method,
          url: path.replaceAll(/:\w+/g, 'pky_0123'),
          headers: { cookie: cookies.header(HERE) },
        })
        expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
          403,
          'People sign in here with an external service, so Scoreclub takes no passwords.',
        ])
      }
      expect(await readUser(signedIn)).toMatchObject({ email: 'keyless@example.org' })
    },
  )

  test('the page is told where people sign in', async () => {
    const read = async (app: TestServer['app']) =>
      (await open(app, new Cookies(), '/api/auth/door')).json<unknown>()
    expect(await read(led.app)).toEqual({ provider: { name: 'Golf Union' } })
    expect(await read(before.app)).toEqual({ provider: null })
  })

  test('signing out here leads to signing out there, and the old cookie opens nothing', async () => {
    provider.people.set('leaves', confirmed('leaves@example.org'))
    const { cookies } = await signIn('leaves')
    const old = new Cookies()
    old.set(HERE, 'scoreclub.session_token', cookies.get(HERE, 'scoreclub.session_token') ?? '')
    const out = await open(led.app, cookies, '/api/logout')
    const there = new URL(String(out.headers.location))
    expect(there.origin).toBe(provider.issuer)
    expect(there.searchParams.get('post_logout_redirect_uri')).toBe(`${publicUrl}/`)
    expect(there.searchParams.get('client_id')).toBe('scoreclub')
    expect(there.searchParams.has('id_token_hint')).toBe(false)
    expect(await readUser(old)).toBeUndefined()
  })

  test('another site’s link signs nobody out, and the page it leads to may go on to the service', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const answer = await open(led.app, new Cookies(), '/api/logout', { headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-security-policy']).toContain(`form-action 'self' ${provider.issuer};`)
  })

  test('before a role changes they sign in there again, and no password is asked for', async () => {
    provider.people.set('chief', confirmed('chief@example.org'))
    const cookies = new Cookies()
    await open(led.app, cookies, '/api/auth/preferences', {
      method: 'POST',
      body: { userType: 'club_admin' },
    })
    await signIn('chief', cookies)
    const created = await open(led.app, cookies, '/api/clubs', {
      method: 'POST',
      body: { name: 'Led Club', timeZone: 'Europe/London' },
    })
    const { id, clubCode } = created.json<{ id: string; clubCode: string }>()
    provider.people.set('deputy', confirmed('deputy@example.org'))
    const deputy = new Cookies()
    const choice = { userType: 'player', clubCode }
    await open(led.app, deputy, '/api/auth/preferences', { method: 'POST', body: choice })
    await signIn('deputy', deputy)
    const member = (await readUser(deputy))?.id ?? ''
    const promote = async () =>
      (
        await open(led.app, cookies, `/api/clubs/${id}/members/${member}`, {
          method: 'PATCH',
          body: { role: 'club_admin' },
        })
      ).statusCode
    // The service knows them still and asks nothing: it did so a quarter of an hour ago.
    const later = new Date(Date.now() + 16 * 60_000)
    await before.database.pool.query(
      `update sessions set created_at = $1::timestamptz, updated_at = $1::timestamptz, expires_at = $1::timestamptz + interval '90 days'`,
      [later],
    )
    before.setTime(later)
    await signIn('chief', cookies)
    expect(await promote()).toBe(403)
    const soon = new Date(Date.now() + 60_000)
    before.setTime(soon)
    await before.database.pool.query(
      `update sessions set password_at = $1::timestamptz - interval '16 minutes'`,
      [soon],
    )
    expect(await promote()).toBe(403)
    const door = await open(led.app, new Cookies(), '/api/login?again=1')
    expect(new URL(String(door.headers.location)).searchParams.get('prompt')).toBe('login')
    await signIn('chief', cookies, '?again=1')
    expect(await promote()).toBe(200)
  })
})
