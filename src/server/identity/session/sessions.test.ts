import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createTestClub,
  isOnTwoProcesses,
  PASSWORD,
  signUpByCalls,
  startSecondProcess,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { Cookies, HERE, signInThere, startSignInProvider, type TestProvider } from '#test/sign-in-provider.ts'
import { sessionTokenHash } from './session-token.ts'

const START = new Date('2026-06-06T09:00:00Z')
const inDays = (days: number) => new Date(START.getTime() + days * 24 * 60 * 60 * 1000)

let plain: TestServer
let secure: TestServer
let club: TestClub
const publicUrl = 'http://club.test'
let provider: TestProvider
/** The process of the same installation that leads to a sign-in service. */
let led: Pick<TestServer, 'app' | 'close'>

beforeAll(async () => {
  provider = await startSignInProvider(publicUrl)
  plain = await startTestServer(START)
  secure = await startTestServer(START, { PUBLIC_URL: 'https://club.example.org' })
  club = await createTestClub(plain)
  led = await startSecondProcess(plain, provider.env())
})
afterAll(async () => {
  await led.close()
  await Promise.all([plain.close(), secure.close(), provider.close()])
})
beforeEach(() => {
  plain.setTime(START)
})

type Signed = { cookie: string; lines: string[] }

async function post(
  server: TestServer,
  path: string,
  body: unknown,
  cookie = '',
): Promise<Signed & { status: number }> {
  const answer = await server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', cookie },
    payload: JSON.stringify(body),
  })
  const lines = [answer.headers['set-cookie'] ?? []].flat()
  const session = answer.cookies.find(({ name, value }) => name.endsWith('session_token') && value !== '')
  return { status: answer.statusCode, lines, cookie: session ? `${session.name}=${session.value}` : '' }
}

type SignIn = (server: TestServer, email: string, cookie?: string) => Promise<Signed & { status: number }>

const withPassword: SignIn = (server, email, cookie) =>
  post(server, '/api/auth/sign-in', { email, password: PASSWORD }, cookie)

/** The same person through the sign-in service, which knows them by their address. */
const withService: SignIn = async (server, email, cookie = '') => {
  await server.database.pool.query(
    `insert into accounts (id, user_id, account_id, provider_id)
     select 'acc_' || id, id, $1, $2 from users where email = $1 on conflict do nothing`,
    [email, provider.issuer],
  )
  provider.people.set(email, { email, email_verified: true, given_name: 'Known', family_name: 'There' })
  const cookies = new Cookies()
  cookies.take(HERE, cookie.split('; '))
  const { answer } = await signInThere(led.app, cookies, { who: email, publicUrl })
  const session = answer.cookies.find(({ name, value }) => name.endsWith('session_token') && value !== '')
  return {
    status: answer.statusCode === 302 ? 200 : answer.statusCode,
    lines: [answer.headers['set-cookie'] ?? []].flat(),
    cookie: session ? `${session.name}=${session.value}` : '',
  }
}

const doors = [
  { door: 'a password', signIn: withPassword },
  { door: 'a sign-in service', signIn: withService },
]

async function openApp(server: TestServer, cookie: string) {
  const answer = await server.app.inject({ method: 'GET', url: '/api/auth/user', headers: { cookie } })
  const session = answer.cookies.find(({ name, value }) => name.endsWith('session_token') && value !== '')
  return {
    status: answer.statusCode,
    cookie: session && `${session.name}=${session.value}`,
    lines: [answer.headers['set-cookie'] ?? []].flat(),
  }
}

const statusOf = async (server: TestServer, cookie: string) =>
  (await server.app.inject({ method: 'GET', url: '/api/rounds/active', headers: { cookie } })).statusCode

let people = 0
const newPlayer = () => signUpByCalls(plain, { firstName: `Sess${(people += 1)}`, clubCode: club.clubCode })

describe.each(doors)('the session’s token, with $door', ({ signIn }) => {
  test('when somebody signs in, then the store has only its hash', async () => {
    const { email } = await newPlayer()
    const { cookie } = await signIn(plain, email)
    const token = /=([\w-]+)/.exec(cookie)?.[1] ?? ''
    expect(token.length).toBeGreaterThanOrEqual(32)
    const { rows } = await plain.database.pool.query<{ row: string }>('select s::text as row from sessions s')
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
    expect(rows.filter(({ row }) => row.includes(sessionTokenHash(token)))).toHaveLength(1)
  })

  test('a cookie with a signature behind its token, as earlier versions set it, still signs in', async () => {
    const { userId } = await newPlayer()
    const token = `aBcDeFgHiJkLmNoPqRsTuVwX${userId.slice(-8)}`
    await plain.database.pool.query(
      'insert into sessions (id, user_id, token, expires_at, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)',
      [`ses_${userId}`, userId, sessionTokenHash(token), inDays(100), START],
    )
    expect(await statusOf(plain, `scoreclub.session_token=${token}.c2lnbmF0dXJl%3D`)).toBe(200)
  })

  test('when somebody signs in with a session or a choice that was planted, then neither becomes theirs', async () => {
    const { email } = await newPlayer()
    const planted = 'scoreclub.session_token=plantedplantedplantedplanted1234'
    const choice = await post(plain, '/api/auth/preferences', { userType: 'club_admin' })
    const preference = choice.lines
      .map((line) => line.split(';')[0] ?? '')
      .find((one) => one.includes('preference'))
    const signedIn = await signIn(plain, email, `${planted}; ${preference ?? ''}`)
    expect(signedIn.status).toBe(200)
    expect(signedIn.cookie).not.toContain('planted')
    expect(await statusOf(plain, planted)).toBe(401)
    expect(await statusOf(plain, preference ?? '')).toBe(401)
    // The choice is used up, and its cookie taken away.
    expect(signedIn.lines.some((line) => line.startsWith('scoreclub.preference=;'))).toBe(true)
    const { rowCount } = await plain.database.pool.query('select 1 from sign_in_preferences')
    expect(rowCount).toBe(0)
  })

  test('when somebody signs in again in a browser, then the session that it had ends', async () => {
    const { email } = await newPlayer()
    const first = await signIn(plain, email)
    const again = await signIn(plain, email, first.cookie)
    expect(again.cookie).not.toBe(first.cookie)
    expect([await statusOf(plain, first.cookie), await statusOf(plain, again.cookie)]).toEqual([401, 200])
  })

  // It opens the app at one application past the turn, which may not have heard of the other's word yet.
  test.skipIf(isOnTwoProcesses)(
    'when a player becomes an administrator, then their session gets a new token, and the old one ends',
    async () => {
      const { email, userId } = await newPlayer()
      const before = (await signIn(plain, email)).cookie
      await openApp(plain, before)
      const path = `/api/clubs/${club.clubId}/members/${userId}`
      expect((await club.admin('PATCH', path, { role: 'club_admin' })).status).toBe(200)
      const opened = await openApp(plain, before)
      expect(opened.status).toBe(200)
      expect(opened.cookie).toBeDefined()
      expect(opened.cookie).not.toBe(before)
      expect(await statusOf(plain, opened.cookie ?? '')).toBe(200)
      expect((await openApp(plain, opened.cookie ?? '')).cookie).toBeUndefined()
      // What was on its way with the old token still counted; a minute later it does not.
      expect(await statusOf(plain, before)).toBe(200)
      plain.setTime(new Date(START.getTime() + 61_000))
      expect(await statusOf(plain, before)).toBe(401)
      expect(await statusOf(plain, opened.cookie ?? '')).toBe(200)
    },
  )
})

describe.each(doors)('how long a session lasts, with $door', ({ signIn }) => {
  test('a player’s slides 180 days with each start of the app, and ends a year after signing in', async () => {
    const { email } = await newPlayer()
    const { cookie } = await signIn(plain, email)
    plain.setTime(inDays(179))
    expect((await openApp(plain, cookie)).cookie).toMatch(/^scoreclub\.session_token=/)
    plain.setTime(inDays(358))
    expect((await openApp(plain, cookie)).status).toBe(200)
    plain.setTime(inDays(364.9))
    expect(await statusOf(plain, cookie)).toBe(200)
    plain.setTime(inDays(365.1))
    expect(await statusOf(plain, cookie)).toBe(401)
  })

  test('a player’s ends 180 days after it was last used', async () => {
    const { email } = await newPlayer()
    const { cookie } = await signIn(plain, email)
    plain.setTime(inDays(179.9))
    expect(await statusOf(plain, cookie)).toBe(200)
    plain.setTime(inDays(180.1))
    expect(await statusOf(plain, cookie)).toBe(401)
  })

  test('an administrator’s slides 30 days, and ends 90 days after signing in', async () => {
    const email = 'ada.oakhill@example.org'
    const { cookie } = await signIn(plain, email)
    for (const day of [29, 58, 87]) {
      plain.setTime(inDays(day))
      expect((await openApp(plain, cookie)).status).toBe(200)
    }
    plain.setTime(inDays(90.1))
    expect(await statusOf(plain, cookie)).toBe(401)
    plain.setTime(START)
    const other = (await signIn(plain, email)).cookie
    plain.setTime(inDays(30.1))
    expect(await statusOf(plain, other)).toBe(401)
  })
})

describe('the session’s cookie', () => {
  const signUp = (firstName: string) =>
    post(secure, '/api/auth/sign-up', {
      firstName,
      lastName: 'Secure',
      email: `${firstName}@example.org`.toLowerCase(),
      password: PASSWORD,
    })

  test('over https it has the prefix __Host- with Secure, HttpOnly, SameSite=Lax and Path=/, and no Domain', async () => {
    const { lines } = await signUp('Hanna')
    const session = lines.find((line) => line.startsWith('__Host-scoreclub.session_token='))
    expect(session?.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=15552000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
    const choice = await post(secure, '/api/auth/preferences', { userType: 'club_admin' })
    expect(choice.lines).toEqual([
      expect.stringMatching(
        /^__Host-scoreclub\.preference=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
  })

  test('on plain http it has a plain name without Secure', async () => {
    const { email } = await newPlayer()
    const { lines } = await withPassword(plain, email)
    const session = lines.find((line) => line.startsWith('scoreclub.session_token='))
    expect(session?.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=15552000',
      'Path=/',
      'SameSite=Lax',
    ])
  })

  test('over https a plain name counts for nothing: another host of the domain can set it', async () => {
    const { cookie } = await signUp('Ines')
    const token = cookie.split('=')[1] ?? ''
    expect(await statusOf(secure, cookie)).toBe(200)
    expect(await statusOf(secure, `scoreclub.session_token=${token}`)).toBe(401)
  })

  test('a cookie of an earlier version is accepted and replaced when the app is opened', async () => {
    const { cookie } = await signUp('Jara')
    const earlier = `__Secure-scoreclub.session_token=${cookie.split('=')[1] ?? ''}`
    const opened = await openApp(secure, earlier)
    expect(opened.cookie).toMatch(/^__Host-scoreclub\.session_token=/)
    expect(
      opened.lines.some((line) =>
        /^__Secure-scoreclub\.session_token=; .*Expires=Thu, 01 Jan 1970/.test(line),
      ),
    ).toBe(true)
    expect(opened.lines).toContainEqual(expect.stringMatching(/^scoreclub\.signed_in=1;/))
    secure.setTime(new Date(START.getTime() + 61_000))
    expect(await statusOf(secure, earlier)).toBe(401)
    expect(await statusOf(secure, opened.cookie ?? '')).toBe(200)
    secure.setTime(START)
  })

  test('signing out takes it away, under each of its names', async () => {
    const { cookie } = await signUp('Kira')
    const answer = await secure.app.inject({ method: 'GET', url: '/api/logout', headers: { cookie } })
    expect(answer.cookies.map(({ name, value }) => [name, value]).sort()).toEqual([
      ['__Host-scoreclub.session_token', ''],
      ['__Secure-scoreclub.session_token', ''],
      ['scoreclub.signed_in', ''],
    ])
    expect(await statusOf(secure, cookie)).toBe(401)
  })
})
